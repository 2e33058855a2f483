#!/usr/bin/env python3
"""Has a checker of others accept what `verify --export-opb` writes, and refuse what is false.

    foreign_checker_test.py PROGRAM CHECKER [PART]

CHECKER is run as `CHECKER NAME.opb NAME.pbp` and ends with 0 if it accepts (VeriPB does). A folder is that of VeriPB's
source, built for this Python: it is imported, which saves thousands of starts. Without CHECKER the test is skipped.
PART divides all numbers: 2000 brackets of at most 60 players, 200 whole rounds of 2026 with 10 to 200 players, and 200
impossible rounds are accepted; 2000 false claims are refused. A claim is shown to be false by a solution of its rows: the
round's own matching, or one found by exhaustive search. Claims of at most 14 variables are also searched for solutions.
"""

import collections
import importlib
import itertools
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SMALL = 14


class Claim:
    """A problem (.opb) with its refutation (.pbp)."""

    def __init__(self, path):
        self.name = path.stem
        self.proof = path.with_suffix(".pbp").read_text("ascii")
        self.notes, self.rows = [], []
        for line in path.read_text("ascii").splitlines():
            if line.startswith("*"):
                self.notes.append(line)
                continue
            terms, bound = line.rstrip(" ;").split(" >= ")
            words = terms.split()
            self.rows.append(({int(name[1:]): int(value) for value, name in zip(words[::2], words[1::2])}, int(bound)))
        self.variables = int(self.notes[0].split()[2])
        given = [note for note in self.notes if note.startswith("* of the round:")]
        self.given = {int(name[1:]) for name in given[0].split()[4:]} if given else set()
        names = next(note for note in self.notes if note.startswith("* variables, from x1:")).split()[4:]
        self.ends = [tuple(name.split("-")) for name in names]
        self.players = [note for note in self.notes if note.startswith("* rows, from the first: players")][0].split()[6:]

    def is_solved_by(self, chosen, rows=None):
        """True if the variables chosen satisfy all rows."""
        return all(sum(value for x, value in terms.items() if x in chosen) >= bound for terms, bound in rows or self.rows)

    def matchings(self):
        """Yields all sets of variables that leave no player with two opponents."""
        def extend(first, taken, chosen):
            if first == len(self.ends):
                yield chosen
                return
            yield from extend(first + 1, taken, chosen)
            ends = {end for end in self.ends[first] if end != "bye"}
            if not ends & taken:
                yield from extend(first + 1, taken | ends, chosen | {first + 1})
        yield from extend(0, frozenset(), frozenset())

    def solution(self, rows):
        """Returns a solution found by exhaustive search, or None."""
        return next((chosen for chosen in self.matchings() if self.is_solved_by(chosen, rows)), None)

    def text(self, rows):
        """Returns the problem with other rows."""
        lines = list(self.notes)
        for terms, bound in rows:
            lines.append(" ".join(f"{value} x{x}" for x, value in terms.items()) + f" >= {bound} ;")
        return "\n".join(lines) + "\n"


