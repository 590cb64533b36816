"""What every test gets: no screen, a home of its own, and a look at what it left running."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from leftovers import running, stop

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The program follows the system's language; tests read it in English.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)


def pytest_configure(config: pytest.Config) -> None:
    """A folder for the session's saves and settings, so that no test touches the player's own."""
    home = tempfile.mkdtemp(prefix="hotstove-tests-")
    os.environ["HOTSTOVE_HOME"] = home
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    # A run put in the background inherits a deaf ear for Ctrl+C, and would hand it down to the
    # commands that are to be stopped by it.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first: the last of them must not keep one core busy and the others idle."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def reference() -> Path:
    """The folder of published card statistics that some tests compare with; never shipped."""
    named = os.environ.get("HOTSTOVE_REFERENCE", "")
    if not named:
        pytest.skip("HOTSTOVE_REFERENCE does not name the folder of reference cards")
    folder = Path(named)
    if not folder.is_dir():
        pytest.skip(f"HOTSTOVE_REFERENCE names {named}, which is not a folder here")
    return folder


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a timer, animation, thread or process of its own running."""
    before = running()
    yield
    left = running() - before
    patience = time.monotonic() + 1
    while left and time.monotonic() < patience:
        time.sleep(0.01)
        left = running() - before
    if left:
        stop(left)
        pytest.fail("left running: " + "; ".join(sorted(told for _, told in left)), pytrace=False)
