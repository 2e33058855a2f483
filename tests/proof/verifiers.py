"""Both verifiers, for campaigns: verifier two as a module, verifier one in the program proof_peer.

    peer = Peer(path of proof_peer)
    for made in peer.event(seed, "2026"): ...
"""

import argparse
import importlib.util
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERIFIER = ROOT / "engine" / "proof" / "verify_proof.py"


def load_verifier():
    """Returns verifier two as a module."""
    spec = importlib.util.spec_from_file_location("verify_proof", VERIFIER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


verifier = load_verifier()


class Peer:
    """The program proof_peer, which answers commands in lines of JSON (tests/proof_peer/main.cpp)."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, what, **members):
        """Returns the answer to a command."""
        members = {key: value for key, value in members.items() if value is not None}
        self.process.stdin.write(json.dumps({"do": what, **members}).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, f"proof_peer ended at {what} {members.get('seed', '')}"
        return json.loads(line)

    def event(self, seed, rules, least=2, most=60, groups=None):
        """Returns the rounds of a random event, of one group or of several."""
        answer = self.ask("event", seed=seed, rules=rules, least=least, most=most, groups=groups)
        where = f"seed {seed}" + (f", {groups} groups" if groups else "")
        return [Made(f"{where}, round {number}", each["file"], rules, answer=each)
                for number, each in enumerate(answer, 1)]


class Made:
    """A round that was asked for, and the answer of the program."""

    def __init__(self, name, file, rules, number=None, rounds=None, answer=None):
        self.name, self.file, self.rules = f"{name} ({rules})", file, rules
        self.number, self.rounds, self.answer = number, rounds, answer
        self.asked = {}

    def members(self):
        """Returns what names the round to proof_peer."""
        return {"file": self.file, "rules": self.rules, "round": self.number, "rounds": self.rounds}

    def pair(self, peer):
        """Lets the program pair the round."""
        self.answer = peer.ask("pair", **self.members())

    @property
    def error(self):
        """Returns why the program has no answer; None if it has."""
        return self.answer.get("error")

    @property
    def is_impossible(self):
        """True if no round is possible."""
        return self.answer["pairs"] is None

    @property
    def pairs(self):
        """Returns the list of boards as text."""
        return self.answer["pairs"] or ""

    @property
    def proof(self):
        """Returns the proof as text."""
        return self.answer["proof"]

    def questions(self, by=verifier):
        """Returns what is asked of each group, as verifier two (or a copy of it) reads it."""
        if by not in self.asked:
            options = argparse.Namespace(
                rules=self.rules, round=self.number, rounds=self.rounds, initial_colour=None, acceleration=None,
                absent=[], forbid=[], recompute=False, numbers="effective", board_order="points", bans=[], avoid=[],
                groups=[])
            self.asked[by] = by.questions_of(by.Tournament("file", self.file.encode()), options)
        return self.asked[by]

    def question(self):
        """Returns what is asked of a tournament without groups."""
        return self.questions()[0]

    def refusal_of_two(self, pairs=None, proof=None):
        """Returns why verifier two refuses pairs and proof (texts); None if it accepts them."""
        pairs, proof = self.pairs if pairs is None else pairs, self.proof if proof is None else proof
        try:
            verifier.verify(self.questions(), verifier.read_list("pairs", pairs.encode()),
                            verifier.read_proof("proof", proof.encode()))
        except (verifier.Refused, verifier.Unreadable) as reason:
            return f"{type(reason).__name__}: {reason}"
        return None

    def refusals_of_one(self, peer, cases):
        """Returns why verifier one refuses each of (pairs, proof): "" where it accepts them."""
        return peer.ask("verify", **self.members(), cases=cases)


def text_of(lines):
    """Returns the text of a proof."""
    return "".join(json.dumps(line) + "\n" for line in lines)


def list_of(boards):
    """Returns the text of a list of boards."""
    return f"{len(boards)}\n" + "".join(f"{white} {black}\n" for white, black in boards)


def tell(*words):
    """Prints at once."""
    print(*words)
    sys.stdout.flush()
