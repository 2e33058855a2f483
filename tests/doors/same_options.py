#!/usr/bin/env python3
"""The module for JavaScript has a parser of options of its own (engine/wasm/options): random options, most of them wrong,
give the same bytes through it as through the program's batch.

Usage: same_options.py PROGRAM PACKAGE FILE COUNT
"""

import random
import re
import sys
import tempfile
from pathlib import Path

from same_bytes import Batch, Lines, shown

ROOT = Path(__file__).resolve().parent.parent.parent
COMMANDS = ["new", "pair", "result", "standings", "crosstable", "report", "rankings", "prizes", "ratings", "upsets", "zermelo",
            "check", "judge", "explain", "verify", "lint", "convert", "generate", "pari", ""]
# Options whose answer depends on the clock, on files, or on the machine.
LEFT_OUT = {"time-limit", "against", "against-dialect", "timeout", "jobs", "search-seconds", "batch", "open-results", "how",
            "only-one", "all-pairs", "rounds-ahead", "tournaments", "note", "reason"}
WORDS = ["", "1", "3", "0", "010", "-1", "x", "W", "B", "text", "json", "2026", "dutch", "burstein", "3-9", "4", "BH,SB", "a,b", "[4,7]", "[]", "[", "[[1,2],3]", "true",
         "false", "TRUE", "no", "off", "{}", " 5", "5x", "99999999999999999999", "-", "--json", "pair", "trf26", "Name;2000", "ü",
         "++", "--", "FILE", "a=b", "1.5"]


def names():
    found = set()
    for path in (ROOT / "engine" / "cli").rglob("*.[ch]pp"):
        found.update(re.findall(r'"(?:-[a-z],)?--([a-z][a-z-]+)[",]', path.read_text()))
    return sorted(found - LEFT_OUT) + ["help", "jso", "unknown"]


def value(chance):
    kind = chance.randrange(6)
    if kind < 2:
        return True
    if kind == 2:
        return [chance.choice(WORDS) for _ in range(chance.randrange(4))]
    if kind == 3:
        return chance.randrange(12)
    return chance.choice(WORDS)


def main():
    program, package, file, count = sys.argv[1:]
    content = Path(file).read_bytes()
    folder = tempfile.mkdtemp()
    (Path(folder) / "it.trf").write_bytes(content)
    door = Path(__file__).resolve().parent / "door_js.mjs"
    doors = [Batch([program]), Lines(["node", str(door), package, "options"], folder)]
    chance = random.Random(7)
    known = names()
    codes = {}
    differences = 0
    for _ in range(int(count)):
        command = chance.choice(COMMANDS)
        options = {chance.choice(known): value(chance) for _ in range(chance.randrange(1, 4))}
        answers = [each.answer(command, "it.trf", content, options) for each in doors]
        codes[answers[0][0]] = codes.get(answers[0][0], 0) + 1
        if answers[0] != answers[1]:
            differences += 1
            print(f"{command} {options}:\n  program {[shown(part) for part in answers[0][1:]]}\n"
                  f"  module  {[shown(part) for part in answers[1][1:]]}")
    print(f"options compared: {count}; codes: {dict(sorted(codes.items()))}; differences: {differences}")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
