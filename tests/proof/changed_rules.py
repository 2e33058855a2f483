#!/usr/bin/env python3
"""Changes the rules of the engine, one at a time, and lets verifier two refuse what it then answers.

    changed_rules.py PEER [FIRST LAST [MOST [STEP]]]

In random rounds of each STEP-th seed from FIRST to LAST with at most MOST players (16; seeds that 3 divides are positions
made so that rules decide, the others are events) every row of the tables of criteria is dropped,
doubled, evaluated with exchanged sides and edited: the matching engine pairs the round and proves its answer, both
under the changed table. The second engine inverts every rule of order and of colours, and leaves out criteria and the steps of
A.9. Whenever a board differs, the verifier must refuse it: with the proof of the changed engine, with the right
proof, and with the proof that comes closest under the right rules. Prints the counts for each change.
"""

import sys
import time

import candidates
from verifiers import Peer, tell, verifier


class Change:
    """What one change did."""

    def __init__(self):
        self.rounds = self.own_proofs = self.refused = self.single = 0


def is_worse_in_one(made, pairs, row):
    """True if the pairs are worse than the right ones by this row, and equal by all others, in the first bracket that
    differs."""
    rounds = []
    for text in (made.pairs, pairs):
        try:
            found, bye = verifier.legal_round(made.question(), verifier.read_list("pairs", text.encode()))
        except verifier.Refused:  # without C.2 or C4 the bye may be illegal
            return False
        rounds.append((found, bye[0] if bye else None))
    ppb = candidates.number_of_ppb(made.proof)
    return candidates.first_difference(made.question(), *rounds, ppb)[:2] == ([row], [])


class Campaign:
    """All changes of both editions."""

    def __init__(self, peer):
        self.peer, self.changes, self.rounds, self.accepted = peer, {}, 0, []

    def refuse(self, made, name, pairs, own):
        """The verifier must refuse these pairs with any proof."""
        change = self.changes.setdefault((made.rules, *name), Change())
        change.rounds += 1
        change.own_proofs += own is not None
        change.single += name[2] == "drop" and is_worse_in_one(made, pairs, int(name[0]))
        nearly = self.peer.ask("prove", **made.members(), pairs=pairs).get("nearly")
        for proof in filter(None, (own, made.proof, nearly)):
            if made.refusal_of_two(pairs, proof) is None:
                self.accepted.append((made.name, name))
                tell(f"ACCEPTED {made.name}: {name}\n{made.file}\n{pairs}")
                return
        change.refused += 1

    def take(self, made):
        """Pairs a round under each change."""
        if made.error is not None or made.is_impossible:
            return
        self.rounds += 1
        for each in self.peer.ask("changed", **made.members()):
            self.refuse(made, (f"{each['row']:02}", each["article"], each["change"]), each["pairs"], each["proof"])
        for each in self.peer.ask("varied", **made.members()):
            self.refuse(made, ("rule", each["rule"], "varied"), each["pairs"], None)

    def text(self):
        """Returns a line for each change, and one for all."""
        lines = [f"{' '.join(key)}: {c.rounds} rounds changed, {c.own_proofs} with a proof under the change, "
                 f"{c.refused} refused; {c.single} worse in this criterion only" for key, c in sorted(self.changes.items())]
        changed = sum(change.rounds for change in self.changes.values())
        return "\n".join(lines + [f"{self.rounds} rounds, {len(self.changes)} changes that matter, {changed} changed "
                                  f"rounds, {len(self.accepted)} accepted"])


def main(program, first=1, last=12, most=16, step=1):
    """Runs the campaign, and returns the exit code."""
    peer = Peer(program)
    campaign, began = Campaign(peer), time.time()
    for seed in range(first, last + 1, step):
        for rules in ("2016", "2026"):
            for made in peer.event(seed, rules, 2, most):
                campaign.take(made)
        if seed % 600 == 0:
            tell(f"seed {seed}, {time.time() - began:.0f} s\n{campaign.text()}")
    tell(campaign.text())
    doubled = sum(c.rounds for key, c in campaign.changes.items() if key[3] == "double")
    assert doubled == 0, "a doubled row changes no round"
    return 1 if campaign.accepted or not campaign.changes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
