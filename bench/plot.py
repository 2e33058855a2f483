#!/usr/bin/env python3
"""Draws time against the number of players, both logarithmic, as an SVG on standard output.

  bloesem_bench --benchmark_filter='^Round/' --benchmark_format=json > bench.json
  bench/plot.py bench.json --round 5 --points 'bbpPairings 5.0.1: 100=12 400=140 1000=2100 2000=29000'

The series of bench.json are the solvers, in the round asked for; --points adds another one, players=milliseconds.
"""

import argparse
import html
import json
import math
import sys

WIDTH, HEIGHT = 760, 480
LEFT, RIGHT, TOP, BOTTOM = 78, 170, 34, 52
COLOURS = ["#1b6ca8", "#c8553d", "#588157", "#8e5ea2", "#b08900", "#444444"]


def benchmark_series(path, round_number):
    """{solver: [(players, milliseconds)]} of the benchmarks called Round/SOLVER/round:N/PLAYERS."""
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)["benchmarks"]
    scale = {"ns": 1e-6, "us": 1e-3, "ms": 1.0, "s": 1e3}
    medians = {row["run_name"] for row in rows if row.get("aggregate_name") == "median"}
    series = {}
    for row in rows:
        words = row["run_name"].split("/")
        wanted = row.get("aggregate_name") == "median" if row["run_name"] in medians else row["run_type"] == "iteration"
        if len(words) != 4 or words[0] != "Round" or words[2] != f"round:{round_number}" or not wanted:
            continue
        if not row.get("error_occurred"):
            series.setdefault(words[1], []).append((int(words[3]), row["cpu_time"] * scale[row["time_unit"]]))
    return series


def extra_series(text):
    name, _, points = text.partition(":")
    pairs = [point.split("=") for point in points.split()]
    return name.strip(), [(int(players), float(ms)) for players, ms in pairs]


def spell_time(exponent):
    if exponent >= 3:
        return f"{10 ** (exponent - 3):g} s"
    return f"{10 ** exponent:g} ms" if exponent >= 0 else f"{10 ** (exponent + 3):g} µs"


class Plot:
    def __init__(self, series):
        self.series = {name: sorted(points) for name, points in series.items() if points}
        xs = [math.log10(x) for points in self.series.values() for x, _ in points]
        ys = [math.log10(y) for points in self.series.values() for _, y in points]
        self.x_range = (math.floor(min(xs)), math.ceil(max(xs)))
        self.y_range = (math.floor(min(ys)), math.ceil(max(ys)))

    def x(self, decade):
        low, high = self.x_range
        return LEFT + (WIDTH - LEFT - RIGHT) * (decade - low) / max(high - low, 1)

    def y(self, decade):
        low, high = self.y_range
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (decade - low) / max(high - low, 1)

    def grid(self):
        for decade in range(self.x_range[0], self.x_range[1] + 1):
            x = self.x(decade)
            yield f'<path class="grid" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
            yield f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{10 ** decade:,}</text>'
        for decade in range(self.y_range[0], self.y_range[1] + 1):
            y = self.y(decade)
            yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
            yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{spell_time(decade)}</text>'

    def lines(self):
        last_label = None
        ends = sorted(self.series.items(), key=lambda entry: -entry[1][-1][1])
        colours = {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(self.series)}
        for name, points in ends:
            places = [(self.x(math.log10(x)), self.y(math.log10(y))) for x, y in points]
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
            yield f'<path d="M{path}" fill="none" stroke="{colours[name]}" stroke-width="2"/>'
            for x, y in places:
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colours[name]}"/>'
            label = places[-1][1] + 4 if last_label is None else max(places[-1][1] + 4, last_label + 14)
            last_label = label
            yield f'<text x="{places[-1][0] + 8:.1f}" y="{label:.1f}" fill="{colours[name]}">{html.escape(name)}</text>'

    def svg(self, title):
        middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
        yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        yield f"<title>{html.escape(title)}</title>"
        yield "<style>text{font:12px sans-serif}.grid{stroke:#ddd}</style>"
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        yield f'<text x="{LEFT}" y="20" font-weight="bold">{html.escape(title)}</text>'
        yield from self.grid()
        yield from self.lines()
        yield f'<text x="{middle:.1f}" y="{HEIGHT - 12}" text-anchor="middle">players</text>'
        yield "</svg>"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("benchmarks", help="output of bloesem_bench in JSON")
    parser.add_argument("--round", type=int, default=5)
    parser.add_argument("--points", action="append", default=[], help="'NAME: PLAYERS=MILLISECONDS ...'; repeatable")
    arguments = parser.parse_args()
    series = benchmark_series(arguments.benchmarks, arguments.round)
    series.update(extra_series(text) for text in arguments.points)
    if not any(series.values()):
        sys.exit("plot.py: no benchmark of that round in the file")
    print("\n".join(Plot(series).svg(f"Time to pair round {arguments.round} of an open, one thread")))


if __name__ == "__main__":
    main()
