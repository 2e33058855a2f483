#!/usr/bin/env python3
"""Every door gives the same bytes: tournaments of all systems and editions, and files whole and damaged, through the
program, the program's batch, C, Python, and what else is there (Node, the program for Windows).

Usage: same_bytes.py PROGRAM FIXTURES COUNT [--c DOOR_C] [--python PACKAGE LIBRARY] [--node DOOR_JS] [--windows COMMAND]
                     [--windows-c DOOR_C]
"""

import argparse
import json
import os
import random
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

REQUESTS = [
    ("pair", {}),
    ("pair", {"format": "json"}),
    ("check", {"format": "json"}),
    ("standings", {"format": "json"}),
    ("lint", {"format": "json"}),
    ("explain", {"format": "json"}),
]

# Of the generated tournaments, whose last round is known.
PAIRED = [
    ("pair", {"round": 2}),
    ("pair", {"round": 4, "format": "json"}),
    ("check", {"format": "json"}),
    ("explain", {"round": 3, "format": "json"}),
    ("standings", {"after": 3, "format": "json"}),
]
OF_EACH_SYSTEM = 8

# Messages recommend only what their door offers, and an opened tournament cannot pair an earlier round.
ONLY_FOR_COMMANDS = "; use --round N to state the round to pair"


def tournaments(fixtures, count):
    """Returns (name, bytes) of the fixtures, and of damaged ones until there are enough."""
    files = sorted(path for path in Path(fixtures).rglob("*") if path.suffix in (".trf", ".trfx", ".json", ".csv"))
    small = [path for path in files if path.stat().st_size < 60_000]
    chance = random.Random(25)
    chance.shuffle(small)
    kept = [(path.name, path.read_bytes()) for path in small[:count * 3 // 5]]
    while len(kept) < count:
        name, content = kept[chance.randrange(len(small[:count * 3 // 5]))]
        kept.append(("damaged-" + name, damaged(content, chance)))
    return kept


def generated(program, folder):
    """Yields (system, edition, [(name, bytes)]): random tournaments of everything that the program pairs."""
    text = " ".join(subprocess.run([program, "generate", "--help"], capture_output=True, text=True).stdout.split())
    systems = re.split(", | or ", re.search(r"Pairing system: (.*?);", text).group(1))
    refused = subprocess.run([program, "generate", "--seed=1", "--rules=1"], capture_output=True, text=True).stderr
    editions = re.split(", | or ", re.search(r"expected (.*)", refused).group(1))
    for system in systems:
        table = system == "round-robin"  # which has no editions, and its own number of rounds
        for edition in [""] if table else editions:
            out = Path(folder) / f"{system}{edition}"
            words = ["--seed=25", f"--system={system}", f"--count={OF_EACH_SYSTEM}", f"--output={out}", "--players=5-16"]
            words += [] if table else [f"--rules={edition}", "--rounds=4-7", "--forbidden-pairs=0-20"]
            done = subprocess.run([program, "generate", *words], capture_output=True, text=True)
            if done.returncode == 0:
                yield system, edition, [(f"{out.name}-{file.name}", file.read_bytes()) for file in sorted(out.iterdir())]
            elif f"has no edition '{edition}'" not in done.stderr:
                sys.exit(f"{system} {edition}: {done.stderr}")


def damaged(content, chance):
    bytes = bytearray(content)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(bytes) + 1)
        what = chance.randrange(4)
        if what == 0:
            bytes[place:place + 1] = chance.choice([b"", b" ", b"9", b"-", b"\t", b"\xe9", b"\n"])
        elif what == 1:
            del bytes[place:place + chance.randrange(1, 30)]
        elif what == 2:
            lines = bytes.split(b"\n")
            lines.insert(chance.randrange(len(lines)), chance.choice(lines))
            bytes = bytearray(b"\n".join(lines))
        else:
            bytes[place:place] = str(chance.randrange(100)).encode()
    return bytes


class Program:
    def __init__(self, command, folder):
        self.command, self.folder = command, folder

    def answer(self, command, name, content, options):
        words = [f"--{key}={value}" for key, value in options.items()]
        done = subprocess.run([*self.command, command, *words, "--", name], cwd=self.folder, capture_output=True)
        return done.returncode, done.stdout, done.stderr


class Batch:
    """Only for texts: JSON has no others."""

    def __init__(self, command):
        self.process = subprocess.Popen([*command, "pair", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, command, name, content, options):
        try:
            text = content.decode()
        except UnicodeDecodeError:
            return None
        if "\0" in text:
            return None
        request = {"command": command, "file": name, "text": text, "options": options}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line.endswith(b"}\n"), line[-20:]  # and no carriage return
        line = json.loads(line)
        return line["code"], line["output"].encode(), line["messages"].encode()


class Lines:
    """A door that reads requests as lines and answers with lengths (door_c.c)."""

    def __init__(self, command, folder):
        self.folder = folder
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, command, name, content, options):
        line = "\t".join([command, name, str(Path(self.folder) / name), json.dumps(options)]) + "\n"
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()
        code, output, messages = map(int, self.process.stdout.readline().split())
        return code, self.process.stdout.read(output), self.process.stdout.read(messages)


class Python:
    def __init__(self, package, library):
        os.environ["BLOESEM_LIBRARY"] = library
        sys.path.insert(0, package)
        import bloesem

        self.bloesem = bloesem

    def answer(self, command, name, content, options):
        answer = self.bloesem.run(command, content, name=name, raises=False, **options)
        self.compare_direct(command, name, content, options, answer)
        return answer.code, answer.output, answer.messages.encode()

    def compare_direct(self, command, name, content, options, answer):
        """The direct calls must say what the command says, and refuse in the same words."""
        if command != "pair" or answer.code not in (0, 1, 3):
            return
        try:
            round = self.bloesem.pair(content, name=name, round=options.get("round"))
            assert (answer.code, answer.messages) == (0, round.messages), (name, answer, round.messages)
            assert answer.output.startswith(b"{") or round.text().encode() == answer.output, (name, answer, round)
        except self.bloesem.BloesemError as error:
            place = ":".join([name, *(str(number) for number in (error.line, error.column) if number)])
            assert (error.code, error.report) == (answer.code, answer.messages), (name, answer, error, error.report)
            assert f"{place}: error: {error.message}\n" in answer.messages, (name, answer.messages, place, error.message)
        self.compare_tournament(name, content, answer)

    def compare_tournament(self, name, content, answer):
        """A tournament that cannot be read is refused at the same place in the same words, unless no player is in it,
        which it may lack yet: then something else can be said of the file."""
        try:
            self.bloesem.Tournament.from_trf(content, name=name)
        except self.bloesem.BloesemError as error:
            if "[no-players]" in answer.messages:
                assert error.code == answer.code, (name, answer, error)
            elif error.line:
                messages = answer.messages.replace(ONLY_FOR_COMMANDS, "")
                assert (error.code, error.report) == (answer.code, messages), (name, answer, error, error.report)


def shown(content):
    return content.decode(errors="backslashreplace")[:400]


class Comparison:
    def __init__(self, first, doors, folder):
        self.first, self.doors, self.folder = first, doors, folder
        self.compared = dict.fromkeys(doors, 0)
        self.codes = {}
        self.differences = 0

    def ask(self, name, content, requests):
        """Returns [(command, code)], the codes of the program."""
        (Path(self.folder) / name).write_bytes(content)
        answered = []
        for command, options in requests:
            expected = self.first.answer(command, name, content, options)
            answered.append((command, expected[0]))
            self.codes[expected[0]] = self.codes.get(expected[0], 0) + 1
            for door, it in self.doors.items():
                found = it.answer(command, name, content, options)
                if found is not None:
                    self.compare(door, f"{command} {name} {options}", found, expected)
        (Path(self.folder) / name).unlink()
        return answered

    def compare(self, door, request, found, expected):
        self.compared[door] += 1
        if found == expected:
            return
        self.differences += 1
        print(f"{door}: {request}: code {found[0]}, expected {expected[0]}")
        for one, other in zip(found[1:], expected[1:]):
            if one != other:
                print(f"  found    {shown(one)!r}\n  expected {shown(other)!r}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("fixtures")
    parser.add_argument("count", type=int)
    parser.add_argument("--c")
    parser.add_argument("--python", nargs=2)
    parser.add_argument("--node")
    parser.add_argument("--windows")
    parser.add_argument("--windows-c")
    wanted = parser.parse_args()
    folder = tempfile.mkdtemp()
    first = Program([os.path.abspath(wanted.program)], folder)
    doors = {"batch": Batch([wanted.program])}
    if wanted.c:
        doors["C"] = Lines([wanted.c], folder)
    if wanted.python:
        doors["Python"] = Python(*wanted.python)
    if wanted.node:
        doors["Node"] = Lines(shlex.split(wanted.node), folder)
    if wanted.windows:
        doors["Windows"] = Batch(shlex.split(wanted.windows))
    if wanted.windows_c:
        doors["C on Windows"] = Lines(shlex.split(wanted.windows_c), folder)
    comparison = Comparison(first, doors, folder)
    paired = {}
    for system, edition, files in generated(wanted.program, folder):
        paired[system + edition] = sum(comparison.ask(*file, PAIRED).count(("pair", 0)) for file in files)
    for file in tournaments(wanted.fixtures, wanted.count):
        comparison.ask(*file, REQUESTS)
    print(f"answers compared: {comparison.compared}; codes: {dict(sorted(comparison.codes.items()))}; "
          f"differences: {comparison.differences}; rounds paired: {paired}")
    if not all(count >= wanted.count for count in comparison.compared.values()):
        sys.exit("too few were compared")
    if min(paired.values()) < OF_EACH_SYSTEM:
        sys.exit("too few rounds were paired")
    sys.exit(1 if comparison.differences else 0)


if __name__ == "__main__":
    main()
