"""Exact Swiss pairings by the rules of FIDE: pairs, checks and explains rounds of chess tournaments.

    >>> import bloesem
    >>> round = bloesem.pair(open("open.trf", "rb").read(), rules="2026")
    >>> round.boards[0]  # White and Black
    (19, 1)

Players are known by their starting ranks in the file. Options are those of the program `bloesem`, with `_` in place of
`-`. Every function gives the lock of the interpreter back while the engine works, and may be called in any number of
threads at once; a Tournament must not be changed in two of them. The functions `cancelled` and `progress` must not call
the engine: it refuses.

A request that the engine refuses raises BloesemError; a value of a wrong type TypeError; a number of more than 32 bits, or a
text that cannot be handed to C, ValueError.
"""

from __future__ import annotations

import ctypes
import itertools
import json
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from ctypes import byref, c_int32, c_size_t, c_void_p
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union, overload

from . import _given
from ._errors import (BAD_INPUT, CANCELLED, FILE_ACCESS, GAVE_UP, ILLEGAL_PAIRING, NO_VALID_PAIRING, OK, PAIRING_DIFFERS,
                      PROBLEMS_FOUND, STANDINGS_DIFFER, TOO_LARGE, UNEXPECTED, BloesemError)
from ._native import Cancelled, File, Owned, Progress, Watch, lib, thread

__all__ = [
    "Answer", "BloesemError", "Place", "Round", "Rounds", "Standings", "Tournament",
    "pair", "pair_many", "release", "run", "simulate",
    "OK", "NO_VALID_PAIRING", "UNEXPECTED", "BAD_INPUT", "TOO_LARGE", "FILE_ACCESS", "PAIRING_DIFFERS", "STANDINGS_DIFFER",
    "ILLEGAL_PAIRING", "GAVE_UP", "PROBLEMS_FOUND", "CANCELLED",
]

if TYPE_CHECKING:
    import pandas  # type: ignore[import]

Data = Union[bytes, bytearray, memoryview, str]
Option = Union[str, int, float, bool, None, Sequence[Union[str, int, float]]]

class Answer(NamedTuple):
    """What a command of the program answers."""

    code: int
    output: bytes
    messages: str
    files: dict[str, bytes]  # that it wrote
    error: Optional[BloesemError] = None  # the first error in the messages

    def json(self) -> Any:
        """Returns the output, which must be JSON, as a value. Raises the error if there is an error instead."""
        if not self.output and self.error is not None:
            raise self.error
        return json.loads(self.output)


class Round:
    """A round-pairing: (White, Black) of each board, and the players with the pairing-allocated bye.

    `messages`: a line for each warning about the file, and the rules where the file does not state them.
    """

    def __init__(self, number: int, boards: Iterable[tuple[int, int]], byes: Iterable[int] = (),
                 messages: str = "") -> None:
        self.number = _given.int32(number, "round")
        self.boards = _given.boards(boards)
        self.byes = [_given.int32(bye, "bye") for bye in byes]
        self.messages = messages

    @classmethod
    def _paired(cls, number: int, boards: list[tuple[int, int]], byes: list[int], messages: str) -> Round:
        """Returns a round of the engine, which is not checked."""
        round = cls.__new__(cls)
        round.number, round.boards, round.byes, round.messages = number, boards, byes, messages
        return round

    def text(self) -> str:
        """Returns the list of pairs as `bloesem pair` writes it."""
        rows = [f"{white} {black}" for white, black in _given.boards(self.boards)] + [f"{bye} 0" for bye in self.byes]
        return "\n".join([str(len(rows)), *rows]) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and (self.number, self.boards, self.byes) == (
            other.number, other.boards, other.byes)

    def __repr__(self) -> str:
        return f"Round({self.number}, {self.boards}, {self.byes})"


class Rounds(Sequence[Optional[list[tuple[int, int]]]]):
    """The rounds of many tournaments, as arrays. An item is the list of boards of one; None: it cannot be paired."""

    def __init__(self, codes: array[int], byes: array[int], boards: array[int], begins: array[int]) -> None:
        self.codes = codes
        self.byes = byes  # 0: there is none
        self._boards = boards
        self._begins = begins

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Optional[list[tuple[int, int]]]: ...

    @overload
    def __getitem__(self, index: slice) -> list[Optional[list[tuple[int, int]]]]: ...

    def __getitem__(self, index: Union[int, slice]) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        index = range(len(self))[index]
        if self.codes[index] != OK:
            return None
        pairs = self._boards[2 * self._begins[index]:2 * self._begins[index + 1]]
        return list(zip(pairs[::2], pairs[1::2]))


