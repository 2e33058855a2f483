#!/usr/bin/env python3
"""Runs the scripts of a page of docs/ in a folder where the package for JavaScript is installed, and compares their output.

Usage: page.py PAGE FOLDER
"""

import re
import subprocess
import sys
from pathlib import Path


def main():
    page, folder = Path(sys.argv[1]).read_text(), Path(sys.argv[2])
    for name, script in re.findall(r"<!-- file: (\S+\.mjs) -->\n```js\n(.*?)```", page, re.DOTALL):
        (folder / name).write_text(script)
    runs = re.findall(r"```\n\$ (node .*?)\n(.*?)```", page, re.DOTALL)
    if not runs:
        sys.exit(f"{sys.argv[1]} runs nothing")
    for command, shown in runs:
        done = subprocess.run(command.split(), cwd=folder, capture_output=True, text=True)
        if (done.returncode, done.stdout) != (0, shown):
            sys.exit(f"{command}: the page shows\n{shown}\nfound\n{done.stdout}{done.stderr}")
    print(f"{len(runs)} scripts of the page run")


if __name__ == "__main__":
    main()