class Checker:
    """Runs the checker and counts."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        self.counts, self.seconds = collections.Counter(), 0.0
        self.module = None
        if Path(command).is_dir():
            sys.path.insert(0, command)
            self.module = importlib.import_module("veripb")

    def accepts(self, problem, proof):
        """True if the checker accepts the files."""
        start = time.monotonic()
        accepted = self.imported(problem, proof) if self.module else self.started(problem, proof)
        self.seconds += time.monotonic() - start
        return accepted

    def imported(self, problem, proof):
        """Runs VeriPB in this process."""
        with open(problem, encoding="ascii") as formula, open(proof, encoding="ascii") as derivation:
            try:
                self.module.utils.run(formula, derivation)
            except self.module.InvalidProof:
                return False
        return True

    def started(self, problem, proof):
        """Runs a command."""
        done = subprocess.run([self.command, str(problem), str(proof)], capture_output=True, text=True, timeout=600)
        accepted = done.returncode == 0
        assert accepted or "erification failed" in done.stdout, f"{problem}: {done.stdout}{done.stderr}"
        return accepted

    def check_true(self, path, what):
        """Has the checker accept a claim, which is returned."""
        claim = Claim(path)
        assert self.accepts(path, path.with_suffix(".pbp")), f"{path} is refused"
        if len(claim.ends) <= SMALL:
            assert claim.solution(claim.rows) is None, f"{path} is false"
            self.counts["searched"] += 1
        self.counts[what] += 1
        return claim

    def check_false(self, claim, rows, witness, what):
        """Has the checker refuse rows that have a solution."""
        assert witness is not None and claim.is_solved_by(witness, rows), f"{claim.name} is not false"
        problem, proof = self.folder / "false.opb", self.folder / "false.pbp"
        problem.write_text(claim.text(rows), "ascii")
        proof.write_text(claim.proof, "ascii")
        assert not self.accepts(problem, proof), f"{what} is accepted: {problem}"
        self.counts["false: " + what] += 1
        self.counts["false"] += 1


def other_matching(claim, chance):
    """Returns a matching of the same graph that is not the given one."""
    order = list(range(1, len(claim.ends) + 1))
    chance.shuffle(order)
    taken, chosen = set(), set()
    for x in order:
        ends = set(claim.ends[x - 1])
        if not ends & taken:
            taken |= ends
            chosen.add(x)
    return chosen if chosen != claim.given else None


def weight(claim, row, chosen):
    """Returns the sum of the row over the variables."""
    return sum(value for x, value in claim.rows[row][0].items() if x in chosen)


def false_brackets(claim, chance):
    """Yields rows with a solution, the solution, and what is false about them."""
    terms, bound = claim.rows[-1]
    best = claim.rows[:-1] + [(terms, bound - 1)]
    yield best, claim.given, "bound one too low"
    worse = other_matching(claim, chance)
    if worse is not None and weight(claim, -1, worse) < bound - 1:
        yield claim.rows[:-1] + [(terms, weight(claim, -1, worse) + 1)], claim.given, "worse pairs"
    if len(claim.ends) <= SMALL and len(claim.given) < len(claim.ends):
        x = chance.choice([x for x in range(1, len(claim.ends) + 1) if x not in claim.given])
        heavier = {**terms, x: terms.get(x, 0) + bound + 1}
        rows = claim.rows[:-1] + [(heavier, bound)]
        yield rows, claim.solution(rows), "another weight, by exhaustive search"


def false_rounds(claim, chance):
    """Likewise, for whole rounds: the row before the last is that of the weights, the last that of the pairs."""
    terms, bound = claim.rows[-1]
    yield claim.rows[:-1] + [(terms, bound - 1)], claim.given, "as if the round were not the round"
    other = other_matching(claim, chance)
    if other is not None and not other <= claim.given:
        rows = claim.rows[:-1] + [({x: -1 for x in sorted(other)}, 1 - len(other))]
        yield rows, claim.given, "another round"


def false_obstacles(claim, _chance):
    """Likewise, for impossible rounds, by exhaustive search: one or two players need not be paired."""
    if len(claim.ends) > SMALL:
        return
    size = len(claim.players)
    for one, other in itertools.combinations_with_replacement(range(size, 2 * size), 2):
        rows = [(terms, 0 if row in (one, other) else bound) for row, (terms, bound) in enumerate(claim.rows)]
        witness = claim.solution(rows)
        if witness is not None:
            yield rows, witness, "obstacle, by exhaustive search"
            return


class Campaign:
    """Makes tournaments with the program."""

    def __init__(self, program, checker, folder, seed):
        self.program, self.checker, self.folder = program, checker, folder
        self.chance, self.seed = random.Random(seed), seed

    def run(self, *arguments):
        """Runs the program and returns its exit code."""
        done = subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True, timeout=600)
        self.message = done.stdout + done.stderr
        return done.returncode

    def tournaments(self, players, rounds, edition):
        """Yields random tournaments."""
        while True:
            self.seed += 1
            path = self.folder / "open.trf"
            assert self.run("generate", "--seed", self.seed, "--players", players, "--rounds", rounds, "--rules", edition,
                            "-o", path) == 0
            yield path

    def export(self, path, edition, *options):
        """Pairs with a proof, verifies and exports it. Returns the files of the claims, and the exit code of pair."""
        pairs, proof, folder = (self.folder / name for name in ("pairs", "proof", "claims"))
        for file in [pairs, proof, *folder.glob("*")]:
            file.unlink(missing_ok=True)
        arguments = [path, "--rules", edition, *options]
        code = self.run("pair", *arguments, "-o", pairs, "--proof", proof)
        if not proof.exists():
            return [], code
        given = ["--pairs", pairs] if pairs.exists() else []
        assert self.run("verify", *arguments, *given, "--proof", proof, "--export-opb", folder) == 0, \
            f"{self.message} {self.seed} {arguments}"
        return sorted(folder.glob("*.opb")), code

    def brackets(self, number):
        """Brackets of at most 60 players, and what is false about them."""
        editions = ["2016", "2026"]
        while self.checker.counts["bracket"] < number:
            edition = editions[self.seed % 2]
            path = next(self.tournaments("4-60", "3-8", edition))
            rounds = max(map(int, re.findall(r"^(?:XXR|142) +(\d+)", path.read_text("utf-8"), re.M)), default=3)
            for file in self.export(path, edition, "--round", self.chance.randint(1, rounds))[0]:
                if file.stem.startswith(("round", "start")):
                    continue
                what = "obstacle" if file.stem.endswith("obstacle") else file.stem.split("-")[0]
                claim = self.checker.check_true(file, what)
                if what == "obstacle":
                    self.refuse(false_obstacles(claim, self.chance), claim)
                else:
                    self.refuse(false_brackets(claim, self.chance), claim)

    def refuse(self, changes, claim):
        """One of these must be refused."""
        changes = list(changes)
        if changes:
            self.checker.check_false(claim, *self.chance.choice(changes))

    def rounds(self, number):
        """Whole rounds of 2026 as one problem each, with 10 to 200 players."""
        done = 0
        while done < number:
            players = 10 + 190 * done // max(number - 1, 1)
            path = next(self.tournaments(players, 7, "2026"))
            for file in self.export(path, "2026", "--round", self.chance.randint(1, 7))[0]:
                if file.stem == "round":
                    claim = self.checker.check_true(file, "round")
                    self.refuse(false_rounds(claim, self.chance), claim)
                    done += 1

    def starts(self, number):
        """Rounds of 2016 that start anew: both starts."""
        while self.checker.counts["start"] < number:
            path = next(self.tournaments("5-12", "5-7", "2016"))
            files = self.export(path, "2016", "--round", self.chance.randint(4, 5))[0]
            if any(file.stem == "start-1" for file in files):
                for file in files:
                    self.checker.check_true(file, "start" if file.stem.startswith("start") else "bracket of a new start")

    def impossible(self, number):
        """Rounds that cannot be paired: everyone has met, or some may only meet the same few."""
        while self.checker.counts["impossible"] < number:
            edition = ["2016", "2026"][self.seed % 2]
            if self.chance.random() < 0.5:
                size = self.chance.randint(4, 12)
                path, options = next(self.tournaments(size, size - 1, edition)), []
            else:
                size = self.chance.randint(6, 40)
                path, options = next(self.tournaments(size, 4, edition)), ["--round", 3]
                few = self.chance.sample(range(1, size + 1), self.chance.randint(3, 5))
                hub = few.pop()
                for one in few:
                    for other in range(1, size + 1):
                        if other not in (one, hub):
                            options += ["--forbid", f"{one}-{other}"]
            for file in self.export(path, edition, *options)[0]:
                if file.stem == "impossible":
                    claim = self.checker.check_true(file, "impossible")
                    self.refuse(false_obstacles(claim, self.chance), claim)


def main():
    """Runs the campaign and prints what was done."""
    if len(sys.argv) < 3 or not sys.argv[2]:
        print("skipped: BLOESEM_VERIPB does not name a checker of pseudo-Boolean proofs")
        return
    part = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        checker = Checker(sys.argv[2], folder)
        campaign = Campaign(sys.argv[1], checker, folder, 20260201)
        for work, number in ((campaign.impossible, 200), (campaign.starts, 20), (campaign.rounds, 200),
                             (campaign.brackets, 2000)):
            start = time.monotonic()
            work(max(number // part, 1))
            print(f"{work.__name__}: {time.monotonic() - start:.0f} s", flush=True)
    for what, count in sorted(checker.counts.items()):
        print(f"{what}: {count}")
    print(f"seconds in the checker: {checker.seconds:.0f}")
    assert checker.counts["false"] >= 2000 // part, "too few false claims"


if __name__ == "__main__":
    main()
