#!/usr/bin/env python3
"""Runs engine/proof/verify_proof.py on proofs of the program, true ones and altered ones.

    second_verifier_test.py PROGRAM [EVERY]

EVERY (default 40) takes each n-th tournament of fixtures/dutch-* and fixtures/cases-*: all of its rounds. Each proof
must be accepted by both verifiers. Then the list of boards or the proof is altered: a false list must be refused.
tests/proof/forged holds a false list with a proof that an earlier version accepted.
"""

import ast
import copy
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from verifiers import ROOT, VERIFIER, verifier


def check_size():
    """The verifier is to be read in an evening: 900 lines of 100 columns, each with one statement at most."""
    text = VERIFIER.read_text("utf-8")
    lines = text.splitlines()
    assert len(lines) <= 900, f"{len(lines)} lines"
    for number, line in enumerate(lines, 1):
        assert len(line) <= 100, f"line {number} has {len(line)} columns"
    starts = [node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)]
    assert len(starts) == len(set(starts)), "two statements in a line"


class Round:
    """A round with its proof."""

    def __init__(self, program, folder, path, edition, options):
        self.path, self.edition, self.options = path, edition, options
        self.pairs, self.proof = folder / "pairs", folder / "proof"
        for file in (self.pairs, self.proof):
            file.unlink(missing_ok=True)
        arguments = [str(path), "--rules", edition, *options]
        done = subprocess.run([program, "pair", "--system", "dutch", *arguments, "--proof", str(self.proof),
                               "-o", str(self.pairs)], capture_output=True, text=True, timeout=300)
        self.status = done.returncode
        self.message = done.stderr
        self.is_impossible = not self.pairs.exists()

    def read(self):
        """Returns the boards and the lines of the proof."""
        boards = [] if self.is_impossible else verifier.read_list("pairs", self.pairs.read_bytes())
        return boards, verifier.read_proof("proof", self.proof.read_bytes())

    def questions(self):
        """Returns what is asked of each group."""
        arguments = [str(self.path), "--rules", self.edition, *self.options, "--proof", str(self.proof)]
        return verifier.questions_of(verifier.Tournament(str(self.path), self.path.read_bytes()),
                                     verifier.parse_options(arguments))

    def reason(self, boards, lines):
        """Returns why the verifier refuses boards and proof; None if it accepts them."""
        try:
            verifier.verify(self.questions(), boards, json.loads(json.dumps(lines)))
        except (verifier.Refused, verifier.Unreadable) as reason:
            return str(reason)
        return None

    def program_accepts(self, program):
        """True if the verifier of the program accepts the proof."""
        pairs = [] if self.is_impossible else ["--pairs", str(self.pairs)]
        return subprocess.run([program, "verify", str(self.path), "--rules", self.edition, *self.options, *pairs,
                               "--proof", str(self.proof)], capture_output=True, timeout=300).returncode == 0


def exchange(boards, chance):
    """Two players of different boards change places."""
    one, other = chance.sample(range(len(boards)), 2)
    rows = [list(row) for row in boards]
    here, there = chance.randrange(2), chance.randrange(2)
    rows[one][here], rows[other][there] = rows[other][there], rows[one][here]
    return [tuple(row) for row in rows]


def with_right_colours(made, boards):
    """Returns legal boards with the colours and the order of the rules, others unchanged."""
    try:
        question = made.questions()[0]
        pairs, bye = verifier.legal_round(question, boards)
        return verifier.boards(question, pairs, bye)
    except verifier.Refused:
        return boards


def false_boards(made, boards, chance):
    """Yields lists of boards that differ from the right one."""
    for row in range(len(boards)):
        yield boards[:row] + [boards[row][::-1]] + boards[row + 1:]
        yield boards[:row] + boards[row + 1:]
        yield boards[:row] + [boards[row]] + boards[row:]
    for _ in range(4 if len(boards) > 1 else 0):
        yield with_right_colours(made, exchange(boards, chance))
    yield boards[::-1]