class Place(NamedTuple):
    rank: int
    player: int
    points: float


class Standings(Sequence[Place]):
    """The players, best first."""

    def __init__(self, places: list[Place]) -> None:
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> Place: ...

    @overload
    def __getitem__(self, index: slice) -> list[Place]: ...

    def __getitem__(self, index: Union[int, slice]) -> Any:
        return self._places[index]

    def to_pandas(self) -> pandas.DataFrame:
        """Returns a data frame with the columns rank, player and points. Needs pandas."""
        import pandas

        return pandas.DataFrame(self._places, columns=list(Place._fields))


def release() -> str:
    """Returns the release: 'bloesem 0.1.0'."""
    release: bytes = lib.release()
    return release.decode()


# ---- between Python and C


def _error(pointer: Any) -> BloesemError:
    count = c_size_t()
    players = lib.error_players(pointer, byref(count))
    message, report = (get(pointer).decode(errors="replace") for get in (lib.error_message, lib.error_report))
    return BloesemError(lib.error_code(pointer), message, _name(lib.error_file(pointer)), lib.error_line(pointer),
                        lib.error_column(pointer), report, [players[i] for i in range(count.value)])


def _copy(kind: str, source: Any, size: int) -> array[int]:
    numbers: array[int] = array(kind)
    numbers.frombytes(ctypes.string_at(source, size * numbers.itemsize))
    return numbers


def _name(bytes: bytes) -> str:
    return bytes.decode(errors="surrogateescape")  # as the caller may have given it


def _check(code: int, error: c_void_p) -> None:
    if code == OK:
        return
    if not error.value:
        raise BloesemError(code, "out of memory" if code == TOO_LARGE else "unexpected")
    try:
        raise _error(error)
    finally:
        lib.error_free(error)


class _Watching:
    """Calls functions while the engine works. An exception in one cancels the work, and is raised once it has stopped."""

    def __init__(self, cancelled: Optional[Callable[[], bool]],
                 progress: Optional[Callable[[str, int, int], None]]) -> None:
        self._cancelled = cancelled
        self._progress = progress
        self._raised: Optional[BaseException] = None
        self._watch: Optional[Watch] = None
        if cancelled is None and progress is None:
            return
        self._watch = Watch()
        self._watch.cancelled = Cancelled(self._ask)
        if progress is not None:
            self._watch.progress = Progress(self._tell)

    def __enter__(self) -> Optional[Watch]:
        return self._watch

    def __exit__(self, *_: object) -> None:
        self._watch = None  # it refers to methods of this object
        if self._raised is not None:
            raise self._raised from None

    def _ask(self, _: Any) -> int:
        if self._raised is not None:
            return 1
        return 1 if self._cancelled is not None and self._call(self._cancelled) else 0

    def _tell(self, _: Any, stage: bytes, done: int, total: int) -> None:
        if self._raised is None and self._progress is not None:
            self._call(self._progress, stage.decode(), done, total)

    def _call(self, function: Callable[..., Any], *arguments: Any) -> bool:
        """Returns whether the work should stop."""
        thread.in_callback = True
        try:
            return bool(function(*arguments))
        except BaseException as raised:
            self._raised = raised
            return True
        finally:
            thread.in_callback = False


def _round(pointer: c_void_p) -> Round:
    count = c_size_t()
    boards = lib.round_boards(pointer, byref(count))
    flat = boards[:2 * count.value]
    byes = lib.round_byes(pointer, byref(count))
    return Round._paired(lib.round_number(pointer), list(zip(flat[::2], flat[1::2])), byes[:count.value],
                         _text(lib.round_messages, pointer).decode(errors="replace"))


def _take_round(pointer: c_void_p) -> Round:
    try:
        return _round(pointer)
    finally:
        lib.round_free(pointer)


def _text(function: Callable[..., Any], *arguments: Any) -> bytes:
    length = c_size_t()
    pointer = function(*arguments, byref(length))
    return ctypes.string_at(pointer, length.value) if pointer else b""


def _take_answer(pointer: c_void_p, raises: bool) -> Answer:
    try:
        code: int = lib.answer_code(pointer)
        messages = _text(lib.answer_messages, pointer).decode(errors="replace")
        at = lib.answer_error(pointer)
        error = _error(at) if at else None
        if raises and code in (UNEXPECTED, BAD_INPUT, TOO_LARGE, FILE_ACCESS, GAVE_UP, CANCELLED):
            raise error or BloesemError(code, messages.strip(), report=messages)
        files = {_name(lib.answer_file_name(pointer, i)): _text(lib.answer_file, pointer, i)
                 for i in range(lib.answer_files(pointer))}
        return Answer(code, _text(lib.answer_output, pointer), messages, files, error)
    finally:
        lib.answer_free(pointer)


