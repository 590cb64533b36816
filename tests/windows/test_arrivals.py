"""Files that come to the window, and the second start that hands its files to the first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QDialog
from whole_games import choice, wait_for

from hotstove import app as program
from hotstove.windows import arrivals, messages
from hotstove.windows.doorbell import Doorbell

ROOT = Path(__file__).parents[2]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


def held(*files: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return data


def let_go(window, *files: Path) -> None:
    data = held(*files)
    window.dragEnterEvent(QDragEnterEvent(QPoint(50, 50), COPY, data, LEFT, NONE))
    window.dropEvent(QDropEvent(QPointF(50, 50), COPY, data, LEFT, NONE))


@pytest.fixture
def games(window) -> list[Path]:
    paths = []
    for number in range(2):
        game = window.keeper.begin(choice(name=f"Été n° {number}"))
        paths.append(game.path)
        game.close()
    return paths


def test_the_frame_is_lit_while_a_file_is_held_over_the_window(window, games):
    data = held(games[0])
    before = window.grab().toImage()
    window.dragEnterEvent(QDragEnterEvent(QPoint(9, 9), COPY, data, LEFT, NONE))
    assert window._landing.is_lit
    lit = window.grab().toImage()
    middle = lit.height() // 2
    assert lit.pixelColor(arrivals.FRAME, middle) != before.pixelColor(arrivals.FRAME, middle)
    window.dragLeaveEvent(QDragLeaveEvent())
    assert not window._landing.is_lit


def test_what_is_no_file_is_not_taken(window):
    data = QMimeData()
    data.setText("a sentence")
    event = QDragEnterEvent(QPoint(9, 9), COPY, data, LEFT, NONE)
    event.ignore()
    window.dragEnterEvent(event)
    assert not event.isAccepted()
    assert not window._landing.is_lit


def test_a_game_that_is_let_go_is_opened(window, games):
    let_go(window, games[0])
    assert window.game.path == games[0]
    assert not window._landing.is_lit


def test_of_several_games_one_is_asked_for_once(window, games, monkeypatch):
    asked = []
    monkeypatch.setattr(
        messages.Notice,
        "exec",
        lambda notice: asked.append(notice.said.text()) or QDialog.DialogCode.Rejected,
    )
    let_go(window, *games)
    assert len(asked) == 1
    assert games[0].stem in asked[0]
    assert window.game is None
    monkeypatch.setattr(messages.Notice, "exec", lambda _: QDialog.DialogCode.Accepted)
    let_go(window, *games)
    assert window.game.path == games[0]


def test_a_file_of_another_kind_is_one_sentence(window, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(type(window), "say_refused", lambda _, sentence: said.append(sentence))
    stray = tmp_path / "holiday.png"
    stray.write_bytes(b"\x89PNG")
    let_go(window, stray)
    assert len(said) == 1
    assert "holiday.png" in said[0]


# The doorbell


@pytest.fixture
def bells(tmp_path, qapp):
    made = [Doorbell(tmp_path / "data"), Doorbell(tmp_path / "data")]
    yield made
    for bell in made:
        bell.close()


def test_the_second_start_hands_its_files_to_the_first(bells, tmp_path):
    first, second = bells
    heard = []
    first.rang.connect(heard.append)
    assert first.is_ours()
    first.listen()
    assert not second.is_ours()
    # The one who rings waits for the answer, so he rings from a process of his own.
    files = [str(tmp_path / "a game é.hotstove"), "b.hotroster"]
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from hotstove.windows.doorbell import Doorbell\n"
        "app = QCoreApplication([]); bell = Doorbell(Path(sys.argv[1]))\n"
        "assert not bell.is_ours(); sys.exit(0 if bell.ring(sys.argv[2:]) else 1)"
    )
    ringer = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path / "data"), *files],
        env=dict(os.environ, PYTHONPATH=str(ROOT / "desktop")),
        cwd=tmp_path,
    )
    wait_for(lambda: ringer.poll() is not None, 20)
    assert ringer.returncode == 0
    assert heard == [[files[0], str(tmp_path / "b.hotroster")]]


def test_nobody_at_home_answers_nothing(bells):
    assert bells[0].is_ours()
    assert not bells[1].is_ours()
    assert not bells[1].ring(["a.hotstove"], patience=100)


def test_a_socket_left_behind_bars_nobody(bells, tmp_path):
    first, _ = bells
    assert first.is_ours()
    first.listen()
    path = first._server.fullServerName()
    # What a crash leaves: the file of the socket, and a lock whose process is gone.
    first._server.setParent(None)
    again = Doorbell(tmp_path / "data")
    first._lock.unlock()
    assert again.is_ours()
    again.listen()
    assert again._server.isListening()
    assert again._server.fullServerName() == path
    again.close()


def test_other_folders_are_other_houses(tmp_path, qapp):
    one, other = Doorbell(tmp_path / "one"), Doorbell(tmp_path / "other")
    assert one.is_ours()
    assert other.is_ours()
    assert one.name != other.name
    one.close()
    other.close()


@pytest.mark.parametrize("line", [b"{}x\n", b"[1, 2]\n", b"[" * 5000 + b"\n", b"x" * 200_000])
def test_what_is_no_ring_is_hung_up_on(bells, line):
    first, _ = bells
    heard = []
    first.rang.connect(heard.append)
    assert first.is_ours()
    first.listen()
    socket = QLocalSocket()
    socket.connectToServer(first.name)
    wait_for(lambda: socket.state() is QLocalSocket.LocalSocketState.ConnectedState)
    socket.write(line)
    wait_for(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="signals as Linux has them")
def test_a_second_program_ends_at_once_and_ctrl_c_ends_the_first(tmp_path):
    """Whole processes: the first opens a window, the second only rings; --new-instance does not."""
    environment = dict(
        os.environ, PYTHONPATH=str(ROOT / "desktop"), HOTSTOVE_HOME=str(tmp_path / "home")
    )
    command = [sys.executable, "-m", "hotstove"]
    first = subprocess.Popen(command, env=environment)
    try:
        lock = tmp_path / "home" / "open.lock"
        end = time.monotonic() + 20
        while not lock.exists() and time.monotonic() < end:
            time.sleep(0.05)
        second = subprocess.run(command, env=environment, timeout=30, check=False)
        assert second.returncode == 0
        assert first.poll() is None
        third = subprocess.Popen([*command, "--new-instance"], env=environment)
        time.sleep(3)
        assert third.poll() is None
        for started in (third, first):
            started.send_signal(2)
            assert started.wait(20) == program.INTERRUPTED
    finally:
        first.kill()
        first.wait()
    kept = json.loads((tmp_path / "home" / "settings.json").read_text())
    assert kept["geometry"]


def test_the_session_of_the_desktop_ends_without_a_question(window):
    window.keep()
    QApplication.processEvents()
    assert window.store.settings.geometry
