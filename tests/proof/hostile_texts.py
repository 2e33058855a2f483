#!/usr/bin/env python3
"""Spoils the text of proofs and of lists: spellings of numbers, keys, ends of lines, bytes.

    hostile_texts.py PEER [EVENTS]

Both verifiers must refuse each text, and neither may end in another way. Prints the counts.
"""

import json
import re
import sys

from verifiers import Peer, tell, text_of, verifier

# Other spellings of a value of duals, which are hexadecimal digits with a leading - if negative.
NUMERALS = ["", "-", "-0", "00", "01", "+1", "0x1", "1_0", " 1", "1 ", "1F", "1.0", "1e0", "NaN", "Infinity", "\u0661",
            "\uff11", "g", "1\n", "--1"]
# Other values in place of a value of duals.
VALUES = [1, -1, 0.5, True, None, [], {}, ["1"]]
# Other spellings of blocks; {0} is the right text.
BLOCKS = ["{0} ", " {0}", "{0} 0", "{0},0", "{0} 0*0", "-1 {0}", "{0}*2*2", "0*9999999", "0*99999999 1", "9999999 {0}",
          "\u0660 {0}", "{0}\n", "0x0 {0}", "0*-1 {0}", "1_0 {0}", "{0} *2"]


def numerals(lines):
    """Spoils a value of each kind of duals."""
    for number, line in enumerate(lines):
        for key in ("criteria", "obstacle", "bye", "impossible"):
            if key not in line or not line[key]["y"]:
                continue
            duals = line[key]
            for value in NUMERALS + VALUES:
                yield number, {**line, key: {**duals, "y": [value] + duals["y"][1:]}}
                if duals.get("sets"):
                    yield number, {**line, key: {**duals, "sets": [{**duals["sets"][0], "z": value}] + duals["sets"][1:]}}
            for blocks in BLOCKS:
                yield number, {**line, key: {**duals, "blocks": blocks.format(duals["blocks"])}}
            for part in ("y", "blocks", "sets"):
                yield number, {**line, key: {**duals, part: None}}
            yield number, {**line, key: {**duals, "note": 1}}
            yield number, {**line, key: dict(reversed(list(duals.items())))}
            yield number, {**line, key: {**duals, "y": duals["y"][:-1]}}


def members(lines):
    """Spoils other members of lines."""
    for number, line in enumerate(lines):
        yield number, {**line, "note": None}
        yield number, {**line, "end": 1}
        yield number, [line]
        yield number, None
        yield number, 1
        yield number, "line"
        for key, value in line.items():
            if isinstance(value, int) and not isinstance(value, bool):
                for other in (float(value), str(value), -value, value + 2 ** 32, value + 2 ** 64, 10 ** 400, None, True):
                    yield number, {**line, key: other}
            yield number, {other: each for other, each in line.items() if other != key}
            yield number, {**line, key.upper(): value}


def texts(text):
    """Spoils the text itself."""
    first, rest = text.split("\n", 1)
    yield "\ufeff" + text
    yield text + "\0"
    yield text + "\n"
    yield text + text
    yield text + " "
    yield text[:-2]
    yield "\n" + text
    yield first + "\n\n" + rest
    yield first + " x\n" + rest
    yield "# proof\n" + text
    yield first + "\u2028" + rest
    yield first + "\x0b" + rest
    yield first + "\x85" + rest
    yield first + "\r" + rest
    yield re.sub(r'"end": ?(\d+)', r'"end": 0\1', text)
    yield re.sub(r'"end": ?(\d+)', r'"end": \1.0', text)
    yield re.sub(r'"end": ?(\d+)', r'"end": \1e0', text)
    yield re.sub(r'"end": ?(\d+)', r'"end": NaN', text)
    yield re.sub(r'"end": ?(\d+)', r'"end": \1, "end": \1', text)
    yield re.sub(r'"round": ?(\d+)', r'"round": \1, "round": \1', text)
    yield re.sub(r'"y": ?\[', r'"y": [], "y": [', text)
    yield text.replace('"end"', '"e\\u006ed" ').replace(":", ": [" * 2000, 1)
    yield text.replace("{", "{" * 5000)
    yield "[" * 100000
    yield ""


def lists(boards):
    """Spoils a list of boards."""
    body = "".join(f"{white} {black}\n" for white, black in boards)
    size = len(boards)
    for head in ("", "0\n", f"{size + 1}\n", f"{size - 1}\n", f"{size}.0\n", f"+{size}\n", f"{size} {size}\n", "\u0663\n"):
        yield head + body
    white, black = boards[0]
    rest = body.split("\n", 1)[1]
    for line in (f"{white} {black} 1", f"{white}-{black}", f"{white} -{black}", f"{white} {black}.0", f"{white} 99999",
                 f"{white} {white}", "0 0", f"0 {black}", f"{white} {black + 2 ** 32}", f"\uff11 {black}", f"{white}_ {black}"):
        yield f"{size}\n{line}\n{rest}"
    yield f"{size}\n{body}{white} {black}\n"


def spoiled(made):
    """Returns (pairs, proof) of spoiled texts."""
    lines = [json.loads(line) for line in made.proof.splitlines()]
    found = []
    for number, line in [*numerals(lines), *members(lines)]:
        other = lines[:number] + [line] + lines[number + 1:]
        if json.dumps(other) != json.dumps(lines):
            found.append((made.pairs, text_of(other)))
    found += [(made.pairs, text) for text in texts(made.proof) if text != made.proof]
    if not made.is_impossible:
        boards = verifier.read_list("pairs", made.pairs.encode())
        found += [(text, made.proof) for text in lists(boards) if text != made.pairs]
    return found


def main(program, events=6):
    """Spoils the rounds of some events, and returns the exit code."""
    peer, tried, failures, rounds = Peer(program), 0, 0, 0
    for seed in range(1, events + 1):
        for rules in ("2016", "2026"):
            for made in peer.event(seed, rules, 2, 12)[:4]:
                cases = spoiled(made)
                rounds += 1
                for (pairs, proof), one in zip(cases, made.refusals_of_one(peer, cases)):
                    tried += 1
                    try:
                        two = made.refusal_of_two(pairs, proof)
                    except Exception as error:  # a verifier must never end so
                        two = None
                        tell(f"{made.name}: {type(error).__name__}: {error}")
                    if not one or two is None:
                        failures += 1
                        tell(f"ACCEPTED {made.name}: one: {one or 'accepts'}; two: {two or 'accepts'}\n"
                             f"{pairs[:200]!r}\n{proof[:1500]!r}")
    tell(f"{tried} spoiled texts of {rounds} rounds, {failures} accepted")
    return 1 if failures or not tried else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
