#!/usr/bin/env python3
"""Runs another engine beside ours on the same files: are the pairings the same, and how long does each take?

The other engine is any program that takes the command line of JaVaFo or bbpPairings; {in} and {out} stand for the
files. Times are user times, medians of several runs; a run of more than --once seconds is taken once.

  bench/compare_engine.py --engine './bbpPairings.exe --dutch {in} -p {out}' open.trf
  bench/compare_engine.py --engine 'java -jar javafo.jar {in} -p {out}' --sizes 400,1000,2000
"""

import argparse
import os
import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def user_seconds(words):
    """Runs a program; its user time, or nothing if it fails."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime if process.returncode == 0 else None


def median_of_runs(words, runs, once):
    times = [user_seconds(words)]
    while times[-1] is not None and len(times) < runs and times[0] < once:
        times.append(user_seconds(words))
    return None if None in times else statistics.median(times)


def words_of(line, file, out):
    return [word.replace("{in}", str(file)).replace("{out}", str(out)) for word in shlex.split(line)]


def boards_of(out):
    """The pairs of a pairing file, in any order."""
    try:
        lines = [tuple(line.split()) for line in out.read_text().splitlines() if line.strip()]
    except OSError:
        return None
    return sorted(lines[1:])


def engine_milliseconds(measure, file, runs):
    """Our engine alone, without start, reading and writing."""
    done = subprocess.run([measure, "time", file, "0", str(runs)], capture_output=True, text=True)
    if done.returncode != 0:
        return None, None
    words = done.stdout.replace(",", "").split()
    return int(words[0]), float(words[3])


def compare(arguments, file, folder):
    """One row of the table, and whether the pairings are the same."""
    ours_out, peer_out = folder / "ours", folder / "peer"
    for out in (ours_out, peer_out):
        out.unlink(missing_ok=True)
    ours = [arguments.ours, "pair", "--rules", arguments.rules, str(file), "-o", str(ours_out)]
    boards, engine = engine_milliseconds(arguments.measure, str(file), arguments.runs)
    process = median_of_runs(ours, arguments.runs, arguments.once)
    peer = median_of_runs(words_of(arguments.engine, file, peer_out), arguments.runs, arguments.once)
    name = pathlib.Path(file).name
    if process is None or peer is None or engine is None:
        failed = "ours" if process is None or engine is None else "theirs"
        return f"| {name} | | | | | | {failed} failed |", False
    same = boards_of(ours_out) is not None and boards_of(ours_out) == boards_of(peer_out)
    by_engine = 1e3 * peer / engine if engine > 0 else float("inf")
    by_process = f"{peer / process:,.0f}" if process >= 0.001 else f"> {1e3 * peer:,.0f}"
    return (f"| {name} | {boards} | {engine:.3f} ms | {1e3 * process:.1f} ms | {peer:.3f} s | "
            f"{by_engine:,.0f} / {by_process} | {'same' if same else 'DIFFERENT'} |"), same


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", help="report files whose coming round is paired")
    parser.add_argument("--engine", required=True, help="command line of the other engine, with {in} and {out}")
    parser.add_argument("--ours", default=str(ROOT / "build/release/bloesem"))
    parser.add_argument("--measure", default=str(ROOT / "build/release/bench/bloesem_measure"))
    parser.add_argument("--rules", default="2016", help="edition of the rules for ours (default: 2016)")
    parser.add_argument("--sizes", default="", help="also opens of so many players: 400,1000,2000")
    parser.add_argument("--round", type=int, default=5, help="the round of these that is paired (default: 5)")
    parser.add_argument("--runs", type=int, default=9, help="runs of each (default: 9)")
    parser.add_argument("--once", type=float, default=5.0, help="seconds after which one run is enough (default: 5)")
    return parser.parse_args()


def main():
    arguments = parse()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = [pathlib.Path(file) for file in arguments.files]
        for size in filter(None, arguments.sizes.split(",")):
            files.append(folder / f"open-{size}-round-{arguments.round}.trf")
            subprocess.run([arguments.measure, "write", size, str(arguments.round), str(files[-1])], check=True)
        print("| file | boards | our engine | our process | other engine | ratio: engine / process | pairings |")
        print("|---|---|---|---|---|---|---|")
        all_same = True
        for file in files:
            row, same = compare(arguments, file, folder)
            print(row, flush=True)
            all_same = all_same and same
    return 0 if all_same else 1


if __name__ == "__main__":
    sys.exit(main())
