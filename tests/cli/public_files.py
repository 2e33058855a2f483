#!/usr/bin/env python3
"""Runs the program on files of public projects, which are not part of this repository.

    public_files.py PROGRAM FOLDER...          clones of the projects, or folders of such files
    public_files.py PROGRAM FOLDER... --write  writes the outcome into the table instead of comparing with it

The table is fixtures/public/elsewhere.tsv: a line for each file, identified by the SHA-256 of its content, with exit
codes and the numbers in the last line: errors/warnings of lint, rounds/differences of check. Without a FOLDER, those
in the environment variable BLOESEM_PUBLIC_FILES (separated by colons) are used.
"""

import csv
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

TABLE = Path(__file__).resolve().parents[2] / "fixtures" / "public" / "elsewhere.tsv"
COMMANDS = {
    "lint": ["lint"],
    "check 2016": ["check", "--pairings-only", "--rules", "2016"],
    "check 2026": ["check", "--pairings-only", "--rules", "2026"],
    "standings": ["standings"],
    "convert": ["convert", "--to", "trf26"],
}
COUNTED = {"lint", "check 2016", "check 2026"}
LARGEST = 1 << 20


def outcome(program, name, path):
    done = subprocess.run([program, *COMMANDS[name], path], capture_output=True, timeout=300)
    lines = done.stdout.decode(errors="replace").splitlines()
    if name not in COUNTED or done.returncode == 3 or not lines:
        return str(done.returncode)
    return f"{done.returncode}: {'/'.join(re.findall('[0-9]+', lines[-1])[1:])}"


def files_below(folders):
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file() and not path.is_symlink() and path.stat().st_size <= LARGEST:
                yield hashlib.sha256(path.read_bytes()).hexdigest(), path


def main(arguments):
    write = "--write" in arguments
    program, *folders = [argument for argument in arguments if argument != "--write"]
    folders = folders or [f for f in os.environ.get("BLOESEM_PUBLIC_FILES", "").split(":") if f]
    if not folders:
        print("skipped: BLOESEM_PUBLIC_FILES names no folder")
        return 0
    with TABLE.open(newline="") as stream:
        reader = csv.DictReader(stream, delimiter="\t")
        columns, rows = reader.fieldnames, list(reader)
    found = dict(files_below(folders))
    compared = different = 0
    for row in rows:
        path = found.get(row["sha256"])
        if path is None:
            continue
        compared += 1
        for name in COMMANDS:
            now = outcome(program, name, path)
            if write:
                row[name] = now
            elif row[name] != now:
                different += 1
                print(f"{row['repository']} {row['path']}: {name}\n  expected  {row[name]}\n  found     {now}")
    if write:
        with TABLE.open("w", newline="") as stream:
            writer = csv.DictWriter(stream, columns, delimiter="\t", lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    print(f"{compared} of {len(rows)} files found, {different} outcomes differ")
    return 1 if different or not compared else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
