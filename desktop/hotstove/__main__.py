"""``python -m hotstove``: the same as the command; nothing else happens here."""

from __future__ import annotations

import sys

from hotstove.cli import main

if __name__ == "__main__":
    sys.exit(main())