def _files(files: Iterable[tuple[str, Data]]) -> tuple[Any, int]:
    kept = [(_given.text(name, "name"), _given.data(data)) for name, data in files]
    return (File * len(kept))(*[File(name, data, len(data)) for name, data in kept]), len(kept)


class _Options(Owned):
    """Options that are read once, and then by any number of threads."""

    def __init__(self, text: bytes) -> None:
        pointer, error = c_void_p(), c_void_p()
        _check(lib.options_from_json(text, len(text), byref(pointer), byref(error)), error)
        super().__init__(pointer.value or 0, lib.options_free)


_plan_of = lru_cache(maxsize=16)(_Options)  # a program mostly pairs with the same options again


# ---- functions


def pair(data: Data, *, name: str = "tournament", cancelled: Optional[Callable[[], bool]] = None,
         progress: Optional[Callable[[str, int, int], None]] = None, **options: Option) -> Round:
    """Returns the next round of a tournament file of any format.

    Options are those of `bloesem pair` about tournament and round: rules="2026", round=3, absent=[4, 7],
    forbid=["3-9"], time_limit=1.5. Raises BloesemError, or what `cancelled` or `progress` raises.
    """
    bytes, file = _given.data(data), _given.text(name, "name")
    plan = _plan_of(_given.options(options))
    pointer, error = c_void_p(), c_void_p()
    with _Watching(cancelled, progress) as watch:
        _check(lib.pair_bytes(bytes, len(bytes), file, plan.pointer, watch, byref(pointer), byref(error)), error)
    return _take_round(pointer)


def pair_many(tournaments: Iterable[Union[Data, "Tournament"]], **options: Option) -> Rounds:
    """Returns the next round of each tournament. Those that cannot be paired have a code other than OK."""
    if isinstance(tournaments, (bytes, bytearray, memoryview, str, Tournament)):
        raise TypeError("pair_many: expected several tournaments, found one; pass [tournament]")
    files = [data.to_trf() if isinstance(data, Tournament) else _given.data(data) for data in tournaments]
    lengths = (c_size_t * len(files))(*map(len, files))
    plan = _plan_of(_given.options(options))
    pointer, error = c_void_p(), c_void_p()
    _check(lib.pair_many(b"".join(files), lengths, len(files), plan.pointer, None, byref(pointer), byref(error)), error)
    try:
        count = c_size_t()
        boards = lib.rounds_boards(pointer, byref(count))
        return Rounds(_copy("i", lib.rounds_codes(pointer), len(files)), _copy("i", lib.rounds_byes(pointer), len(files)),
                      _copy("i", boards, 2 * count.value), _copy("Q", lib.rounds_begins(pointer), len(files) + 1))
    finally:
        lib.rounds_free(pointer)


def run(command: str, data: Optional[Data] = None, *, name: str = "tournament", files: Mapping[str, Data] = {},
        raises: bool = True, **options: Option) -> Answer:
    """Runs a command of the program on files in memory: the same bytes as `bloesem COMMAND NAME`.

    `files`: further files, which options may name. Raises BloesemError if the command cannot be carried out; unless
    `raises` is false, when its code tells. That a round cannot be paired (NO_VALID_PAIRING) is an answer.
    """
    inputs = ([] if data is None else [(name, data)]) + list(files.items())
    array_of_files, count = _files(inputs)
    text = _given.options(options)
    pointer = c_void_p()
    lib.run(_given.text(command, "command"), array_of_files, count, text, len(text), None, byref(pointer))
    return _take_answer(pointer, raises)


def simulate(*, seed: int, **options: Option) -> "Tournament":
    """Returns a random tournament, played to its end; the same seed gives the same tournament.

    Options are those of `bloesem generate`, such as players=20, rounds=7; those not given are random, too.
    """
    asked: dict[str, Any] = {"seed": seed, **options}
    answer = run("generate", **asked)
    if answer.error is not None and answer.code != OK:
        raise answer.error
    return Tournament.from_trf(answer.output)


