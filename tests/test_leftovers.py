"""The look at what a test left running sees what it should, and nothing else."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject, QSequentialAnimationGroup, QThread, QTimer, QVariantAnimation

from leftovers import running, stop


def _words(before: set[tuple[int, str]]) -> list[str]:
    return [told for _, told in running() - before]


@pytest.mark.usefixtures("qapp")
def test_a_timer_without_an_owner_is_seen_until_it_stops() -> None:
    before = running()
    timer = QTimer(interval=60_000)
    assert _words(before) == []
    timer.start()
    assert _words(before) == ["timer every 60000 ms (QTimer of nobody)"]
    timer.stop()
    assert _words(before) == []


@pytest.mark.usefixtures("qapp")
def test_a_timer_goes_with_its_owner() -> None:
    before = running()
    owner = QObject()
    timer = QTimer(owner, interval=60_000)
    timer.start()
    assert len(_words(before)) == 1
    owner.deleteLater()
    assert _words(before) == []


@pytest.mark.usefixtures("qapp")
def test_a_group_of_animations_is_named_once_and_can_be_stopped() -> None:
    before = running()
    group = QSequentialAnimationGroup()
    group.setObjectName("home run trot")
    hop = QVariantAnimation(group, duration=60_000, startValue=0.0, endValue=1.0)
    group.start()
    assert hop.state() is QVariantAnimation.State.Running
    left = running() - before
    assert [told for _, told in left] == [
        "animation (QSequentialAnimationGroup 'home run trot' of nobody)"
    ]
    stop(left)
    assert _words(before) == []


@pytest.mark.usefixtures("qapp")
def test_a_thread_of_qt_is_seen_and_can_be_stopped() -> None:
    before = running()
    thread = QThread()
    thread.start()
    left = running() - before
    assert [told for _, told in left] == ["Qt thread (QThread of nobody)"]
    stop(left)
    assert _words(before) == []


def test_a_thread_of_python_is_seen() -> None:
    before = running()
    bell = threading.Event()
    thread = threading.Thread(target=bell.wait, name="manager")
    thread.start()
    assert _words(before) == ["thread 'manager'"]
    bell.set()
    thread.join()
    assert _words(before) == []
