"""What callers give, before it goes to C: ctypes would cut numbers to 32 bits and texts at NUL without a word."""

from __future__ import annotations

import json
import math
import operator
from collections.abc import Iterable, Mapping
from typing import Any


def int32(value: Any, what: str) -> int:
    """Returns a whole number that the engine can hold. Booleans are none."""
    try:
        if isinstance(value, bool):
            raise TypeError
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{what}: expected a whole number, not {value!r}") from None
    if not -2**31 <= number < 2**31:
        raise ValueError(f"{what}: expected a number from {-2**31} to {2**31 - 1}, not one of {number.bit_length()} bits")
    return number


def boards(given: Iterable[Any]) -> list[tuple[int, int]]:
    """Returns White and Black of each board."""
    pairs = []
    for number, board in enumerate(given, 1):
        try:
            white, black = board
        except (TypeError, ValueError):
            raise ValueError(f"board {number}: expected White and Black, not {board!r}") from None
        pairs.append((int32(white, "white"), int32(black, "black")))
    return pairs


def encoded(value: str, what: str) -> bytes:
    """Returns the text in UTF-8. Bytes that Python could not decode (os.fsdecode) are themselves again."""
    try:
        return value.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        raise ValueError(f"{what}: {value!r} cannot be written in UTF-8") from None


def text(value: Any, what: str) -> bytes:
    """Returns a text that C ends with NUL."""
    if not isinstance(value, str):
        raise TypeError(f"{what}: expected a str, not {type(value).__name__}")
    if "\0" in value:
        raise ValueError(f"{what}: {value!r} contains a NUL character")
    return encoded(value, what)


def shown_name(value: Any) -> str:
    """Returns the name of a file as messages show it, for JSON, which has no bytes: "\\xff" for one that is not UTF-8."""
    return text(value, "name").decode("utf-8", "backslashreplace")


def data(value: Any) -> bytes:
    """Returns the content of a file."""
    if isinstance(value, bytes):
        return value
    if isinstance(value, str):
        return encoded(value, "the content of a file")
    try:
        return bytes(memoryview(value))  # bytes(5) would be five NULs
    except TypeError:
        raise TypeError(f"expected the content of a file as bytes or str, not {type(value).__name__}") from None


def option_item(name: str, value: Any) -> Any:
    if isinstance(value, str):
        text(value, f"option {name}")
        try:
            value.encode()
        except UnicodeEncodeError:
            raise ValueError(f"option {name}: {value!r} cannot be written in UTF-8") from None
        return value
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f"option {name}: expected a number, not {value!r}")
        return value
    if isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"option {name}: expected a str, a number, a bool or a list, not {type(value).__name__}") from None


def options(given: Mapping[str, Any]) -> bytes:
    """Returns options as JSON, by the names that the program has for them. None stands for no option."""
    chosen = {}
    for name, value in given.items():
        if value is None:
            continue
        several = isinstance(value, Iterable) and not isinstance(value, (str, bytes, bytearray, Mapping))
        chosen[name.rstrip("_").replace("_", "-")] = (
            [option_item(name, item) for item in value] if several else option_item(name, value))
    return json.dumps(chosen).encode() if chosen else b""


def player(given: Any, number: int) -> bytes:
    """Returns a player of a list as JSON."""
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise TypeError(f"player {number}: expected a mapping of details by name, not {given!r}")
    return options(given) or b"{}"
