"""Chance that is always the same: the small hash behind grain, nap and flecks.

A texture is drawn again at every size and on every machine; it must not shimmer or change.
"""

from __future__ import annotations

_MASK = 0xFFFFFFFF


def speck(*keys: int) -> float:
    """A number from 0 up to 1 that depends on *keys* alone."""
    value = 0x9E3779B9
    for key in keys:
        value = ((value ^ (key & _MASK)) * 0x85EBCA6B) & _MASK
        value ^= value >> 13
        value = (value * 0xC2B2AE35) & _MASK
        value ^= value >> 16
    return value / (_MASK + 1)


def specks(*keys: int) -> tuple[float, float, float]:
    """Three numbers from 0 up to 1 out of one hash, in steps of a thousandth."""
    value = int(speck(*keys) * 0x40000000)
    return ((value >> 20) / 1024, (value >> 10 & 1023) / 1024, (value & 1023) / 1024)
