"""One program at a time: a second start hands its files to the first, which comes to the front.

A lock says whether a first one is there; it dies with its process, so what a crash leaves behind
bars nobody. The socket, and Qt's network library with it, is opened when the first frame stands.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCryptographicHash, QLockFile, QObject, QThread, Signal

from hotstove.play.values import Value

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST: Final = 64 * 1024
"""Bytes of a ring; paths have some hundred each."""
PATIENCE: Final = 3000
"""Milliseconds the first program has to answer, for it may just be starting."""
_ANSWER: Final = b"ok\n"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"


class Ring(Value, frozen=True):
    """What a second start tells the first."""

    files: tuple[str, ...] = ()
    token: str = ""
    """With which the desktop lets a window come to the front."""


class Doorbell(QObject):
    rang = Signal(list)
    """Somebody started the program again, with these files."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """*folder* is what the programs would share: whoever has another one is another house."""
        super().__init__(parent)
        self._folder = folder
        self._lock = QLockFile(str(folder / "open.lock"))
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    @property
    def name(self) -> str:
        """What the socket of this folder is called."""
        # Qt's own hash: Python's would load a library of ciphers before the first frame.
        kind = QCryptographicHash.Algorithm.Sha256
        digest = QCryptographicHash.hash(str(self._folder).encode(), kind)
        return f"hotstove-{bytes(digest.toHex().data()).decode()[:16]}"

    def is_ours(self) -> bool:
        """Whether no other program is here; from now on we are.

        A folder that cannot be written bars nobody.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def ring(self, files: Sequence[str], patience: int = PATIENCE) -> bool:
        """Hand *files* to the program that is here; return whether it has taken them."""
        from PySide6.QtNetwork import QLocalSocket

        paths = tuple(str(Path(file).absolute()) for file in files)
        told = msgspec.json.encode(Ring(paths, os.environ.get(_TOKEN, ""))) + b"\n"
        for _ in range(max(1, patience // 100)):
            socket = QLocalSocket()
            socket.connectToServer(self.name)
            if socket.waitForConnected(100):
                socket.write(told)
                return socket.waitForReadyRead(patience) and socket.readAll().data() == _ANSWER
            QThread.msleep(100)
        return False

    def listen(self) -> None:
        """Hear who rings, from now on; a socket that a crash has left is taken away."""
        from PySide6.QtNetwork import QLocalServer

        if not self._lock.isLocked():
            return
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self.name)
        self._server.newConnection.connect(self._open)
        self._server.listen(self.name)

    def close(self) -> None:
        """Take the bell down: the next start is a first one."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _open(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        """Take a whole line; what is too long, or no ring at all, is hung up on."""
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        try:
            ring = msgspec.json.decode(socket.readLine(LONGEST).data(), type=Ring)
        except (msgspec.MsgspecError, RecursionError):
            socket.abort()
            return
        socket.write(_ANSWER)
        socket.flush()
        socket.disconnectFromServer()
        if ring.token:
            os.environ[_TOKEN] = ring.token
        self.rang.emit(list(ring.files))
