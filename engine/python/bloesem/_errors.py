"""Why requests fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

OK, NO_VALID_PAIRING, UNEXPECTED, BAD_INPUT, TOO_LARGE, FILE_ACCESS = range(6)
PAIRING_DIFFERS, STANDINGS_DIFFER, ILLEGAL_PAIRING, GAVE_UP, PROBLEMS_FOUND, CANCELLED = range(6, 12)


class BloesemError(Exception):
    """Why a request failed. `code` is the exit code of the program for it."""

    def __init__(self, code: int, message: str, file: str = "", line: int = 0, column: int = 0, report: str = "",
                 players: Sequence[int] = (), proof: Optional[bytes] = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.file = file  # "bloesem" if the request itself is wrong
        self.line = line  # from 1; 0: of no line
        self.column = column
        self.report = report  # all that the program would have written to standard error
        self.players = tuple(players)  # who cannot all be paired
        self.proof = proof  # of Tournament.prove: that the round cannot be paired

    def __reduce__(self) -> tuple[Any, ...]:
        """Exceptions are pickled by their `args`, of which this one has more than it says."""
        given = (self.code, self.message, self.file, self.line, self.column, self.report, self.players, self.proof)
        return type(self), given, self.__dict__


BloesemError.__module__ = "bloesem"