class Tournament:
    """A tournament from its first entry to its last result. It holds a report file, and changes that."""

    def __init__(self, pointer: c_void_p) -> None:
        self._own = Owned(pointer.value or 0, lib.tournament_free)

    @classmethod
    def new(cls, *, rounds: int, initial_colour: str, **settings: Option) -> "Tournament":
        """Returns a tournament without players. Settings: rules or start_date; name, city, tiebreaks, ..."""
        text = _given.options({"rounds": rounds, "initial_colour": initial_colour, **settings})
        pointer, error = c_void_p(), c_void_p()
        _check(lib.tournament_new(text, len(text), byref(pointer), byref(error)), error)
        return cls(pointer)

    @classmethod
    def from_trf(cls, data: Data, *, name: str = "tournament", **options: Option) -> "Tournament":
        """Returns the tournament in a report file of any dialect (or JSON, or CSV), whose name errors say."""
        bytes, text = _given.data(data), _given.options({"file": _given.shown_name(name), **options})
        pointer, error = c_void_p(), c_void_p()
        _check(lib.tournament_from_bytes(bytes, len(bytes), text, len(text), byref(pointer), byref(error)), error)
        return cls(pointer)

    @classmethod
    def from_json(cls, data: Union[Data, Mapping[str, Any]], **options: Option) -> "Tournament":
        """Returns the tournament in JSON (docs/trf.md), as text or as a dictionary."""
        asked: dict[str, Any] = {**options}
        return cls.from_trf(json.dumps(data) if isinstance(data, Mapping) else data, **asked)

    @classmethod
    def from_file(cls, path: Union[str, Path], **options: Option) -> "Tournament":
        asked: dict[str, Any] = {"name": str(path), **options}
        return cls.from_trf(Path(path).read_bytes(), **asked)

    def to_trf(self) -> bytes:
        """Returns the report file with all changes."""
        return _text(lib.tournament_bytes, self._own.pointer)

    @property
    def rounds(self) -> Optional[int]:
        return lib.tournament_rounds(self._own.pointer) or None

    @property
    def last_round(self) -> int:
        last: int = lib.tournament_last_round(self._own.pointer)
        return last

    def __len__(self) -> int:
        """Returns the number of players."""
        count: int = lib.tournament_players(self._own.pointer)
        return count

    def _change(self, function: Callable[..., Any], *arguments: Any) -> None:
        error = c_void_p()
        _check(function(self._own.pointer, *arguments, byref(error)), error)

    def add(self, name: str, **details: Option) -> int:
        """Adds a player and returns the starting rank. Details: rating, title, federation, fide_id, birth, sex.

        A report file keeps 33 characters of a name.
        """
        text = _given.options({"name": name, **details})
        number = c_int32()
        self._change(lib.tournament_add, text, len(text), byref(number))
        return number.value

    def add_all(self, players: Iterable[Mapping[str, Option]]) -> list[int]:
        """Adds players, all of them or none, in one change, and returns the starting ranks.

        Each has a name and details: `add_all([{"name": "Ann", "rating": 2100}, {"name": "Ben"}])`.
        """
        texts = [_given.player(player, number) for number, player in enumerate(players, 1)]
        if not texts:
            return []
        text = b"[" + b",".join(texts) + b"]"
        first = c_int32()
        self._change(lib.tournament_add, text, len(text), byref(first))
        return list(range(first.value, first.value + len(texts)))

    def absent(self, player: int, round: int, bye: str = "Z") -> None:
        """Announces a bye: 'Z' of no points, 'H' of half a point, 'F' of a whole one; 'U' gives the pairing bye."""
        kind = _given.text(bye, "bye")
        self._change(lib.tournament_absent, _given.int32(player, "player"), _given.int32(round, "round"),
                     kind if len(kind) == 1 else b"?")  # which the engine refuses

    def withdraw(self, player: int, round: int) -> None:
        """Announces that the player takes no part from this round on."""
        self._change(lib.tournament_withdraw, _given.int32(player, "player"), _given.int32(round, "round"))

    def reinstate(self, player: int, round: int) -> None:
        """Announces that the player takes part again from this round on."""
        self._change(lib.tournament_reinstate, _given.int32(player, "player"), _given.int32(round, "round"))

    def forbid(self, *players: int) -> None:
        """Forbids any two of these players to meet, from the coming round on."""
        numbers = [_given.int32(player, "player") for player in players]
        self._change(lib.tournament_forbid, (c_int32 * len(numbers))(*numbers), len(numbers))

    def pair(self, *, cancelled: Optional[Callable[[], bool]] = None,
             progress: Optional[Callable[[str, int, int], None]] = None) -> Round:
        """Returns the coming round; the tournament changes when it is recorded."""
        pointer, error = c_void_p(), c_void_p()
        with _Watching(cancelled, progress) as watch:
            _check(lib.tournament_pair(self._own.pointer, watch, byref(pointer), byref(error)), error)
        return _take_round(pointer)

    def record(self, round: Round) -> None:
        """Makes this round the one in play; it may have been paired by hand."""
        flat = list(itertools.chain.from_iterable(_given.boards(round.boards)))
        byes = [_given.int32(bye, "bye") for bye in round.byes]
        self._change(lib.tournament_record_boards, _given.int32(round.number, "round"), (c_int32 * len(flat))(*flat),
                     len(flat) // 2, (c_int32 * len(byes))(*byes), len(byes))

    def result(self, round: int, white: int, black: int, result: str) -> None:
        """Enters or corrects a result: '1-0', '0-1', '=', '+/-', '-/+', ..."""
        self._change(lib.tournament_result, _given.int32(round, "round"), _given.int32(white, "white"),
                     _given.int32(black, "black"), _given.text(result, "result"))

    def undo(self) -> None:
        """Takes the last change back."""
        self._change(lib.tournament_undo)

    def standings(self, tiebreaks: Optional[str] = None) -> Standings:
        """Returns the players, best first, ranked by a list of tie-breaks: "BH/C1,BH,SB"."""
        pointer, error = c_void_p(), c_void_p()
        list_of_them = None if tiebreaks is None else _given.text(tiebreaks, "tiebreaks")
        _check(lib.tournament_standings(self._own.pointer, list_of_them, byref(pointer), byref(error)), error)
        try:
            count = c_size_t()
            players = lib.standings_players(pointer, byref(count))
            ranks, points = lib.standings_ranks(pointer), lib.standings_points(pointer)
            return Standings([Place(ranks[i], players[i], points[i] / 10) for i in range(count.value)])
        finally:
            lib.standings_free(pointer)

    def run(self, command: str, *, name: str = "tournament", files: Mapping[str, Data] = {}, raises: bool = True,
            **options: Option) -> Answer:
        """Runs a command of the program on this tournament (see run)."""
        further, count = _files(files.items())
        text = _given.options(options)
        pointer = c_void_p()
        lib.tournament_run(self._own.pointer, _given.text(command, "command"), _given.text(name, "name"), further, count,
                           text, len(text), None, byref(pointer))
        if not pointer.value:
            raise BloesemError(UNEXPECTED, "unexpected")
        return _take_answer(pointer, raises)

    def judge(self, pairing: Optional[Union[Round, Data]] = None, **options: Option) -> Any:
        """Returns the verdict on a pairing of the coming round, or on a round that was played (round=3), as JSON."""
        asked: dict[str, Any] = {"json": True}
        if pairing is not None:
            asked["pairs"] = "pairs"
            asked["files"] = {"pairs": pairing.text() if isinstance(pairing, Round) else pairing}
        if isinstance(pairing, Round):
            asked["round"] = pairing.number
        asked.update(options)
        return self.run("judge", **asked).json()

    def explain(self, **question: Option) -> Any:
        """Returns the answer to a question about a round, as JSON: player=7, pair="3-9", how="3-9", bye=True, ..."""
        asked: dict[str, Any] = {"json": True, **question}
        return self.run("explain", **asked).json()

    def check(self, **options: Option) -> Any:
        """Returns the comparison of all rounds with the rules, as JSON."""
        asked: dict[str, Any] = {"json": True, **options}
        return self.run("check", **asked).json()

    def prove(self, **options: Option) -> tuple[Round, bytes]:
        """Returns the coming round and its proof.

        If it cannot be paired, raises BloesemError with the code NO_VALID_PAIRING, whose `proof` shows that.
        """
        asked: dict[str, Any] = {**options, "json": True, "proof": "proof"}
        answer = self.run("pair", **asked)
        found = answer.json()
        if answer.code == NO_VALID_PAIRING and answer.error is not None:
            answer.error.players = tuple(found["impossible_players"])
            answer.error.proof = answer.files.get("proof")
            raise answer.error
        byes = [found["bye"]] if found.get("bye") else []
        boards = [(board["white"], board["black"]) for board in found.get("boards", [])]
        return Round(found["round"], boards, byes, answer.messages), answer.files["proof"]

    def verify(self, round: Optional[Union[Round, Data]], proof: Data, **options: Option) -> bool:
        """Returns whether the proof shows that this is the round that the rules require; None: that there is none."""
        asked: dict[str, Any] = {"proof": "proof", "files": {"proof": proof}}
        if round is not None:
            asked["pairs"] = "pairs"
            asked["files"]["pairs"] = round.text() if isinstance(round, Round) else round
        asked.update(options)
        return self.run("verify", **asked).code == OK

    def __iter__(self) -> Iterator[Place]:
        return iter(self.standings())
