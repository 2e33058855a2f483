#!/usr/bin/env python3
"""Attacks both verifiers with rounds of tournaments whose players are in groups.

    group_attacks.py PEER [FIRST LAST [MOST]]   events of these seeds, with at most MOST players in a group (12)

The list of boards is that of all groups, and each group has a proof. Players, boards, byes, proofs and first lines are
exchanged between groups, left out and doubled; the file states other groups; and the proof of each group is attacked
as that of a tournament (attacks.py). The rules are those of attacks.py: nothing false may be accepted, by either.
"""

import itertools
import json
import random
import sys

import attacks
from verifiers import Made, Peer, list_of, tell, text_of, verifier


class Part:
    """A group's part of a round, as a round of its own: its boards and its proof."""

    def __init__(self, made, number, rows, lines):
        self.asked, self.is_impossible = made.questions()[number], False
        self.rows = [row for row in rows if row[0] in self.asked.totals]
        self.lines, self.pairs, self.proof = lines, list_of(self.rows), text_of(lines)

    def question(self):
        """Returns what is asked of the group."""
        return self.asked


class GroupedTarget:
    """A round under attack, and the attacks on it: (kind, pairs, proof)."""

    def __init__(self, made, chance):
        self.made, self.chance, self.found = made, chance, []
        self.rows = verifier.read_list("pairs", made.pairs.encode())
        self.proofs = [[]]
        for line in map(json.loads, made.proof.splitlines()):
            self.proofs[-1].append(line)
            self.proofs += [[]] if "end" in line else []
        self.proofs.pop()
        self.parts = [Part(made, *each) for each in zip(itertools.count(), itertools.repeat(self.rows), self.proofs)]

    def add(self, kind, rows=None, proofs=None):
        """Adds an attack, by rows and by the lines of each proof; what is the right answer is none, nor are byes in another
        order, which verifier one reads wherever they stand."""
        boards = [[row for row in each if row[1]] for each in (rows or [], self.rows)]
        if rows and boards[0] == boards[1] and sorted(rows) == sorted(self.rows):
            rows = None
        pairs = self.made.pairs if rows is None else list_of(rows)
        proof = self.made.proof if proofs is None else text_of(itertools.chain(*proofs))
        lines = [json.loads(line) for line in self.made.proof.splitlines()]
        if pairs != self.made.pairs or proofs is not None and list(itertools.chain(*proofs)) != lines:
            self.found.append((kind, pairs, proof))


def in_order(parts):
    """Returns the rows of groups one after the other, with the byes at the end."""
    return sorted(itertools.chain(*parts), key=lambda row: row[1] == 0)


def proofs_exchanged(target):
    """Whole proofs in another order, left out, doubled; first lines of other groups."""
    proofs, first = target.proofs, [lines[0] for lines in target.proofs]
    for order in itertools.permutations(range(len(proofs))):
        target.add("proofs in another order", proofs=[proofs[i] for i in order])
        target.add("first lines exchanged", proofs=[[first[i]] + lines[1:] for i, lines in zip(order, proofs)])
        target.add("first lines left", proofs=[[first[i]] + proofs[j][1:] for i, j in enumerate(order)])
    for place, lines in enumerate(proofs):
        target.add("proof left out", proofs=proofs[:place] + proofs[place + 1:])
        target.add("proof doubled", proofs=proofs[:place] + [lines] + proofs[place:])
        target.add("proof of one group for all", proofs=[lines] * len(proofs))
        for other in ({**lines[0], "group": "C"}, {**lines[0], "players": sorted(target.parts[place].asked.totals)}
                      if target.parts else {}, {key: each for key, each in lines[0].items() if key != "group"}):
            target.add("other group in a first line", proofs=proofs[:place] + [[other] + lines[1:]] + proofs[place + 1:])


def boards_exchanged(target):
    """Boards in another order of the groups, left out; players and byes exchanged between groups."""
    parts = [part.rows for part in target.parts]
    for order in itertools.permutations(parts):
        target.add("groups in another order", in_order(order))
    for rows in parts:
        if rows:
            target.add("boards of a group left out", [row for row in target.rows if row not in rows])
            target.add("boards of a group only", rows)
    for _ in range(8 if len(target.rows) > 1 else 0):
        rows = [list(row) for row in target.rows]
        one, other = target.chance.sample(range(len(rows)), 2)
        here, there = target.chance.randrange(2), target.chance.randrange(2)
        if rows[one][0] in target.parts[0].asked.totals:  # a player of the first group with one of another, mostly
            other = target.chance.choice([k for k, row in enumerate(rows) if k != one])
        rows[one][here], rows[other][there] = rows[other][there], rows[one][here]
        target.add("players exchanged on the list", [tuple(row) for row in rows])
    for number, part in enumerate(target.parts):
        pairs, bye = verifier.legal_round(part.asked, part.rows)
        for _ in range(4 if len(pairs) > 1 else 0):
            (a, b), (c, d) = target.chance.sample(pairs, 2)
            others = [pair for pair in pairs if pair not in ((a, b), (c, d))] + [tuple(sorted((a, c))), tuple(sorted((b, d)))]
            own = verifier.boards(part.asked, others, bye)
            target.add("pairs of one group exchanged", in_order(parts[:number] + [own] + parts[number + 1:]))


