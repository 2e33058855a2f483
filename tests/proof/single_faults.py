#!/usr/bin/env python3
"""Rounds that are wrong in one point only: worse in one criterion, or generated later by one rule of the order.

    single_faults.py PEER [FIRST LAST]

Each line of faults/cases.tsv names an edition, a fault, other boards than the right ones, and the step of the forged
proof that fails, as verifier one and verifier two put it; the tournament is in faults/EDITION-FAULT.trf. The forged
proof is the one that would be right without the criterion, or without the rest of the order. Every row of both tables
is among the faults, unless another row differs whenever it does (IMPLIED; docs/proofs.md, section 13, has the
arguments): this is tried on all pairings of random positions, seeds FIRST to LAST. These rounds are also paired under
changed rules, as in changed_rules.py.
"""

import sys
from pathlib import Path

import candidates
import changed_rules
from verifiers import Made, Peer, list_of, tell, verifier

FOLDER = Path(__file__).resolve().parent / "faults"
RULES = ("2016", "2026")
# Whenever two pairings differ in the first row, they differ in the second one, too.
IMPLIED = {"2016": {"C.5": "C.6", "C.12": "C.16", "C.13": "C.17", "C.14": "C.18", "C.15": "C.19"},
           "2026": {"C6": "C7", "C15": "C19", "C17": "C21"}}
# Only lists that leave players over, or give the bye to one who must not have it, are worse in these.
INCOMPLETE = {"2016": ["C.2", "C.4", "C.7, row 2"], "2026": ["C4"]}
ORDER = ["paired MDPs", "opponents of MDPs", "D.2.a", "D.2.b", "D.2.c", "D.2.d", "D.1"]


def names_of(rules):
    """Returns the names of all rows."""
    return [candidates.name_of(rules == "2016", place) for place in range(len(candidates.rows_of(rules == "2016")))]


class Case:
    """A line of the table."""

    def __init__(self, line):
        self.rules, self.fault, boards, self.one, self.two = line.split("\t")
        self.boards = [tuple(map(int, board.split("-"))) for board in boards.split()]
        name = f"{self.rules}-{self.fault.replace(', ', '-').replace(' ', '-')}.trf"
        self.made = Made(name, (FOLDER / name).read_text("utf-8"), self.rules)

    def row(self):
        """Returns the place of the row in the table; None for a rule of the order."""
        names = names_of(self.rules)
        return names.index(self.fault) if self.fault in names else None

    def is_complete(self):
        """True if the boards are a legal round."""
        try:
            verifier.legal_round(self.made.question(), self.boards)
        except verifier.Refused:
            return False
        return True

    def as_round(self, boards):
        """Returns boards as pairs of ranks, and the bye."""
        rank = {f.ident: f.rank for f in self.made.question().facts}
        pairs = [tuple(sorted((rank[white], rank[black]))) for white, black in boards if black]
        return pairs, next((rank[white] for white, black in boards if not black), None)

    def difference(self):
        """Returns the faults that the boards have in comparison with the right ones."""
        right = verifier.read_list("pairs", self.made.pairs.encode())
        worse, better, rule = candidates.first_difference(
            self.made.question(), self.as_round(right), self.as_round(self.boards),
            candidates.number_of_ppb(self.made.proof))
        return [names_of(self.rules)[place] for place in worse + better] or [rule], better

    def forged(self, peer):
        """Returns the proofs to be refused: the best forgery first."""
        answer = peer.ask("prove", **self.made.members(), pairs=list_of(self.boards), without=self.row())
        proofs = [answer.get("proof"), answer.get("nearly"), self.made.proof]
        return [proof for proof in proofs if proof]

    def refusals(self, peer):
        """Returns why both verifiers refuse each of these proofs: pairs of texts, empty where one accepts."""
        proofs = self.forged(peer)
        ones = self.made.refusals_of_one(peer, [[list_of(self.boards), proof] for proof in proofs])
        return [(one, self.made.refusal_of_two(list_of(self.boards), proof) or "") for one, proof in zip(ones, proofs)]


def check(case, peer):
    """The right round is confirmed; the other one has this fault only, and is refused with any proof."""
    made = case.made
    made.pair(peer)
    assert made.error is None, f"{made.name}: {made.error}"
    assert made.answer["refusal"] == "" and made.refusal_of_two() is None, f"{made.name}: the right proof"
    assert peer.ask("literal", **made.members())["pairs"] == made.pairs, f"{made.name}: the second engine"
    assert case.is_complete() == (case.fault not in INCOMPLETE[case.rules]), f"{made.name}: complete or not"
    if case.is_complete():
        pairs, bye = case.as_round(case.boards)
        boards = verifier.boards(made.question(), pairs, [] if bye is None else [bye])
        assert boards == case.boards, f"{made.name}: colours and order of the boards"
    assert case.difference() == ([case.fault], []), f"{made.name}: {case.difference()}"
    refusals = case.refusals(peer)
    assert all(one and two for one, two in refusals), f"{made.name}: accepted: {refusals}"
    assert refusals[0] == (case.one, case.two), f"{made.name}: {refusals[0]}"


def check_table(cases):
    """Each row and each rule is the fault of a case, or implied by a later row."""
    for rules in RULES:
        found = [case.fault for case in cases if case.rules == rules]
        assert len(found) == len(set(found)), "a fault has two cases"
        expected = set(names_of(rules)) - set(IMPLIED[rules]) | set(ORDER)
        assert set(found) == expected, f"{rules}: {set(found) ^ expected}"


def check_changed_rules(cases, peer):
    """Returns the number of rounds that changed rules pair otherwise, all refused. The last rule of exchanges is among
    them, which decides no round of the random campaign."""
    campaign = changed_rules.Campaign(peer)
    for case in cases:
        campaign.take(case.made)
    assert not campaign.accepted, campaign.accepted
    for rules, rule in (("2016", "D.2.d"), ("2026", "4.3.d")):
        assert (rules, "rule", rule, "varied") in campaign.changes, f"{rule} decides nothing"
    return sum(change.refused for change in campaign.changes.values())


def check_implied(peer, first, last):
    """Returns the number of pairings in which a row differs that is implied, and with it the one that implies it."""
    seen = 0
    for seed in range(first, last + 1):
        for rules in RULES:
            for made in peer.event(3 * seed, rules, 2, 9):
                if made.error is not None or made.is_impossible:
                    continue
                question, ppb = made.question(), candidates.number_of_ppb(made.proof)
                pairs, bye = verifier.legal_round(question, verifier.read_list("pairs", made.pairs.encode()))
                right = pairs, bye[0] if bye else None
                for other in candidates.all_pairings(question, 300):
                    worse, better, _ = candidates.first_difference(question, right, other, ppb)
                    names = {names_of(rules)[place] for place in worse + better}
                    for row, implies in IMPLIED[rules].items():
                        assert row not in names or implies in names, f"{made.name}: {row} alone"
                    assert not names & set(INCOMPLETE[rules]), f"{made.name}: {names}"
                    seen += len(names & set(IMPLIED[rules]))
    return seen


def main(program, first=1, last=60):
    """Checks everything, and returns the exit code."""
    peer = Peer(program)
    lines = (FOLDER / "cases.tsv").read_text("utf-8").splitlines()
    cases = [Case(line) for line in lines[1:]]
    check_table(cases)
    for case in cases:
        check(case, peer)
    changed = check_changed_rules(cases, peer)
    seen = check_implied(peer, first, last)
    tell(f"{len(cases)} rounds with one fault and {changed} of changed rules refused; {seen} differences in rows that "
         "others imply")
    return 0 if seen else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
