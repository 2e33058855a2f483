#!/usr/bin/env python3
"""Lets both verifiers read the proofs of many rounds, and prints how many they accepted.

    acceptance.py PEER random [FIRST LAST [LEAST MOST]]   events of these seeds, in both editions
    acceptance.py PEER groups [FIRST LAST [LEAST MOST]]   events with two or three groups of these sizes
    acceptance.py PEER known FOLDER...                    all rounds of folders such as fixtures/dutch-2016
    acceptance.py PEER files EDITION FILE...              the coming round of files, or all known ones

PEER is the program proof_peer. Any proof that is refused or missing is printed; the exit code is then 1.
"""

import sys
import time
from pathlib import Path

from verifiers import Made, Peer, tell, verifier


class Counts:
    """What was accepted."""

    def __init__(self):
        self.rounds = self.impossible = self.failed = self.unanswered = self.bytes = 0
        self.slowest, self.slowest_name, self.began = 0.0, "", time.time()
        self.told = self.began

    def take(self, made):
        """Lets verifier two read a round; verifier one has done so."""
        if made.error is not None:
            self.unanswered += 1
            if "proof" in made.error or "proved" in made.error:
                self.fail(made, made.error)
            return
        start = time.process_time()
        try:
            reasons = [made.answer["refusal"], made.refusal_of_two()]
        except Exception as error:  # a verifier must never end so
            reasons = ["", f"{type(error).__name__}: {error}"]
        spent = time.process_time() - start
        if spent > self.slowest:
            self.slowest, self.slowest_name = spent, made.name
        for reason in filter(None, reasons):
            self.fail(made, reason)
        self.rounds += 1
        self.impossible += made.is_impossible
        self.bytes += len(made.proof)

    def fail(self, made, reason):
        """Reports a proof that is missing or refused."""
        self.failed += 1
        tell(f"FAILED {made.name}: {reason}")

    def tell_each_minute(self, where):
        """Prints the counts, if a minute has passed."""
        if time.time() - self.told > 60:
            self.told = time.time()
            tell(f"{where}: {self.text()}")

    def text(self):
        """Returns all counts."""
        return (f"{self.rounds} proofs accepted by both verifiers but for {self.failed} ({self.impossible} of "
                f"impossible rounds); {self.unanswered} files without a round; {self.bytes} bytes; "
                f"slowest: {self.slowest:.2f} s, {self.slowest_name}; {time.time() - self.began:.0f} s")


def random_rounds(peer, counts, first=1, last=60, least=2, most=60, grouped=False):
    """Events of seeds FIRST to LAST."""
    for seed in range(first, last + 1):
        for rules in ("2016", "2026"):
            for made in peer.event(seed, rules, least, most, 2 + seed % 2 if grouped else None):
                assert not grouped or made.error or len(made.questions()) > 1, f"{made.name} has no groups"
                counts.take(made)
        counts.tell_each_minute(f"seed {seed}")


def rounds_of(path, rules):
    """Yields all known rounds of a tournament, or the coming one of a case."""
    file = path.read_bytes().decode("utf-8", "replace")
    if path.with_suffix(".pairs").exists():
        yield Made(path.name, file, rules)
        return
    width = verifier.Tournament(str(path), file.encode()).width
    for number in range(1, width + 1):
        yield Made(f"{path.name}, round {number}", file, rules, number, width)


def known_rounds(peer, counts, folders):
    """All rounds of folders that are named after their edition."""
    for folder in map(Path, folders):
        paths = sorted(folder.glob("*.trf")) if folder.is_dir() else [folder]
        for path in paths:
            rules = "2026" if "2026" in str(path) else "2016"
            for made in rounds_of(path, rules):
                made.pair(peer)
                counts.take(made)
                counts.tell_each_minute(made.name)
        tell(f"{folder}: {counts.text()}")


def coming_rounds(peer, counts, rules, paths):
    """The coming rounds of files."""
    for path in paths:
        made = Made(Path(path).name, Path(path).read_bytes().decode("utf-8", "replace"), rules)
        made.pair(peer)
        counts.take(made)
        counts.tell_each_minute(path)


def main(program, kind, *arguments):
    """Runs a campaign, and returns the exit code."""
    if kind == "known" and not any(Path(folder).exists() for folder in arguments):
        print("skipped: these folders do not exist")
        return 0
    peer, counts = Peer(program), Counts()
    if kind == "random":
        random_rounds(peer, counts, *map(int, arguments))
    elif kind == "groups":
        random_rounds(peer, counts, *map(int, arguments), grouped=True)
    elif kind == "known":
        known_rounds(peer, counts, arguments)
    else:
        coming_rounds(peer, counts, arguments[0], arguments[1:])
    tell(counts.text())
    return 1 if counts.failed or not counts.rounds else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
