"""The functions of bloesem/c.h, called through ctypes.

ctypes gives the interpreter's lock back while a function runs, and one library serves every version of Python.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from ctypes import POINTER, c_char, c_char_p, c_int32, c_int64, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable

from ._errors import UNEXPECTED, BloesemError

Cancelled = ctypes.CFUNCTYPE(c_int32, c_void_p)
Progress = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_int32, c_int32)


class Watch(ctypes.Structure):
    _fields_ = [("time_limit", c_int64), ("cancelled", Cancelled), ("progress", Progress), ("data", c_void_p)]


class File(ctypes.Structure):
    _fields_ = [("name", c_char_p), ("bytes", c_char_p), ("length", c_size_t)]


_error = POINTER(c_void_p)
_size = POINTER(c_size_t)
_watch = POINTER(Watch)
_ids = POINTER(c_int32)

# name: (what it returns, what it takes)
_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "abi_version": (c_int32, []),
    "release": (c_char_p, []),
    "error_code": (c_int32, [c_void_p]),
    "error_message": (c_char_p, [c_void_p]),
    "error_file": (c_char_p, [c_void_p]),
    "error_line": (c_int32, [c_void_p]),
    "error_column": (c_int32, [c_void_p]),
    "error_report": (c_char_p, [c_void_p]),
    "error_players": (_ids, [c_void_p, _size]),
    "error_free": (None, [c_void_p]),
    "options_from_json": (c_int32, [c_char_p, c_size_t, POINTER(c_void_p), _error]),
    "options_free": (None, [c_void_p]),
    "pair_bytes": (c_int32, [c_char_p, c_size_t, c_char_p, c_void_p, _watch, POINTER(c_void_p), _error]),
    "round_number": (c_int32, [c_void_p]),
    "round_boards": (_ids, [c_void_p, _size]),
    "round_byes": (_ids, [c_void_p, _size]),
    "round_messages": (POINTER(c_char), [c_void_p, _size]),
    "round_free": (None, [c_void_p]),
    "pair_many": (
        c_int32,
        [c_char_p, POINTER(c_size_t), c_size_t, c_void_p, _watch, POINTER(c_void_p), _error],
    ),
    "rounds_codes": (_ids, [c_void_p]),
    "rounds_byes": (_ids, [c_void_p]),
    "rounds_boards": (_ids, [c_void_p, _size]),
    "rounds_begins": (POINTER(c_uint64), [c_void_p]),
    "rounds_free": (None, [c_void_p]),
    "run": (
        c_int32,
        [c_char_p, POINTER(File), c_size_t, c_char_p, c_size_t, _watch, POINTER(c_void_p)],
    ),
    "run_json": (c_int32, [c_char_p, c_size_t, _watch, POINTER(c_void_p)]),
    "answer_code": (c_int32, [c_void_p]),
    "answer_output": (POINTER(c_char), [c_void_p, _size]),
    "answer_messages": (POINTER(c_char), [c_void_p, _size]),
    "answer_error": (c_void_p, [c_void_p]),
    "answer_files": (c_size_t, [c_void_p]),
    "answer_file_name": (c_char_p, [c_void_p, c_size_t]),
    "answer_file": (POINTER(c_char), [c_void_p, c_size_t, _size]),
    "answer_free": (None, [c_void_p]),
    "tournament_from_bytes": (c_int32, [c_char_p, c_size_t, c_char_p, c_size_t, POINTER(c_void_p), _error]),
    "tournament_new": (c_int32, [c_char_p, c_size_t, POINTER(c_void_p), _error]),
    "tournament_free": (None, [c_void_p]),
    "tournament_bytes": (POINTER(c_char), [c_void_p, _size]),
    "tournament_rounds": (c_int32, [c_void_p]),
    "tournament_last_round": (c_int32, [c_void_p]),
    "tournament_players": (c_size_t, [c_void_p]),
    "tournament_add": (c_int32, [c_void_p, c_char_p, c_size_t, POINTER(c_int32), _error]),
    "tournament_absent": (c_int32, [c_void_p, c_int32, c_int32, c_char, _error]),
    "tournament_withdraw": (c_int32, [c_void_p, c_int32, c_int32, _error]),
    "tournament_reinstate": (c_int32, [c_void_p, c_int32, c_int32, _error]),
    "tournament_forbid": (c_int32, [c_void_p, _ids, c_size_t, _error]),
    "tournament_pair": (c_int32, [c_void_p, _watch, POINTER(c_void_p), _error]),
    "tournament_record": (c_int32, [c_void_p, c_void_p, _error]),
    "tournament_record_boards": (c_int32, [c_void_p, c_int32, _ids, c_size_t, _ids, c_size_t, _error]),
    "tournament_result": (c_int32, [c_void_p, c_int32, c_int32, c_int32, c_char_p, _error]),
    "tournament_undo": (c_int32, [c_void_p, _error]),
    "tournament_run": (
        c_int32,
        [
            c_void_p,
            c_char_p,
            c_char_p,
            POINTER(File),
            c_size_t,
            c_char_p,
            c_size_t,
            _watch,
            POINTER(c_void_p),
        ],
    ),
    "tournament_standings": (c_int32, [c_void_p, c_char_p, POINTER(c_void_p), _error]),
    "standings_players": (_ids, [c_void_p, _size]),
    "standings_ranks": (_ids, [c_void_p]),
    "standings_points": (_ids, [c_void_p]),
    "standings_free": (None, [c_void_p]),
}

_NAMES = {"win32": "bloesem.dll", "darwin": "libbloesem.dylib"}


def _load() -> ctypes.CDLL:
    name = _NAMES.get(sys.platform, "libbloesem.so")
    chosen = os.environ.get("BLOESEM_LIBRARY")  # for development
    path = chosen or str(Path(__file__).with_name(name))
    try:
        return ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(
            f"the library of bloesem cannot be loaded ({error}): install the wheel, or let the environment variable "
            f"BLOESEM_LIBRARY name the {name} that was built"
        ) from error


class _Thread(threading.local):
    in_callback = False


thread = _Thread()


def _not_from_callbacks(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        if thread.in_callback:
            raise BloesemError(UNEXPECTED, "a callback must not call the engine", "bloesem")
        return function(*given)

    return call


class _Library:
    """The functions by their names without `bloesem_`. Those that work are refused while the engine calls back; those that
    read an object or free one, which may be garbage, are not."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __init__(self) -> None:
        library = _load()
        for name, (returned, taken) in _FUNCTIONS.items():
            function = getattr(library, "bloesem_" + name)
            function.restype = returned
            function.argtypes = taken
            works = name.startswith(("options_", "pair_", "run", "tournament_")) and not name.endswith("_free")
            setattr(self, name, _not_from_callbacks(function) if works else function)


lib = _Library()
ABI = 0
if lib.abi_version() != ABI:
    raise ImportError(f"libbloesem has interface {lib.abi_version()}, expected {ABI}")


class Owned:
    """An object of the library, which is freed with this one."""

    def __init__(self, pointer: int, free: Callable[[int], None]) -> None:
        self.pointer = pointer
        self._free = free

    def __del__(self) -> None:
        if getattr(self, "pointer", None):
            self._free(self.pointer)
            self.pointer = 0
