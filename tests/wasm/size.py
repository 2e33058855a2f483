#!/usr/bin/env python3
"""Measures what a browser fetches of the package for JavaScript, and fails if it is larger than the page says.

Usage: size.py PACKAGE
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def compressed(path):
    done = subprocess.run(["brotli", "--best", "--stdout", "--", str(path)], capture_output=True, check=True)
    return len(done.stdout)


def main():
    package = Path(sys.argv[1])
    bound = int(re.search(r"at most (\d+) kB of brotli", (ROOT / "docs" / "integrate-javascript.md").read_text()).group(1))
    files = [package / "bloesem.wasm", *sorted(package.glob("*.js"))]
    raw = sum(path.stat().st_size for path in files)
    small = sum(map(compressed, files))
    print(f"{raw / 1000:.0f} kB, {small / 1000:.0f} kB of brotli; bound {bound} kB")
    if small > bound * 1000:
        sys.exit("the package has become larger than its page says")


if __name__ == "__main__":
    main()
