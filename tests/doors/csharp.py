#!/usr/bin/env python3
"""Compiles the program in C# of docs/integrate.md with Mono, and compares what it prints with the page.

Usage: csharp.py FOLDER_OF_THE_LIBRARY
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def main():
    if shutil.which("mcs") is None or shutil.which("mono") is None:
        print("skipped: mcs or mono is not installed")
        return
    page = (ROOT / "docs" / "integrate.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"<!-- file: Pairs.cs -->\n```csharp\n(.*?)```", page, re.DOTALL)
    ((command, shown),) = re.findall(r"```\n\$ (mcs .*?)\n(.*?)```", page, re.DOTALL)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "Pairs.cs").write_text(source, encoding="utf-8")
        (folder / "fixtures").symlink_to(ROOT / "fixtures")
        (folder / "Übung.trf").write_text("no tournament", encoding="utf-8")
        place = dict(os.environ, LD_LIBRARY_PATH=os.path.abspath(sys.argv[1]), LC_ALL="C.UTF-8", HOME=name)
        run = lambda words: subprocess.run(words, shell=True, cwd=folder, env=place, capture_output=True, text=True)  # noqa: E731
        done = run(command)
        if (done.returncode, done.stdout) != (0, shown):
            sys.exit(f"the page shows\n{shown}\nfound\n{done.stdout}{done.stderr}")
        refused = run("mono Pairs.exe Übung.trf")
        if refused.returncode != 1 or not refused.stderr.startswith("Übung.trf, line 0: not a tournament"):
            sys.exit(f"a file that is no tournament: code {refused.returncode}\n{refused.stderr}")
        print("the program in C# prints what the page shows")


if __name__ == "__main__":
    main()
