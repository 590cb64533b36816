"""``python -m hotstove``, and the packaged program: the same as the command."""

from __future__ import annotations

import sys

from hotstove.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The packaged program is also the Python that fill, season and solver start.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
