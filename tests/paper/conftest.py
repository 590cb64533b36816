"""What every test of a printed page gets: an application and the bundled fonts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hotstove.faces import fonts

RESOURCES = Path(__file__).parents[2] / "resources"


@pytest.fixture(autouse=True)
def _bundled_fonts(qapp: QApplication) -> None:
    fonts.load(RESOURCES / "fonts")
