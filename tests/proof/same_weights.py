#!/usr/bin/env python3
"""Compares the weights of both verifiers edge by edge.

    same_weights.py PEER [FIRST LAST [MOST]]   rounds of the events of these seeds, with at most MOST players (20)

Each verifier joins players with equal facts in classes of its own and evaluates the criteria by itself. In every bracket
of the right pairs, and of other legal ones, with every zone that a proof may have, both must have the same legal edges
with the same weights.
"""

import json
import random
import sys

import candidates
from verifiers import Peer, list_of, tell, verifier

OTHERS = 3  # pairings of a round besides the right one


def weights_by_two(question, pairs, bye):
    """Returns the weight of each legal edge by bracket and zone."""
    mate, found = candidates.mates_of(pairs), {}
    judge = verifier.Verifier(question, pairs, bye, json.loads(question.header), 0)
    for number, bracket in enumerate(candidates.brackets_of(question, mate, 0), 1):
        down = judge.downfloaters(bracket, mate)
        for zone in ("none", "next", "all"):
            bracket.kind, zones = judge.kind(bracket, zone, down, False)
            if zone not in zones:
                continue
            bracket.zone = {"none": 0, "next": bracket.following, "all": bracket.lower}[zone]
            weights = verifier.Weights(bracket)
            edges = judge.edges(bracket.players | bracket.zone, bracket.moved_down)
            found[number, zone] = {
                (question.facts[h].ident, question.facts[l].ident):
                2 * weights.weight(weights.class_of[h], weights.class_of[l])
                for h, lower in edges.items() for l in verifier.bits(lower)}
    return found


def weights_by_one(peer, made, pairs):
    """Returns the same as verifier one has it."""
    return {(each["bracket"], each["zone"]): {(h, l): int(value, 16) for h, l, value in each["edges"]}
            for each in peer.ask("weights", **made.members(), pairs=pairs)}


def pairings_of(made, chance):
    """Returns the right pairing and some others."""
    question = made.question()
    pairs, bye = verifier.legal_round(question, verifier.read_list("pairs", made.pairs.encode()))
    others = candidates.all_pairings(question, 500)
    return [(pairs, bye[0] if bye else None)] + chance.sample(others, min(len(others), OTHERS))


def main(program, first=1, last=10, most=20):
    """Compares all weights, and returns the exit code."""
    peer, rounds, problems, edges, differing = Peer(program), 0, 0, 0, 0
    for seed in range(first, last + 1):
        chance = random.Random(seed)
        for rules in ("2016", "2026"):
            for made in peer.event(seed, rules, 2, most):
                if made.error is not None or made.is_impossible:
                    continue
                rounds += 1
                for pairs, bye in pairings_of(made, chance):
                    boards = verifier.boards(made.question(), pairs, [] if bye is None else [bye])
                    one = weights_by_one(peer, made, list_of(boards))
                    two = weights_by_two(made.question(), pairs, bye)
                    problems += len(two)
                    edges += sum(map(len, two.values()))
                    if one != two:
                        differing += 1
                        tell(f"DIFFER {made.name}: {boards}")
    tell(f"{rounds} rounds, {problems} problems, {edges} weights, {differing} pairings with a difference")
    return 1 if differing or not edges else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
