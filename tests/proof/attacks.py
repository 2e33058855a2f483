#!/usr/bin/env python3
"""Attacks both verifiers: false rounds with the proofs that fit best, and changed proofs of true rounds.

    attacks.py PEER [FIRST LAST [MOST [STEP]]]   rounds of each STEP-th seed, with at most MOST players (16)

A round is attacked once both verifiers have accepted its proof and the second engine, which tries candidates in order,
has confirmed it. Whatever says something false must be refused by both. A changed proof of the true round may be
accepted if it is one by the definitions alone (recheck.py), and by both verifiers. Prints the counts of each kind; exit
code 1 if a false claim is accepted, the verifiers differ, or one fails otherwise.
"""

import copy
import json
import random
import sys
import time
from pathlib import Path

import candidates
import recheck
from verifiers import Made, Peer, list_of, tell, text_of, verifier

MOST_DUALS = 24  # values changed in a round
MOST_COMPARED = 250  # other pairings of a round that are compared with the right one
MOST_OTHERS = 24  # of those, not counting the ones with a single fault


class Target:
    """A round under attack, and the attacks on it: (kind, pairs, proof, whether the pairs are true)."""

    def __init__(self, made, chance):
        self.made, self.chance = made, chance
        self.question = made.question()
        self.lines = [json.loads(line) for line in made.proof.splitlines()]
        self.boards = verifier.read_list("pairs", made.pairs.encode())
        self.attacks = []
        self.right = None
        if not made.is_impossible:
            pairs, bye = verifier.legal_round(self.question, self.boards)
            self.right = pairs, bye[0] if bye else None

    def add(self, kind, pairs=None, proof=None):
        """Adds an attack; text that is the right one is no attack."""
        pairs, proof = pairs or self.made.pairs, proof or self.made.proof
        if (pairs, proof) != (self.made.pairs, self.made.proof):
            self.attacks.append((kind, pairs, proof, pairs == self.made.pairs))

    def add_lines(self, kind, lines):
        """Adds an attack by the lines of a proof."""
        if lines != self.lines:
            self.add(kind, proof=text_of(lines))

    def as_list(self, pairs, bye):
        """Returns the list of boards with the colours and the order of the rules."""
        return list_of(verifier.boards(self.question, pairs, [] if bye is None else [bye]))


def kind_of_difference(target, other):
    """Returns what distinguishes another pairing from the right one."""
    ppb = candidates.number_of_ppb(target.made.proof)
    worse, better, rule = candidates.first_difference(target.question, target.right, other, ppb)
    if len(worse) == 1 and not better:
        return f"worse in {candidates.name_of(target.question.is_2016, worse[0])} only"
    if not worse and not better and rule:
        return f"later by {rule}"
    if target.right[1] != other[1]:
        return "another bye"
    return "other opponents or floaters"


