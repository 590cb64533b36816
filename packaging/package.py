"""Builds what can be given away: a folder with the program in it, and a package of it for Debian.

  ./play package           dist/hotstove, and on Debian and its kin dist/hotstove_*.deb
  ./play package --no-deb  the folder alone

PyInstaller does the work, by hotstove.spec beside this file; README.md tells the steps for Windows
and macOS, and how what comes out is tried.
"""

from __future__ import annotations

import gzip
import os
import platform
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from hotstove.files.phrasebook import filled, language_of_system, opened

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
APP_ID = "org.hotstove.HotStove"
TRANSLATIONS = ROOT / "resources" / "translations"
translate = opened(TRANSLATIONS, language_of_system(TRANSLATIONS)).translate
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
MAINTAINER = "The Hot Stove contributors <contributors@hotstove.invalid>"
DESCRIPTION = """\
Description: card baseball at the kitchen table
 Drag a batter to the plate, throw the pitch and the swing, and see the
 arithmetic beside the dice. The rulebook sits at the table: what is legal
 glows, what is not glides home with the rule that forbids it.
 .
 Play alone against the computer or hot-seat with friends, stop at any moment,
 undo any mistake, print the scorecard. Works by mouse, by keyboard alone, or
 with a screen reader. Needs no network.
"""


def main(arguments: list[str]) -> int:
    """Build what the arguments say; return the exit code."""
    if unknown := [word for word in arguments if word != "--no-deb"]:
        told = translate("package", "there is no option “{name}”; there is --no-deb")
        print(f"package: {filled(told, name=unknown[0])}", file=sys.stderr)
        return 2
    version = program_version()
    paint_icons(ROOT / "build" / "icons")
    if failed := build_folder():
        return failed
    told = translate("package", "The program: {file}")
    print("\n" + filled(told, file=ROOT / "dist" / "hotstove"))
    if shutil.which("dpkg-deb") and "--no-deb" not in arguments:
        print(filled(translate("package", "The package: {file}"), file=build_deb(version)))
    return 0


def program_version() -> str:
    """Return the version that the program itself tells."""
    from hotstove import __version__

    return __version__


def paint_icons(folder: Path) -> None:
    """Paint the icon in every size, and as one file for Windows and macOS."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication(["package"])
    renderer = QSvgRenderer(str(ROOT / "resources" / "icons" / f"{APP_ID}.svg"))
    folder.mkdir(parents=True, exist_ok=True)
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        image.save(str(folder / f"{size}.png"))
        if size == 256:
            image.save(str(folder / "hotstove.ico"))
        if size == 512:
            image.save(str(folder / "hotstove.icns"))
    del app


def build_folder() -> int:
    """Let PyInstaller make dist/hotstove anew, and say what it could not; return its exit code."""
    work = ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build" / "pyinstaller")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *work]
    return subprocess.run([*command, str(HERE / "hotstove.spec")], check=False, cwd=ROOT).returncode


# The package for Debian


def build_deb(version: str) -> Path:
    """Lay the package out under build/deb, pack it, and return the file."""
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / "dist" / "hotstove", tree / "usr" / "lib" / "hotstove", symlinks=True)
    furnish(tree, version)
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    kibibytes = sum(file.lstat().st_size for file in tree.rglob("*")) // 1024
    put(tree / "DEBIAN" / "control", control(version, architecture, kibibytes))
    set_modes(tree)
    package = ROOT / "dist" / f"hotstove_{version}_{architecture}.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(package)]
    subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
    return package


def furnish(tree: Path, version: str) -> None:
    """Put into *tree* what tells the desktop of the program: its command, entry, types, icons."""
    share = tree / "usr" / "share"
    command = tree / "usr" / "bin" / "hotstove"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/hotstove/hotstove")
    put(share / "applications" / f"{APP_ID}.desktop", read(HERE / f"{APP_ID}.desktop"))
    put(share / "metainfo" / f"{APP_ID}.metainfo.xml", read(HERE / f"{APP_ID}.metainfo.xml"))
    put(share / "mime" / "packages" / f"{APP_ID}.xml", read(HERE / f"{APP_ID}.xml"))
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        copy(ROOT / "build" / "icons" / f"{size}.png", icons / f"{size}x{size}/apps/{APP_ID}.png")
    copy(ROOT / "resources/icons" / f"{APP_ID}.svg", icons / "scalable/apps" / f"{APP_ID}.svg")
    papers = share / "doc" / "hotstove"
    put(papers / "copyright", copyright_file())
    entry = f"hotstove ({version}) stable; urgency=low\n\n  * See the release notes in Help.\n\n"
    stamp = f" -- {MAINTAINER}  Thu, 01 Jan 2026 00:00:00 +0000\n"
    packed = gzip.compress((entry + stamp).encode(), mtime=0)
    (papers / "changelog.gz").write_bytes(packed)


def control(version: str, architecture: str, kibibytes: int) -> str:
    """Return what dpkg is told of the package."""
    return (
        "Package: hotstove\n"
        f"Version: {version}\n"
        "Section: games\n"
        "Priority: optional\n"
        f"Architecture: {architecture}\n"
        f"Installed-Size: {kibibytes}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Depends: {', '.join(depends())}\n"
        f"{DESCRIPTION}"
    )


def depends() -> Iterable[str]:
    """Return the packages that hold what Qt loads from the system; ``play`` has the list."""
    start = runpy.run_path(str(ROOT / "play"))
    library, number = platform.libc_ver()
    yield f"libc6 (>= {number})" if library == "glibc" else "libc6"
    for libraries in ("ALWAYS", "ON_X", "ON_WAYLAND"):
        yield from start[libraries].values()


def copyright_file() -> str:
    """Return our own licences whole, and where those of what is bundled lie."""
    parts = [
        "Hot Stove is the work of its contributors. Its code is under the MIT licence, its cards",
        "and art under CC BY 4.0, both below. Bundled with it, each a file of its own that may be",
        "replaced: Qt and PySide6 (LGPL-3, /usr/share/common-licenses/LGPL-3; source at",
        "https://download.qt.io/official_releases/), Python (PSF-2.0), and the libraries whose",
        "licences lie in /usr/lib/hotstove/_internal/hotstove/resources/licences. The typefaces",
        "are under the SIL Open Font License, its text beside them in resources/fonts.",
        "",
        read(ROOT / "LICENSE"),
        read(ROOT / "LICENSE-ART"),
    ]
    return "\n".join(parts)


def set_modes(tree: Path) -> None:
    """Everybody may read; the owner may write; what could be run still can."""
    for path in (tree, *tree.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
