#!/usr/bin/env python3
"""Shows where the bytes of the module for JavaScript are: the code of each group of functions, largest first.

The module must have names: link it with --profiling-funcs (docs/packaging.md has the build).
Usage: wasm_size.py MODULE [REGEX | --functions]
REGEX: what of a function's name is its group; without it the namespace, or the template of the library.
"""

import collections
import re
import subprocess
import sys
from pathlib import Path


class Reader:
    def __init__(self, data, place=0):
        self.data, self.place = data, place

    def number(self):
        value = shift = 0
        while True:
            byte = self.data[self.place]
            self.place += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self):
        length = self.number()
        self.place += length
        return self.data[self.place - length:self.place].decode(errors="replace")


def sections(data):
    reader = Reader(data, 8)
    while reader.place < len(data):
        kind = data[reader.place]
        reader.place += 1
        length = reader.number()
        yield kind, data[reader.place:reader.place + length]
        reader.place += length


def imported_functions(section):
    reader, count = Reader(section), 0
    for _ in range(reader.number()):
        reader.text(), reader.text()
        kind = section[reader.place]
        reader.place += 1
        if kind == 0:
            count += 1
            reader.number()
        elif kind == 1:
            reader.place += 1
        if kind in (1, 2):
            bounded = reader.number()
            reader.number()
            if bounded & 1:
                reader.number()
        elif kind in (3, 4):
            reader.place += 2
    return count


def functions(data):
    """Returns {name: bytes of code}, and the sizes of code and data."""
    imported, sizes, names, of_data = 0, [], {}, 0
    for kind, section in sections(data):
        if kind == 2:
            imported = imported_functions(section)
        elif kind == 10:
            reader = Reader(section)
            for _ in range(reader.number()):
                size = reader.number()
                sizes.append(size)
                reader.place += size
        elif kind == 11:
            of_data = len(section)
        elif kind == 0:
            reader = Reader(section)
            if reader.text() != "name":
                continue
            while reader.place < len(section):
                part = section[reader.place]
                reader.place += 1
                length = reader.number()
                end = reader.place + length
                if part == 1:
                    for _ in range(reader.number()):
                        index = reader.number()
                        names[index] = reader.text()
                reader.place = end
    return [(names.get(imported + i, "?"), size) for i, size in enumerate(sizes)], of_data


def demangled(names):
    done = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True)
    return done.stdout.split("\n")


def group_of(name):
    found = re.search(r"bloesem::(\w+)::", name) if "bloesem::" in name else None
    if name.startswith("std::") or re.match(r"[\w:<>*& ]* std::", name):
        kind = re.match(r"(?:[\w:<>*& ]* )?(std::(?:__2::)?\w+)", name)
        return (kind.group(1) if kind else "std") + (" of ours" if "bloesem::" in name else "")
    return "bloesem::" + found.group(1) if found else name.split("::")[0].split("(")[0][:40]


def main():
    found, of_data = functions(Path(sys.argv[1]).read_bytes())
    names = demangled([name for name, _ in found])
    groups, counts = collections.Counter(), collections.Counter()
    how = sys.argv[2] if len(sys.argv) > 2 else None
    for name, (_, size) in zip(names, found):
        if how == "--functions":
            group = name[:160]
        elif how:
            match = re.search(how, name)
            group = match.group(0) if match else "other"
        else:
            group = group_of(name)
        groups[group] += size
        counts[group] += 1
    print(f"code {sum(groups.values())} bytes in {len(found)} functions, data {of_data}")
    for group, size in groups.most_common(70):
        print(f"{size:9} {counts[group]:6} {group}")


if __name__ == "__main__":
    main()