def false_proofs(lines, chance):
    """Yields proofs that say something else about the round: other lines, headers, steps and pairs."""
    for key in lines[0]:
        other = copy.deepcopy(lines)
        other[0][key] = 17 if other[0][key] != 17 else 18
        yield other
    for number in range(1, len(lines)):
        yield lines[:number] + lines[number + 1:]
        yield lines[:number] + [lines[number]] + lines[number:]
        for step in range(len(lines[number].get("order", []))):
            other = copy.deepcopy(lines)
            other[number]["order"].pop(step)
            yield other
        if "pairs" in lines[number]:
            other = copy.deepcopy(lines)
            other[number]["pairs"].pop(chance.randrange(len(other[number]["pairs"]))) if other[number]["pairs"] else 0
            yield other


def altered_duals(lines, chance):
    """Returns a proof with one other value, which may still prove the round."""
    other = copy.deepcopy(lines)
    found = [line.get(key) for line in other for key in ("criteria", "obstacle", "bye", "impossible")]
    found = [duals for duals in found if duals and duals["y"]]
    if not found:
        return lines
    values = chance.choice(found)["y"]
    place = chance.randrange(len(values))
    value = int(values[place], 16) + chance.choice([-2, -1, 1, 2])
    values[place] = ("-" if value < 0 else "") + format(abs(value), "x")
    return other


def check_round(program, made, chance):
    """Checks a round, and returns the number of altered proofs and lists that were refused."""
    boards, lines = made.read()
    name = f"{made.path.name} {made.edition} {' '.join(made.options)}"
    reason = made.reason(boards, lines)
    assert reason is None, f"{name}: {reason}"
    assert made.program_accepts(program), f"{name}: the program refuses its own proof"
    refused = 0
    for false in false_boards(made, boards, chance):
        if false != boards:
            assert made.reason(false, lines) is not None, f"{name}: accepts {false}"
            refused += 1
    for false in false_proofs(lines, chance):
        if false != lines:
            assert made.reason(boards, false) is not None, f"{name}: accepts {false}"
            refused += 1
    for _ in range(3):
        false = exchange(boards, chance) if len(boards) > 1 else boards
        false = with_right_colours(made, false)
        if false != boards:
            assert made.reason(false, altered_duals(lines, chance)) is not None, f"{name}: accepts {false}"
            refused += 1
    return refused


# Options that change what is asked; both verifiers are given them again.
OPTIONS = [["--acceleration", "baku"], ["--acceleration", "none"], ["--acceleration", "progressive:2000,1600"],
           ["--acceleration", "groups:2100=2,1800=1,0=0.5,rounds=4"], ["--absent", "2,4"], ["--absent", "1..3"],
           ["--forbid", "1-2,3-4"], ["--numbers", "fixed"], ["--board-order", "pairing-score"],
           ["--initial-colour", "B"], ["--rounds", "15", "--acceleration", "baku", "--absent", "5"]]


def rounds_of(path):
    """Returns the options for the rounds of a tournament."""
    if "cases" in path.parent.name:
        return [[], OPTIONS[sum(path.name.encode()) % len(OPTIONS)]]
    width = verifier.Tournament(str(path), path.read_bytes()).width
    return [["--round", str(number), "--rounds", str(width)] for number in range(1, width + 1)]


WIDE = """XXW 6
142 9
152 W
001      1      Appel, Ans                        2400                             1.0      1  204711 w 1
001 204711      Braam, Bob                        2300                             0.0      2       1 b 0
"""


