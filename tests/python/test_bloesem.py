"""The package for Python. Run with the package on PYTHONPATH: test_bloesem.py FIXTURES EXAMPLES"""

import os
import re
import runpy
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

import bloesem

FIXTURES, EXAMPLES = Path(sys.argv[1]), Path(sys.argv[2])
KERSEN = (FIXTURES / "json" / "kersen.trf").read_bytes()


class Loading(unittest.TestCase):
    def test_a_missing_library_is_explained(self):
        place = dict(os.environ, BLOESEM_LIBRARY="/nowhere/libbloesem.so", PYTHONPATH=os.pathsep.join(sys.path))
        run = subprocess.run([sys.executable, "-c", "import bloesem"], env=place, capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertRegex(run.stderr, r"ImportError: .*/nowhere/libbloesem\.so.*BLOESEM_LIBRARY")


class Functions(unittest.TestCase):
    def test_pairs_bytes_text_and_json(self):
        round = bloesem.pair(KERSEN)
        self.assertEqual((round.number, round.boards, round.byes), (3, [(3, 2), (1, 6), (5, 4)], []))
        self.assertEqual(bloesem.pair(KERSEN.decode()), round)
        as_json = bloesem.run("convert", KERSEN, to="json").output
        self.assertEqual(bloesem.Tournament.from_json(as_json).pair(), round)

    def test_takes_options_of_the_program(self):
        round = bloesem.pair(KERSEN, absent=[5], rules="2016")
        self.assertEqual(len(round.byes), 1)
        with self.assertRaises(bloesem.BloesemError) as caught:
            bloesem.pair(KERSEN, rulez="2016")
        self.assertEqual(caught.exception.code, 3)
        self.assertIn("did you mean '--rules'", caught.exception.message)

    def test_errors_have_a_place(self):
        with self.assertRaises(bloesem.BloesemError) as caught:
            bloesem.pair(KERSEN.replace(b"001    1", b"001 x  1", 1), name="k.trf")
        error = caught.exception
        self.assertEqual((error.code, error.file), (3, "k.trf"))
        self.assertGreater(error.line, 0)
        self.assertGreater(error.column, 0)

    def test_a_round_has_the_warnings_about_its_file(self):
        undated = KERSEN.replace(b"042 2025/05/02\n", b"")
        self.assertEqual(bloesem.pair(KERSEN).messages, "rules: FIDE (Dutch) 2016 (start date 2025/05/02)\n")
        self.assertIn("k.trf: warning: ", bloesem.pair(undated, name="k.trf").messages)
        self.assertIn("2026 is assumed", bloesem.pair(undated).messages)

    def test_a_tournament_is_refused_in_the_words_of_pair(self):
        wrong = KERSEN.replace(b" 1.5 ", b" 2.5 ", 1)
        told = []
        for read in (bloesem.pair, bloesem.Tournament.from_trf):
            with self.assertRaises(bloesem.BloesemError) as caught:
                read(wrong, name="k.trf")
            told.append((caught.exception.report, caught.exception.line, caught.exception.column))
        self.assertEqual(told[0], told[1])
        self.assertIn("use --recompute", told[0][0])

    def test_names_the_players_who_cannot_be_paired(self):
        with self.assertRaises(bloesem.BloesemError) as caught:
            bloesem.pair((FIXTURES / "json" / "impossible.trf").read_bytes())
        self.assertEqual(caught.exception.code, bloesem.NO_VALID_PAIRING)
        self.assertTrue(caught.exception.players)

    def test_many_are_as_one(self):
        files = [bloesem.simulate(players=10, rounds=4, seed=seed).to_trf() for seed in range(1, 30)] + [b"none"]
        many = bloesem.pair_many(files, round=3)
        self.assertEqual(len(many), 30)
        for file, boards in zip(files[:-1], many):
            self.assertEqual(boards, bloesem.pair(file, round=3).boards)
        self.assertIsNone(many[-1])
        self.assertEqual(many[0:2], [many[0], many[1]])
        held = [bloesem.Tournament.from_trf(file) for file in files[:-1]]
        self.assertEqual(list(bloesem.pair_many(held, round=3)), list(many)[:-1])

    def test_commands_read_and_write_files_in_memory(self):
        answer = bloesem.run("pair", KERSEN, name="k.trf", checklist="list", output="pairs")
        self.assertEqual(set(answer.files), {"list", "pairs"})
        self.assertEqual(bloesem.run("judge", KERSEN, pairs="p", files={"p": answer.files["pairs"]}).code, 0)
        self.assertEqual(bloesem.run("judge", KERSEN, pairs="p", files={"p": "1\n1 2\n"}).code, 8)
        self.assertEqual(bloesem.run("lint", b"x", raises=False).code, bloesem.BAD_INPUT)

    def test_work_can_be_cancelled_and_watched(self):
        big = bloesem.simulate(players=300, rounds=5, seed=1).to_trf()
        stages = []
        bloesem.pair(big, round=5, progress=lambda stage, done, total: stages.append((stage, done, total)))
        self.assertEqual(stages[0][0], "completion")
        self.assertEqual(stages[-1], ("colours", stages[-1][2], stages[-1][2]))
        with self.assertRaises(bloesem.BloesemError) as caught:
            bloesem.pair(big, round=5, cancelled=lambda: True)
        self.assertEqual(caught.exception.code, bloesem.CANCELLED)
        with self.assertRaises(bloesem.BloesemError) as caught:
            bloesem.run("generate", players=9999, rounds=9, seed=1, time_limit=0.001)
        self.assertEqual(caught.exception.code, bloesem.GAVE_UP)

    def test_what_a_watching_function_raises_is_raised_when_the_work_has_stopped(self):
        big = bloesem.simulate(players=300, rounds=5, seed=1)
        stages = []

        def raise_at_once():
            raise KeyError("asked")

        def raise_at_a_bracket(stage, done, total):
            stages.append(stage)
            if stage == "bracket":
                raise ValueError("told")

        with self.assertRaises(KeyError):
            bloesem.pair(big.to_trf(), round=5, cancelled=raise_at_once)
        with self.assertRaisesRegex(ValueError, "told"):
            bloesem.pair(big.to_trf(), round=5, progress=raise_at_a_bracket)
        self.assertEqual(stages.count("bracket"), 1)
        with self.assertRaises(KeyError):
            bloesem.Tournament.from_trf(KERSEN).pair(cancelled=raise_at_once)

    def test_other_threads_run_while_the_engine_works(self):
        """The lock of the interpreter is free: a thread counts while one long call works."""
        counted = 0
        done = threading.Event()

        def count():
            nonlocal counted
            while not done.is_set():
                counted += 1
                time.sleep(0.001)

        thread = threading.Thread(target=count)
        thread.start()
        bloesem.run("generate", players=2000, rounds=9, seed=1)
        seen = counted
        done.set()
        thread.join()
        self.assertGreater(seen, 2)


class Tournaments(unittest.TestCase):
    def test_is_played_and_taken_back(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        self.assertEqual((len(tournament), tournament.last_round), (6, 2))
        round = tournament.pair()
        tournament.record(round)
        white, black = round.boards[0]
        tournament.result(round.number, white, black, "1-0")
        after = tournament.to_trf()
        self.assertEqual(bloesem.Tournament.from_trf(after).to_trf(), after)
        tournament.undo()
        tournament.undo()
        self.assertEqual(tournament.to_trf(), KERSEN)
        with self.assertRaises(bloesem.BloesemError):
            tournament.undo()

    def test_a_failure_changes_nothing(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        for change in (lambda: tournament.add(""), lambda: tournament.withdraw(77, 3), lambda: tournament.result(9, 1, 2, "="),
                       lambda: tournament.record(bloesem.Round(3, [(1, 2)])), lambda: tournament.absent(1, 3, "Q")):
            with self.assertRaises(bloesem.BloesemError):
                change()
            self.assertEqual(tournament.to_trf(), KERSEN)

    def test_standings_are_rows(self):
        standings = bloesem.Tournament.from_trf(KERSEN).standings("BH")
        self.assertEqual(len(standings), 6)
        self.assertEqual(standings[0].rank, 1)
        self.assertEqual(sorted(place.player for place in standings), [1, 2, 3, 4, 5, 6])
        try:
            import pandas  # noqa: F401
        except ImportError:
            return
        self.assertEqual(list(standings.to_pandas().columns), ["rank", "player", "points"])

    def test_commands_change_the_tournament(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        tournament.run("pair", into=True)
        self.assertEqual(tournament.last_round, 3)
        tournament.undo()
        self.assertEqual(tournament.to_trf(), KERSEN)

    def test_proofs(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        round, proof = tournament.prove()
        self.assertTrue(tournament.verify(round, proof))
        other = bloesem.Round(round.number, [(b, w) for w, b in round.boards])
        self.assertFalse(tournament.verify(other, proof))
        self.assertEqual(tournament.judge(round)["verdict"], "correct")
        self.assertNotEqual(tournament.judge(other)["verdict"], "correct")
        later = bloesem.Round(round.number + 1, round.boards, round.byes)
        with self.assertRaisesRegex(bloesem.BloesemError, "2 rounds have been played"):
            tournament.judge(later)


class Examples(unittest.TestCase):
    def test_run(self):
        scripts = sorted(EXAMPLES.glob("*.py"))
        self.assertGreaterEqual(len(scripts), 3)
        for script in scripts:
            with self.subTest(script=script.name):
                runpy.run_path(str(script))

    def test_the_readme_runs(self):
        blocks = re.findall(r"```python\n(.*?)```", (EXAMPLES.parent / "README.md").read_text(encoding="utf-8"), re.DOTALL)
        self.assertEqual(len(blocks), 1)
        exec(compile(blocks[0], "README.md", "exec"), {})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