def said_to_be_impossible(target):
    """One group, or the round, is said to be impossible."""
    for number, lines in enumerate(target.proofs):
        duals = {"blocks": f"0*{max(2, 2 * len(target.parts[number].rows))}", "y": ["0"]} if target.parts else {}
        for claim in (lines[1], {"impossible": duals}, {"impossible": {"blocks": "", "y": []}}):
            proof = [lines[0], claim, {"end": 3}]
            target.add("a group said to be impossible", proofs=target.proofs[:number] + [proof] + target.proofs[number + 1:])
            target.add("round said to be impossible", [], [proof])
            if target.parts:
                rows = [row for row in target.rows if row not in target.parts[number].rows]
                target.add("a group said to be impossible",
                           rows, target.proofs[:number] + [proof] + target.proofs[number + 1:])


def parts_attacked(target):
    """The proof and the boards of each group, attacked as those of a tournament."""
    for number, part in enumerate(target.parts):
        single = attacks.Target(part, target.chance)
        for attack_on in (attacks.exchanged, attacks.boards_changed, attacks.values_changed, attacks.blocks_changed,
                          attacks.sets_changed, attacks.steps_changed, attacks.lines_changed, attacks.headers_changed):
            attack_on(single)
        for kind, pairs, proof, _ in target.chance.sample(single.attacks, min(len(single.attacks), 60)):
            own = verifier.read_list("pairs", pairs.encode())
            lines = [json.loads(line) for line in proof.splitlines()]
            parts = [each.rows for each in target.parts]
            target.add(kind, in_order(parts[:number] + [own] + parts[number + 1:]),
                       target.proofs[:number] + [lines] + target.proofs[number + 1:])


def with_other_groups(made, chance):
    """Yields (kind, round) whose file states other groups."""
    lines = made.file.splitlines()
    places = [number for number, line in enumerate(lines) if line.startswith("### bloesem:group")]
    words = [lines[number].split() for number in places]
    one, other = chance.sample(range(len(places)), 2)
    renamed = [list(each) for each in words]
    renamed[one][2], renamed[other][2] = renamed[other][2], renamed[one][2]
    moved = [list(each) for each in words]
    moved[other].append(moved[one].pop(chance.randrange(3, len(moved[one]))))
    turned = [words[other] if k == one else words[one] if k == other else each for k, each in enumerate(words)]
    joined = [each[:2] + ["B"] + each[3:] for each in words]
    for kind, comments in (("names of groups exchanged", renamed), ("a player in another group", moved),
                           ("comments exchanged", turned), ("one group", joined), ("no groups", [])):
        kept = [line for line in lines if not line.startswith("### bloesem:group")]
        file = "\n".join(kept[:2] + [" ".join(each) for each in comments] + kept[2:]) + "\n"
        yield kind, Made(made.name, file, made.rules)


def take(campaign, made, chance):
    """Attacks a round."""
    if made.error is not None:
        campaign.skipped += 1
        return
    if made.answer["refusal"] or made.refusal_of_two() is not None:
        campaign.fail(made, "none", made.pairs, made.proof, "the right proof is refused")
        return
    campaign.rounds += 1
    target = GroupedTarget(made, chance)
    if made.is_impossible:
        target.parts = []
        proofs_exchanged(target)
    else:
        for attack_on in (proofs_exchanged, boards_exchanged, said_to_be_impossible, parts_attacked):
            attack_on(target)
    verdicts = made.refusals_of_one(campaign.peer, [[pairs, proof] for _, pairs, proof in target.found])
    for (kind, pairs, proof), one in zip(target.found, verdicts):
        campaign.judge(made, kind, pairs, proof, pairs == made.pairs, one)
    take_other_groups(campaign, made, chance)


def take_other_groups(campaign, made, chance):
    """Offers the pairs and the proof of a round as those of a file with other groups."""
    for kind, other in with_other_groups(made, chance):
        other.pair(campaign.peer)
        if other.error is not None:  # such as games between groups
            continue
        first = json.loads(other.proof.splitlines()[0])
        lines = [json.loads(line) for line in made.proof.splitlines()]
        lines = [{**line, "sha256": first["sha256"]} if "sha256" in line else line for line in lines]
        cases = [[made.pairs, text_of(lines)], [made.pairs, other.proof], [other.pairs, made.proof], [other.pairs, text_of(lines)]]
        cases = [case for case in cases if case != [other.pairs, other.proof]]
        for (pairs, proof), one in zip(cases, other.refusals_of_one(campaign.peer, cases)):
            campaign.judge(other, kind, pairs, proof, pairs == other.pairs, one)


def main(program, first=1, last=4, most=12):
    """Runs the campaign, and returns the exit code."""
    campaign = attacks.Campaign(Peer(program))
    for seed in range(first, last + 1):
        chance = random.Random(seed)
        for rules in ("2016", "2026"):
            for made in campaign.peer.event(seed, rules, 2, most, 2 + seed % 2):
                take(campaign, made, chance)
        if seed % 50 == 0:
            tell(f"seed {seed}\n{campaign.text()}")
    tell(campaign.text())
    return 1 if campaign.failures or campaign.differing or not campaign.rounds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
