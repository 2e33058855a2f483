#!/usr/bin/env python3
"""Times every door in one run: 2000 players after round 4 from bytes to boards, and many rounds of ten players in one call.

Every process keeps freed memory (GLIBC_TUNABLES): otherwise the time depends on which block happens to be the last of the
heap, whose pages glibc gives back after each call and clears again for the next.

Usage: doors.py BENCH_PROGRAM SHARED_LIBRARY [--node "node bench/door_node.mjs PACKAGE"]
The command of --node gets the folder of files, and prints the microseconds of the best call for large.trf.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def best(work, seconds):
    """Returns the processor time of the fastest call, in microseconds."""
    least, end = float("inf"), time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.process_time()
        work()
        least = min(least, time.process_time() - begin)
    return least * 1e6


def keep_memory():
    """Starts this script again with an allocator that keeps freed memory, unless it is so already."""
    if "GLIBC_TUNABLES" not in os.environ:
        kept = "glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=134217728"
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "GLIBC_TUNABLES": kept})


def main():
    keep_memory()
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("shared", help="libbloesem.so")
    parser.add_argument("--node")
    wanted = parser.parse_args()
    os.environ["BLOESEM_LIBRARY"] = os.path.abspath(wanted.shared)
    sys.path.insert(0, str(ROOT / "engine" / "python"))
    import bloesem

    folder = Path(tempfile.mkdtemp())
    large = bloesem.simulate(players=2000, rounds=4, seed=1).to_trf()
    small = [bloesem.simulate(players=10, rounds=3, seed=seed).to_trf() for seed in range(1, 1001)]
    (folder / "large.trf").write_bytes(large)
    (folder / "small").write_bytes(b"".join(small))
    (folder / "small.lengths").write_text("\n".join(str(len(file)) for file in small))

    found = {}
    for _ in range(3):  # in turns, so that a busy minute meets all doors
        ran = subprocess.run([wanted.bench, "--benchmark_filter=^Door/", "--benchmark_format=json",
                              "--benchmark_min_time=0.5"],
                             env={**os.environ, "BLOESEM_DOOR_FILES": str(folder)}, capture_output=True, check=True)
        for result in json.loads(ran.stdout)["benchmarks"]:
            found.setdefault(result["name"], []).append(result["cpu_time"])
        found.setdefault("Door/Python/one", []).append(best(lambda: bloesem.pair(large, rounds=9), 1))
        found.setdefault("Door/Python/many", []).append(best(lambda: bloesem.pair_many(small, rounds=9), 1))
        if wanted.node:
            node = subprocess.run([*wanted.node.split(), str(folder)], capture_output=True, check=True)
            found.setdefault("Door/Node/one", []).append(float(node.stdout))
    for size in ("one", "many"):
        library = min(found[f"Door/Library/{size}"])
        for door in ("Library", "C", "Python", "Node"):
            if f"Door/{door}/{size}" in found:
                time_taken = min(found[f"Door/{door}/{size}"])
                print(f"{size:5} {door:8} {time_taken:12.1f} us {time_taken / library:6.2f}")


if __name__ == "__main__":
    main()