def check_reading():
    """Wide lines are read; what no proof is about is not."""
    tour = verifier.Tournament("wide", WIDE.encode())
    assert [(p.ident, p.rating, p.entries) for p in tour.players] == [
        (1, 2400, [verifier.Entry(204711, "w", "W")]), (204711, 2300, [verifier.Entry(1, "b", "L")])]
    narrow = WIDE.replace("XXW 6\n", "")
    for text in (narrow, "012 Open\n" + WIDE, WIDE.replace("XXW 6", "XXW 8"), WIDE + "### bloesem:group A x\n",
                 WIDE + "### bloesem:group\n", WIDE + "### bloesem:wish club:1- strict\n", WIDE + "### bloesem:avoid club: 3\n",
                 WIDE + "### bloesem:avoid club:0\n", WIDE + "### bloesem:avoid\n", WIDE.replace("142 9", "142 9_0"),
                 WIDE.replace("142 9", "142 \u0669")):
        try:
            verifier.Tournament("file", text.encode())
        except verifier.Unreadable:
            continue
        raise AssertionError(f"reads {text}")
    banned = verifier.Tournament("file", (WIDE + "### bloesem:avoid CLUB:2-03\n###\tbloesem:avoid\tfederation:1-3\n"
                                          "### bloesem:club  1\tTiel  West\n### bloesem:club 1 Gouda\n"
                                          "###bloesem:avoid club:1\n### bloesem:avoids club:1\n").encode())
    assert banned.bans == [("club:2-3", "club", range(2, 4)), ("federation:3", "federation", range(1, 4))]
    assert banned.teams == {("club", 1): b"tiel  west"}


# Names of federations and clubs: FID and NON are no federations, but may be clubs, and only ASCII letters have cases.
FEDERATIONS = ["NED", "ned", "BEL", "FID", "NON", "   "]
CLUBS = ["Tiel", "TIEL", "\u00c9toile", "\u00e9toile", "FID", ""]
AVOID = [["federation:30"], ["club:2-30"], ["federation:1-30", "club:30"], ["federation:1", "club:3-30"]]


def with_teams(path, folder, chance, comments=()):
    """Returns a copy of a file, whose players have federations and clubs."""
    lines = path.read_text("utf-8", "surrogateescape").splitlines()
    for number, line in enumerate(lines):
        if line.startswith("001") and line[52:57].split(" ")[0] == line[52:57].split(" ")[-1] == "":
            lines[number] = line[:53] + chance.choice(FEDERATIONS) + line[56:]
            club = chance.choice(CLUBS)
            lines += [f"### bloesem:club {line[4:8].strip()} {club}"] * (club != "")
    copied = folder / f"teams-{path.name}"
    copied.write_text("\n".join([*lines, *comments]) + "\n", "utf-8", "surrogateescape")
    return copied


def with_players(path, count):
    """Writes a file of an event that has not begun. Every tenth number is left out, so numbers are no places."""
    idents = [number for number in range(1, count + 1) if number % 10]
    lines = ["012 Groups", "142 5", "152 W"]
    for number in idents:
        lines.append(f"001 {number:4} {'':5}{f'Player {number}':33} {2500 - 10 * number:4}{'':27} 0.0 {number:4}")
    path.write_text("\n".join(lines) + "\n", "utf-8")


def with_results(path):
    """White wins all games of the last round of a file."""
    lines = path.read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        if line.startswith("001"):
            block = line[-8:].split()
            lines[number] = line.rstrip() + {"w": " 1", "b": " 0"}.get(line.rstrip()[-1], "")
            assert block, line
    path.write_text("\n".join(lines) + "\n", "utf-8")


GROUPS = "A=1-9,Jeugd=11-15,B=16-38,A2=39"  # of 39 players, of whom 10, 20 and 30 are no players


def check_other_groups(program, made):
    """Neither verifier accepts a proof where other groups, or none, are asked for. Returns how many were refused."""
    boards, lines = made.read()
    kept = [word for word in made.options if word not in ("--groups", GROUPS)]
    others = [kept, *(kept + ["--groups", groups] for groups in (
        "A=1-9,Jeugd=11-16,B=17-38,A2=39", "Jeugd=11-15,A=1-9,B=16-38,A2=39", "A=1-9,Jeugd=11-15,B=16-39",
        "A=1-9,Jeugd=11-15,B=16-38,A3=39", "A=1-9,Jeugd=11-15,B=16-38", GROUPS + ",39", GROUPS + ",A=12"))]
    for options in others:
        asked = asked_otherwise(made, options)
        assert asked.reason(boards, lines) is not None, f"accepts {options} instead of {made.options}"
        assert not asked.program_accepts(program), f"the program accepts {options} instead of {made.options}"
    return len(others)


