"""The base of everything that never changes once made."""

from __future__ import annotations

from msgspec import Struct


class Value(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Plain data, equal by content and safe to share.

    A value holds only other values, numbers, texts and tuples of them, so it cannot form
    a cycle and the garbage collector may pass it by.
    """
