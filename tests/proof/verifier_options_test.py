#!/usr/bin/env python3
"""Compares what both verifiers make of options and records that say what is asked.

    verifier_options_test.py PROGRAM [TRIES]

Files of fixtures/dutch-* get random records 250 and XXA, which state fictitious points for a few rounds and players only;
each of TRIES rounds (default 60) is paired with each method of acceleration, and both verifiers must accept the proof.
Options and records that cannot be right end with exit code 2, whatever the proof says, and so does what exhausts memory.
"""

import random
import subprocess
import sys
import tempfile
from pathlib import Path

from second_verifier_test import Round
from verifiers import ROOT, VERIFIER, verifier

METHODS = [[], ["--acceleration", "none"], ["--acceleration", "baku"],
           ["--acceleration", "groups:2100=2,1800=1,0=0.5,rounds=3"], ["--acceleration", "progressive:2000,1600"]]


def records(chance, idents, width):
    """Returns records of fictitious points for random rounds, those of 250 before or after a gap."""
    if chance.random() < 0.5:
        chosen = chance.sample(idents, min(3, len(idents)))
        points = [[chance.choice(["", "0.0", "0.5", "1.0"]) for _ in range(chance.randint(1, width + 1))] for _ in chosen]
        return [f"XXA {ident:4d} " + " ".join(f"{each:>4}" for each in row) for ident, row in zip(chosen, points)
                if any(row)]
    lines = []
    for _ in range(chance.randint(1, 2)):
        first, low = chance.randint(1, width + 3), chance.randint(1, len(idents))
        last, high = chance.randint(first, width + 4), chance.randint(low, len(idents))
        points = chance.choice(["0.5", "1.0"])
        lines.append(f"250       {points:>3} {first:3d} {last:3d} {low:4d} {high:4d}")
    return lines


def check_acceleration(program, folder, tries):
    """Both verifiers accept each round; returns how many there were, and how many had other pairs by the method."""
    chance = random.Random(22)
    rounds, changed = 0, 0
    for _ in range(tries):
        edition = chance.choice(["2016", "2026"])
        path = chance.choice(sorted((ROOT / "fixtures" / f"dutch-{edition}").glob("*.trf"))[:40])
        tour = verifier.Tournament(str(path), path.read_bytes())
        own = records(chance, sorted(tour.by_id), tour.width)
        copied = folder / "accelerated.trf"
        lines = [line for line in path.read_text("utf-8").splitlines() if line[:3] not in ("XXA", "250")]
        copied.write_text("\n".join(own + lines) + "\n", "utf-8")
        number = chance.randint(1, tour.width)
        lists = set()
        for method in METHODS:
            options = ["--round", str(number), "--rounds", str(tour.width + 2), *method]
            made = Round(program, folder, copied, edition, options)
            where = f"{path.name} {edition} {own} {options}"
            if made.status == 3:  # points for which a method is not defined
                continue
            assert made.status in (0, 1), f"{where}: {made.message}"
            boards, proof = made.read()
            reason = made.reason(boards, proof)
            assert reason is None, f"{where}: {reason}"
            assert made.program_accepts(program), f"{where}: the program refuses its own proof"
            lists.add(str(boards))
            rounds += 1
        changed += len(lists) > 1
    return rounds, changed


# Options that cannot be right for a file of eight players, or cannot be read.
WRONG = ["--absent 99", "--absent 0", "--absent 3..1", "--absent 1..2..3", "--absent 1,,2", "--absent 1..9999999",
         "--forbid 3-99", "--forbid 3", "--forbid 3-4,5", "--groups 1-8", "--groups =1-4,B=5-8", "--groups junk", "--groups A=1-8,99",
         "--groups A=1-4,A=5-8", "--groups A=1-4,B=5-9", "--groups 7,B=1-8", "--groups A=1-4,4,B=5-8", "--groups A=1..4,B=5-8", "--groups A=1-4", "--groups A=4-1,B=5-8",
         "--acceleration other", "--acceleration groups:hello", "--acceleration groups:2000=1",
         "--acceleration groups:0=1.25,rounds=4", "--acceleration groups:rounds=4", "--acceleration progressive:2000",
         "--rounds 0", "--round 0", "--round 2", "--avoid federation:0"]
# Records that contradict each other, or a file without rounds.
CONTRADICTIONS = ["142 9", "142 5\n142 9", "152 B", "XXC black1", "152 W\n152 B", "XXZ 1 x", "250 1.0"]
HEAD = "012 Open\n042 2026/05/02\nXXR 5\nXXC white1\n"


def player_line(ident):
    """Returns the line of a player without games."""
    return f"001 {ident:4d} m    {'P' + str(ident):<33} {2300 - 50 * ident}{'':28} 0.0 {ident:4d}\n"


def check_points_of_later_rounds(program, folder):
    """A file that states points from round 5 on states none for round 1, which no method replaces."""
    players = "".join(map(player_line, range(1, 9)))
    plain, later = folder / "plain.trf", folder / "later.trf"
    plain.write_text(HEAD + players, "utf-8")
    later.write_text(HEAD + "250       1.0 005 005    1    4\n" + players, "utf-8")
    lists = []
    for path in (plain, later):
        made = Round(program, folder, path, "2026", ["--acceleration", "baku"])
        boards, proof = made.read()
        assert made.reason(boards, proof) is None and made.program_accepts(program), path.name
        lists.append((boards, proof))
    assert lists[0][0] != lists[1][0]
    stolen = [{**lists[0][1][0], "sha256": lists[1][1][0]["sha256"]}, *lists[0][1][1:]]
    assert made.reason(lists[0][0], stolen) is not None, "accepts a round of accelerated players"


def exit_code(path, made, options):
    """Returns the exit code of verifier two, run as a program of 300 MB at most."""
    command = ["sh", "-c", 'ulimit -v 300000; exec "$@"', "sh", sys.executable, str(VERIFIER), str(path), "--rules", "2026",
               "--pairs", str(made.pairs), "--proof", str(made.proof), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr, f"{options}: {done.stderr}"
    return done.returncode


def check_what_cannot_be_right(program, folder):
    """Exit code 2 for each option and each record; returns their number."""
    path, players = folder / "eight.trf", "".join(map(player_line, range(1, 9)))
    path.write_text(HEAD + players, "utf-8")
    made = Round(program, folder, path, "2026", [])
    assert exit_code(path, made, []) == 0
    for wrong in WRONG:
        assert exit_code(path, made, wrong.split()) == 2, wrong
        done = subprocess.run([program, "pair", str(path), "--rules", "2026", *wrong.split()], capture_output=True, timeout=60)
        assert done.returncode in (2, 3, 64), f"the program pairs with {wrong}: {done.returncode}"
    other = folder / "other.trf"
    for records_of in CONTRADICTIONS:
        other.write_text(HEAD + records_of + "\n" + players, "utf-8")
        assert exit_code(other, made, []) == 2, records_of
    other.write_text("250       1.0   1 999    1 9999\n" * 50 + HEAD + players, "utf-8")
    assert exit_code(other, made, []) == 1  # the proof is about another file
    return len(WRONG) + len(CONTRADICTIONS)


def main(program, tries=60):
    """Runs all checks, and returns the exit code."""
    with tempfile.TemporaryDirectory() as name:
        wrong = check_what_cannot_be_right(program, Path(name))
        check_points_of_later_rounds(program, Path(name))
        rounds, changed = check_acceleration(program, Path(name), int(tries))
    print(f"{rounds} accelerated rounds accepted by both verifiers, the method changed {changed}; {wrong} wrong texts refused")
    return 0 if rounds and changed else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