def other_pairings(target, peer):
    """Every other legal pairing, or some, each with the right proof and with the one that comes closest."""
    found = [other for other in candidates.all_pairings(target.question) if sorted(other[0]) != sorted(target.right[0])]
    found = target.chance.sample(found, min(len(found), MOST_COMPARED))
    kinds = {}
    for other in found:
        kinds.setdefault(kind_of_difference(target, other), []).append(other)
    for kind, others in sorted(kinds.items()):
        for pairs, bye in others[:3 if kind.startswith(("worse", "later")) else MOST_OTHERS // 4]:
            boards = target.as_list(pairs, bye)
            target.add(kind + ", right proof", boards)
            answer = peer.ask("prove", **target.made.members(), pairs=boards)
            if answer.get("nearly"):
                target.add(kind + ", closest proof", boards, answer["nearly"])
            target.add(kind + ", changed proof", boards, text_of(with_other_value(target, target.chance.choice([-1, 1]))))


def exchanged(target):
    """Two players of different boards change places, whatever is legal."""
    boards = [list(board) for board in target.boards]
    for _ in range(4 if len(boards) > 1 else 0):
        rows = copy.deepcopy(boards)
        one, other = target.chance.sample(range(len(rows)), 2)
        here, there = target.chance.randrange(2), target.chance.randrange(2)
        rows[one][here], rows[other][there] = rows[other][there], rows[one][here]
        target.add("players exchanged on the list", list_of(rows))


def boards_changed(target):
    """Colours, order and number of the boards."""
    boards = target.boards
    for place, board in enumerate(boards):
        if board[1]:
            target.add("colours turned", list_of(boards[:place] + [board[::-1]] + boards[place + 1:]))
        target.add("board left out", list_of(boards[:place] + boards[place + 1:]))
        target.add("board doubled", list_of(boards[:place] + [board] + boards[place:]))
        if place and board[1]:  # verifier one reads the bye wherever it stands
            rows = boards[:place - 1] + [board, boards[place - 1]] + boards[place + 1:]
            target.add("order of boards", list_of(rows))
    target.add("round said to be impossible", "0\n")


def all_duals(lines):
    """Returns (name, duals) of a proof."""
    found = []
    for line in lines:
        found += [(key, line[key]) for key in ("criteria", "obstacle", "bye", "impossible") if key in line]
        found += [(f"step {next(k for k in step if k not in ('blocks', 'y', 'sets'))}", step)
                  for step in line.get("order", [])]
    return found


def as_hex(value):
    """Returns an integer as proofs write it."""
    return ("-" if value < 0 else "") + format(abs(value), "x")


def with_other_value(target, change):
    """Returns the proof with one other value."""
    lines = copy.deepcopy(target.lines)
    duals = [each for _, each in all_duals(lines) if each["y"]]
    if duals:
        values = target.chance.choice(duals)["y"]
        place = target.chance.randrange(len(values))
        values[place] = as_hex(int(values[place], 16) + change)
    return lines


def values_changed(target):
    """Values of blocks and of sets, one up and one down."""
    places = [(number, place, part) for number, (_, duals) in enumerate(all_duals(target.lines))
              for part in ("y", "sets") for place in range(len(duals.get(part, [])))]
    for number, place, part in target.chance.sample(places, min(len(places), MOST_DUALS)):
        for change in (-1, 1):
            lines = copy.deepcopy(target.lines)
            name, duals = all_duals(lines)[number]
            if part == "y":
                duals["y"][place] = as_hex(int(duals["y"][place], 16) + change)
            else:
                duals["sets"][place]["z"] = as_hex(int(duals["sets"][place]["z"], 16) + change)
            target.add_lines(f"{'y' if part == 'y' else 'z'} of {name.split()[0]} {change:+d}", lines)


def blocks_changed(target):
    """A vertex in another block, a block more or less."""
    for number, (_, duals) in enumerate(all_duals(target.lines)):
        if "blocks" not in duals or target.chance.random() < 0.5:
            continue
        runs = [(word + "*1").split("*")[:2] for word in duals["blocks"].split()]
        blocks = [int(block) for block, times in runs for _ in range(int(times))]
        if not blocks:
            continue
        for _ in range(2):
            other = list(blocks)
            other[target.chance.randrange(len(other))] = target.chance.randrange(len(duals["y"]) + 1)
            lines = copy.deepcopy(target.lines)
            all_duals(lines)[number][1]["blocks"] = " ".join(map(str, other))
            if other != blocks:
                target.add_lines("vertex in another block", lines)
        for change in (blocks[:-1], blocks + blocks[-1:]):
            lines = copy.deepcopy(target.lines)
            all_duals(lines)[number][1]["blocks"] = " ".join(map(str, change))
            target.add_lines("vertex more or less", lines)


def sets_changed(target):
    """Odd sets left out, added, made smaller, larger, doubled, or with another member."""
    idents = [f.ident for f in target.question.facts]
    for number, (_, duals) in enumerate(all_duals(target.lines)):
        sets = duals.get("sets", [])
        others = [sets + [{"z": z, "players": sorted(target.chance.sample(idents, 3))}]
                  for z in ("0", "1", "2", "-1") if len(idents) > 2]
        for place, each in enumerate(sets):
            players = each["players"]
            stranger = [ident for ident in idents if ident not in players]
            for changed in (players[2:], players + stranger[:2], players[1:], players[1:] + stranger[:1],
                            players[:-1] + players[:1]):
                others.append(sets[:place] + [{**each, "players": changed}] + sets[place + 1:])
            others += [sets[:place] + sets[place + 1:], sets[:place] + [each] + sets[place:]]
        for other in target.chance.sample(others, min(len(others), 5 if sets else 1)):
            lines = copy.deepcopy(target.lines)
            all_duals(lines)[number][1]["sets"] = other
            target.add_lines("odd sets", lines)


def steps_changed(target):
    """Steps left out, doubled, in another order; other edges named; another kind."""
    for number, line in enumerate(target.lines):
        steps = line.get("order", [])
        for place, step in enumerate(steps):
            changes = [("step left out", steps[:place] + steps[place + 1:]),
                       ("step doubled", steps[:place] + [step] + steps[place:])]
            if place:
                changes.append(("steps exchanged", steps[:place - 1] + [step, steps[place - 1]] + steps[place + 1:]))
            if step.get("refuse"):
                named = step["refuse"]
                block = target.chance.randrange(len(step["y"]))
                for other in (named[1:], named + [[block, target.chance.randrange(len(step["y"]))]],
                              [pair[::-1] for pair in named]):
                    changes.append(("named edges", steps[:place] + [{**step, "refuse": other}] + steps[place + 1:]))
            for kind, order in changes:
                lines = copy.deepcopy(target.lines)
                lines[number]["order"] = order
                target.add_lines(kind, lines)


def lines_changed(target):
    """Lines left out, doubled, exchanged; other zones, numbers and pairs of a discarded bracket."""
    lines = target.lines
    for number in range(len(lines)):
        target.add_lines("line left out", lines[:number] + lines[number + 1:])
        target.add_lines("line doubled", lines[:number] + [lines[number]] + lines[number:])
        if number > 1:
            target.add_lines("lines exchanged", lines[:number - 1] + [lines[number], lines[number - 1]]
                             + lines[number + 1:])
        for key in ("bracket", "discarded", "end"):
            if key in lines[number]:
                target.add_lines("number of a line", lines[:number] + [{**lines[number], key: lines[number][key] + 1}]
                                 + lines[number + 1:])
        if "zone" in lines[number]:
            for zone in ("none", "next", "all"):
                target.add_lines("another zone", lines[:number] + [{**lines[number], "zone": zone}]
                                 + lines[number + 1:])
        for key in ("pairs", "ahead"):
            for place in range(len(lines[number].get(key, []))):
                other = copy.deepcopy(lines)
                other[number][key].pop(place)
                target.add_lines("pairs of the proof", other)
        if target.question.is_2016 and "bracket" in lines[number]:
            target.add_lines("pairs of the proof", lines[:number] + [{**lines[number], "ahead": []}]
                             + lines[number + 1:])
    target.add_lines("a line after the end", lines + [{"end": len(lines) + 1}])


OPTIONS = {"rounds": 3, "initial_colour": "W", "acceleration": "none", "absent": [1], "forbid": [[1, 2]],
           "recompute": True, "numbers": "fixed", "board_order": "pairing-score"}


def headers_changed(target):
    """A proof of something else: file, system, edition, round or options."""
    first = target.lines[0]
    changes = {"bloesem-proof": 2, "sha256": "0" * 64, "system": "dubov", "round": first["round"] + 1,
               "edition": "2016" if first["edition"] == "2026" else "2026", **OPTIONS}
    for key, value in changes.items():
        target.add_lines("other header", [{**first, key: value}] + target.lines[1:])
    for key in first:
        rest = {other: value for other, value in first.items() if other != key}
        target.add_lines("other header", [rest] + target.lines[1:])
        target.add_lines("other header", [{**rest, key: None}] + target.lines[1:])


def other_rounds(target, earlier):
    """The proof of another round or edition, as it is, and with this one's header."""
    for other in earlier:
        lines = [json.loads(line) for line in other.proof.splitlines()]
        target.add_lines("proof of another round", lines)
        target.add_lines("proof of another round", [target.lines[0]] + lines[1:])


def attack(target, peer, earlier):
    """Collects all attacks on a round."""
    if target.right is not None:
        other_pairings(target, peer)
        exchanged(target)
        boards_changed(target)
    for attack_on in (values_changed, blocks_changed, sets_changed, steps_changed, lines_changed, headers_changed):
        attack_on(target)
    other_rounds(target, earlier)
    return target.attacks


def changed_files(made, chance):
    """Yields (kind, file) that differ in one point: colours of a game, a pair that must not meet, an absent player."""
    lines = made.file.splitlines()
    players = [number for number, line in enumerate(lines) if line.startswith("001")]
    turned = {"w": "b", "b": "w"}
    games = [(number, place) for number in players for place in range(96, len(lines[number]), 10)
             if lines[number][place] in turned]
    if games:
        number, place = chance.choice(games)
        other = int(lines[number][place - 5:place - 1])
        both = [k for k in players if k == number or int(lines[k][4:8]) == other]
        yield "other colours in the past", "\n".join(
            line[:place] + turned.get(line[place], line[place]) + line[place + 1:]
            if k in both and len(line) > place else line for k, line in enumerate(lines)) + "\n"
    boards = [board for board in verifier.read_list("pairs", made.pairs.encode()) if board[1]]
    if boards:
        yield "a pair of the round forbidden", made.file + "XXP %d %d\n" % chance.choice(boards)
    if len(players) > 2:
        gone = chance.choice(players)
        yield "a player absent", made.file + f"XXZ {int(lines[gone][4:8])}\n"


def variants(made, chance):
    """Returns (kind, round) that ask something else: another edition, number of rounds, or input."""
    other = "2016" if made.rules == "2026" else "2026"
    found = [("another edition", Made(made.name, made.file, other)),
             ("last round", Made(made.name, made.file, made.rules, rounds=made.question().round)),
             ("not the last round", Made(made.name, made.file, made.rules, rounds=made.question().round + 5))]
    return found + [(kind, Made(made.name, file, made.rules)) for kind, file in changed_files(made, chance)]


class Campaign:
    """Counts of the attacks by kind: tried, accepted by verifier one and two, confirmed."""

    def __init__(self, peer):
        self.peer, self.kinds, self.failures, self.rounds, self.skipped = peer, {}, 0, 0, 0
        self.differing = 0

    def fail(self, made, kind, pairs, proof, why):
        """Keeps an attack that succeeded."""
        self.failures += 1
        tell(f"FAILED {made.name}: {kind}: {why}")
        Path(f"attack-{self.failures}.json").write_text(
            json.dumps({"kind": kind, "why": why, **made.members(), "pairs": pairs, "proof": proof}), "utf-8")

    def is_confirmed(self, made):
        """True if the second engine has the same round, and both verifiers accept the proof."""
        if made.error is not None:
            return False
        if not made.is_impossible and self.peer.ask("literal", **made.members())["pairs"] != made.pairs:
            return False
        if made.answer["refusal"] or made.refusal_of_two() is not None:
            self.fail(made, "none", made.pairs, made.proof, "the right proof is refused")
            return False
        return True

    def take(self, made, chance, earlier):
        """Attacks a round."""
        if not self.is_confirmed(made):
            self.skipped += 1
            return
        self.rounds += 1
        attacks = attack(Target(made, chance), self.peer, earlier)
        verdicts = made.refusals_of_one(self.peer, [[pairs, proof] for _, pairs, proof, _ in attacks])
        for (kind, pairs, proof, is_true), one in zip(attacks, verdicts):
            self.judge(made, kind, pairs, proof, is_true, one)
        self.take_variants(made, chance)

    def take_variants(self, made, chance):
        """Offers the pairs and the proof of a round as those of what differs a little."""
        for kind, other in variants(made, chance):
            other.pair(self.peer)
            if other.error is not None:
                continue
            lines = other.proof.splitlines()[:1] + made.proof.splitlines()[1:]
            cases = [[made.pairs, "\n".join(lines) + "\n"], [made.pairs, other.proof], [other.pairs, made.proof]]
            cases = [case for case in cases if case != [other.pairs, other.proof]]
            for (pairs, proof), one in zip(cases, other.refusals_of_one(self.peer, cases)):
                self.judge(other, kind, pairs, proof, pairs == other.pairs, one)

    def judge(self, made, kind, pairs, proof, is_true, one):
        """Judges what both verifiers say of an attack."""
        counts = self.kinds.setdefault(kind, [0, 0, 0, 0])
        counts[0] += 1
        try:
            two = made.refusal_of_two(pairs, proof)
        except Exception as error:  # a verifier must never end so
            self.fail(made, kind, pairs, proof, f"{type(error).__name__}: {error}")
            return
        counts[1] += not one
        self.differing += (not one) != (two is None)
        if (not one) != (two is None) and self.differing <= 20:
            tell(f"DIFFER {made.name}: {kind}: one: {one or 'accepts'}; two: {two or 'accepts'}")
        counts[2] += two is None
        if one and two is not None:
            return
        if not is_true:
            self.fail(made, kind, pairs, proof, "accepted by verifier " + " and ".join(
                name for name, accepted in (("one", not one), ("two", two is None)) if accepted))
            return
        try:
            counts[3] += recheck.confirms(made, pairs, proof)
        except AssertionError as error:
            self.fail(made, kind, pairs, proof, f"recheck: {error}")

    def text(self):
        """Returns a line for each kind, and one for all."""
        lines = [f"{kind}: {tried} tried, accepted by one {one}, by two {two}, confirmed {confirmed}"
                 for kind, (tried, one, two, confirmed) in sorted(self.kinds.items())]
        totals = [sum(column) for column in zip(*self.kinds.values())]
        return "\n".join(lines + [
            f"{self.rounds} rounds ({self.skipped} not confirmed by the second engine), attacks, accepted by one, by "
            f"two, confirmed: {totals}; duals rechecked {recheck.Check.duals}, exhaustively "
            f"{recheck.Check.exhaustive}; {self.differing} attacks about which the verifiers differ; {self.failures} failures"])


def main(program, first=1, last=6, most=16, step=1):
    """Runs the campaign, and returns the exit code."""
    peer = Peer(program)
    campaign, began = Campaign(peer), time.time()
    for seed in range(first, last + 1, step):
        chance, earlier = random.Random(seed), []
        for rules in ("2016", "2026"):
            for made in peer.event(seed, rules, 2, most):
                campaign.take(made, chance, earlier[-2:])
                if made.error is None:
                    earlier.append(made)
        if seed % 50 == 0:
            tell(f"seed {seed}, {time.time() - began:.0f} s\n{campaign.text()}")
    tell(campaign.text())
    return 1 if campaign.failures or campaign.differing or not campaign.rounds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