def check_groups(program, folder, edition, chance):
    """Groups by option and by comment, with absent players and forbidden pairs. Returns the number of refused alterations."""
    path, refused = folder / "groups.trf", 0
    with_players(path, 39)
    for options in ([], ["--absent", "3,12..14,39"], ["--absent", "9", "--forbid", "1-5,1-4,16-11,18-28"],
                    ["--numbers", "fixed", "--absent", "2"], ["--initial-colour", "B", "--acceleration", "baku"],
                    ["--absent", "1..9"]):
        options = ["--groups", GROUPS, *options]
        made = Round(program, folder, path, edition, options)
        assert made.status == 0, f"{options}: {made.message}"
        refused += check_round(program, made, chance) + check_other_groups(program, made)
        listed = asked_otherwise(made, ["--groups", "A=1-9", "--groups", "Jeugd = 11,12-15,B=16-38", "--groups", "A2=39"] + options[2:])
        assert listed.reason(*made.read()) is None and listed.program_accepts(program), f"{listed.options}"
    for number, options in ((1, []), (2, ["--absent", "4,31,39"]), (3, ["--absent", "17,39"])):
        asked = (["--groups", GROUPS] if number == 1 else ["--recompute"]) + options
        command = [program, "pair", str(path), "--system", "dutch", "--rules", edition, *asked, "-o", str(folder / "list")]
        done = subprocess.run([*command, "--into", str(path)], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        made = Round(program, folder, path, edition, ["--round", str(number)])
        assert made.status == 0, made.message
        refused += check_round(program, made, chance)
        again = Round(program, folder, path, edition, ["--round", str(number), "--groups", GROUPS])
        refused += check_round(program, again, chance) + check_other_groups(program, again)
        with_results(path)
        alone = Round(program, folder, path, edition, ["--recompute"])  # 39 has had the bye
        assert alone.status == 1 and alone.is_impossible, alone.message
        refused += check_round(program, alone, chance)
    return refused


def asked_otherwise(made, options):
    """Returns the same answer, with which other options are given to the verifiers."""
    other = copy.copy(made)
    other.options = options
    return other


def check_avoid(program, folder, path, edition, bans, chance):
    """Checks a round with bans; returns the number of altered proofs refused, and whether the bans changed the round."""
    options = [word for ban in bans for word in ("--avoid", ban)]
    seed = chance.random()
    copied = with_teams(path, folder, random.Random(seed))
    plain = Round(program, folder, copied, edition, [])
    plain_boards, plain_lines = plain.read()
    made = Round(program, folder, copied, edition, options)
    assert plain.status in (0, 1) and made.status in (0, 1), f"{path}: {plain.message} {made.message}"
    refused = check_round(program, made, chance)
    boards, lines = made.read()
    names = lines[0]["avoid"]
    assert asked_otherwise(made, options + ["--avoid", names[0]]).reason(boards, lines) is None
    for other in ([], options[2:], options + ["--avoid", "club:29"], ["--avoid", names[0].replace("30", "31")],
                  [word.replace("30", "29") for word in options]):
        asked = asked_otherwise(made, other)
        if other != options:
            assert asked.reason(boards, lines) is not None, f"{path}: accepts {bans} for {other}"
            assert not asked.program_accepts(program), f"{path}: the program accepts {bans} for {other}"
            refused += 1
    assert made.reason(plain_boards, plain_lines) is not None, f"{path}: accepts a proof without {bans}"
    if boards != plain_boards:  # nor with the first line that the other question asks for
        header = plain_lines[0]
        assert made.reason(plain_boards, [lines[0], *plain_lines[1:]]) is not None, f"{path}: {bans} not applied"
        assert asked_otherwise(made, []).reason(boards, [header, *lines[1:]]) is not None, f"{path}: {bans} applied"
    comments = [f"### bloesem:avoid {ban}" for ban in bans]
    kept = Round(program, folder, with_teams(path, folder, random.Random(seed), comments), edition, [])
    assert kept.read()[0] == boards, f"{path}: {comments}"
    return refused + 2 + check_round(program, kept, chance), boards != plain_boards


def check_exit_codes(program, folder):
    """0: accepted; 1: refused; 2: unreadable."""
    path = sorted((ROOT / "fixtures" / "cases-2026").glob("mix-*.trf"))[0]
    made = Round(program, folder, path, "2026", [])
    spoiled, empty = folder / "spoiled", folder / "empty"
    spoiled.write_bytes(made.proof.read_bytes() + b"\0")
    empty.write_bytes(b"")
    files = [str(path), "--rules", "2026", "--pairs", str(made.pairs), "--proof"]
    for arguments, code in (([*files, str(made.proof)], 0), ([*files, str(spoiled)], 2), ([*files, str(empty)], 2),
                            ([*files, str(folder / "none")], 2), ([*files, str(made.proof), "--rounds", "1_0"], 2),
                            ([*files, str(made.proof), "--acceleration", "other"], 2), ([*files], 2),
                            ([*files, str(made.proof), "--rounds", "30"], 1),
                            ([str(path), "--rules", "2026", "--proof", str(made.proof)], 1),
                            ([str(made.pairs), *files[1:], str(made.proof)], 2)):
        done = subprocess.run([sys.executable, str(VERIFIER), *arguments], capture_output=True, text=True, timeout=60)
        assert done.returncode == code, f"{arguments}: {done.returncode}, {done.stdout}{done.stderr}"
        assert "Traceback" not in done.stderr, done.stderr


def check_forged(program):
    """The false list of tests/proof/forged is refused by both verifiers."""
    folder = Path(__file__).resolve().parent / "forged"
    for path in sorted(folder.glob("*.trf")):
        files = [str(path), "--rules", "2016", "--pairs", str(path.with_suffix(".pairs")),
                 "--proof", str(path.with_suffix(".proof"))]
        done = subprocess.run([sys.executable, str(VERIFIER), *files], capture_output=True, text=True, timeout=60)
        assert done.returncode == 1 and "condition" in done.stdout, done.stdout + done.stderr
        done = subprocess.run([program, "verify", *files], capture_output=True, text=True, timeout=60)
        assert done.returncode == 8, f"{path.name}: {done.stdout}{done.stderr}"


def main(program, every):
    """Checks everything, and prints how much that was."""
    check_size()
    help_text = subprocess.run([program, "pair", "--help"], capture_output=True, text=True, timeout=60).stdout
    if "--proof" not in help_text:
        print("skipped: this program makes no proofs")
        return
    check_reading()
    check_forged(program)
    chance = random.Random(1)
    rounds, impossible, refused, apart = 0, 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        check_exit_codes(program, Path(folder))
        for edition in ("2016", "2026"):
            refused += check_groups(program, Path(folder), edition, chance)
            files = sorted((ROOT / "fixtures").glob(f"dutch-{edition}/*.trf"))[::every]
            files += sorted((ROOT / "fixtures").glob(f"cases-{edition}/*.trf"))[::every]
            for path in files:
                if "cases" in path.parent.name:
                    counts = check_avoid(program, Path(folder), path, edition, AVOID[rounds % len(AVOID)], chance)
                    refused, apart = refused + counts[0], apart + counts[1]
                for options in rounds_of(path):
                    made = Round(program, Path(folder), path, edition, options)
                    if options in OPTIONS and made.status == 3:  # such as Baku for other points
                        continue
                    assert made.status in (0, 1), f"{path}: {made.message}"
                    refused += check_round(program, made, chance)
                    rounds += 1
                    impossible += made.is_impossible
    assert rounds > 0 and refused > rounds and apart > 0
    print(f"{rounds} proofs accepted ({impossible} of impossible rounds), {refused} altered ones refused; "
          f"{apart} rounds are others because of bans")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40)
