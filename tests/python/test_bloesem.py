"""The package for Python. Run with the package on PYTHONPATH: test_bloesem.py FIXTURES EXAMPLES"""

import concurrent.futures
import copy
import os
import pickle
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

import bloesem

FIXTURES, EXAMPLES = Path(sys.argv[1]), Path(sys.argv[2])
KERSEN = (FIXTURES / "json" / "kersen.trf").read_bytes()
IMPOSSIBLE = (FIXTURES / "json" / "impossible.trf").read_bytes()


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

    def test_errors_can_be_pickled_and_copied(self):
        with self.assertRaises(bloesem.BloesemError) as caught:
            bloesem.pair(IMPOSSIBLE, name="k.trf")
        error = caught.exception
        error.proof = b"proof"
        for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            self.assertIs(type(other), bloesem.BloesemError)
            self.assertEqual((other.args, vars(other)), (error.args, vars(error)))

    def test_content_is_bytes_or_text(self):
        for wrong in (5, [1, 2], None, Path("open.trf"), {}):
            for read in (bloesem.pair, bloesem.Tournament.from_trf, lambda data: bloesem.pair_many([data]),
                         lambda data: bloesem.run("judge", KERSEN, pairs="p", files={"p": data})):
                with self.assertRaisesRegex(TypeError, "expected the content of a file as bytes or str, not "):
                    read(wrong)
        for right in (bytearray(KERSEN), memoryview(KERSEN), KERSEN.decode()):
            self.assertEqual(bloesem.pair(right).boards, [(3, 2), (1, 6), (5, 4)])

    def test_one_tournament_is_not_many(self):
        for one in (KERSEN, bytearray(KERSEN), memoryview(KERSEN), KERSEN.decode(), bloesem.Tournament.from_trf(KERSEN)):
            with self.assertRaisesRegex(TypeError, r"pass \[tournament\]"):
                bloesem.pair_many(one)

    def test_names_of_files_that_are_not_utf_8_are_those_of_the_program(self):
        """os.fsdecode gives such names lone surrogates."""
        for read in (bloesem.pair, bloesem.Tournament.from_trf):
            with self.assertRaises(bloesem.BloesemError) as caught:
                read(b"x", name="caf\udce9.trf")
            self.assertTrue(caught.exception.report.startswith("caf\\xe9.trf: error: "), caught.exception.report)
            with self.assertRaisesRegex(ValueError, "name: .* cannot be written in UTF-8"):
                read(KERSEN, name="caf\ud800.trf")
        answer = bloesem.run("pair", b"x", name="caf\udce9.trf", raises=False)
        self.assertTrue(answer.messages.startswith("caf\\xe9.trf: error: "), answer.messages)

    def test_texts_that_c_would_cut_are_refused(self):
        for cut in (lambda: bloesem.pair(KERSEN, name="k\0.trf"), lambda: bloesem.run("pair\0", KERSEN),
                    lambda: bloesem.run("pair", KERSEN, name="k\0"), lambda: bloesem.run("pair", KERSEN, output="a\0b"),
                    lambda: bloesem.run("judge", KERSEN, pairs="p", files={"p\0": b""}),
                    lambda: bloesem.pair(KERSEN, absent=["4\0"])):
            with self.assertRaisesRegex(ValueError, "contains a NUL character"):
                cut()
        with self.assertRaisesRegex(TypeError, "name: expected a str, not bytes"):
            bloesem.pair(KERSEN, name=b"k.trf")

    def test_options_are_texts_numbers_and_lists(self):
        for value in (float("nan"), float("inf")):
            with self.assertRaisesRegex(ValueError, "option round: expected a number"):
                bloesem.pair(KERSEN, round=value)
        for value in (lambda: 1, {}, [None], b"3", object()):
            with self.assertRaisesRegex(TypeError, "option round: expected a str, a number, a bool or a list, not "):
                bloesem.pair(KERSEN, round=value)
        with self.assertRaisesRegex(ValueError, "option rules: .* cannot be written in UTF-8"):
            bloesem.pair(KERSEN, rules="\udce9")
        self.assertEqual(bloesem.pair(KERSEN, absent=range(5, 6)), bloesem.pair(KERSEN, absent=[5]))
        self.assertEqual(bloesem.pair(KERSEN, absent=5), bloesem.pair(KERSEN, absent=(5,)))

    def test_a_round_that_cannot_be_paired_is_an_answer(self):
        answer = bloesem.run("pair", IMPOSSIBLE, format="json")
        self.assertEqual((answer.code, answer.json()["impossible_players"]), (bloesem.NO_VALID_PAIRING, [1]))
        self.assertEqual(answer.error.code, bloesem.NO_VALID_PAIRING)
        self.assertIsNone(bloesem.run("pair", KERSEN).error)

    def test_a_random_tournament_needs_a_seed(self):
        with self.assertRaisesRegex(TypeError, "seed"):
            bloesem.simulate(players=20, rounds=7)
        self.assertEqual(bloesem.simulate(seed=3).to_trf(), bloesem.simulate(seed=3).to_trf())

    def test_a_callback_must_not_call_the_engine(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        for call in (lambda: bloesem.pair(KERSEN), lambda: bloesem.pair_many([KERSEN]), lambda: bloesem.run("lint", KERSEN),
                     lambda: bloesem.Tournament.from_trf(KERSEN), tournament.pair, tournament.to_trf, tournament.undo,
                     lambda: bloesem.pair(KERSEN, cancelled=call)):
            for watch in ({"cancelled": call}, {"progress": lambda *_: call()}):
                for work in (lambda **watch: bloesem.pair(KERSEN, **watch), tournament.pair):
                    with self.assertRaisesRegex(bloesem.BloesemError, "a callback must not call the engine") as caught:
                        work(**watch)
                    self.assertEqual(caught.exception.code, bloesem.UNEXPECTED)
        self.assertEqual(tournament.pair().number, 3)  # the engine works on

    def test_another_thread_may_call_the_engine_during_a_callback(self):
        found = []

        def cancelled():
            thread = threading.Thread(target=lambda: found.append(bloesem.pair(KERSEN).number))
            thread.start()
            thread.join()
            return True

        with self.assertRaises(bloesem.BloesemError):
            bloesem.pair(KERSEN, cancelled=cancelled)
        self.assertEqual(set(found), {3})

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
        failed = bloesem.run("pair", b"x", raises=False)
        with self.assertRaises(bloesem.BloesemError) as caught:
            failed.json()
        self.assertIs(caught.exception, failed.error)

    def test_what_only_the_program_has(self):
        """docs/integrate.md says where the doors answer otherwise than the program."""
        for answer in (bloesem.run("pair", KERSEN, help=True, raises=False), bloesem.run("pair", KERSEN, ABC=1, raises=False),
                       *(bloesem.run(command, raises=False)
                         for command in ("--help", "--version", "help", "completion", "man", "campaign"))):
            self.assertEqual(answer.code, bloesem.BAD_INPUT, answer)

    def test_names_that_look_like_options_are_names(self):
        for name in ("-k.trf", "[k.trf", "--help"):
            self.assertEqual(bloesem.run("pair", KERSEN, name=name).output, bloesem.run("pair", KERSEN).output)
            self.assertTrue(bloesem.run("pair", b"x", name=name, raises=False).messages.startswith(name + ":"))

    def test_errors_reach_the_parent_of_a_process_pool(self):
        with concurrent.futures.ProcessPoolExecutor(1) as pool:
            with self.assertRaises(bloesem.BloesemError) as caught:
                pool.submit(bloesem.pair, IMPOSSIBLE).result(timeout=60)
        self.assertEqual(caught.exception.players, (1,))

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

    def test_several_players_enter_in_one_change(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        late = [{"name": "Linde", "rating": 1500}, {"name": "Meidoorn", "fide_id": "12345", "title": None}]
        self.assertEqual(tournament.add_all([]), [])
        self.assertEqual(tournament.add_all(player for player in late), [7, 8])
        one_by_one = bloesem.Tournament.from_trf(KERSEN)
        self.assertEqual([one_by_one.add(**player) for player in late], [7, 8])
        self.assertEqual(tournament.to_trf(), one_by_one.to_trf())
        tournament.undo()
        self.assertEqual(tournament.to_trf(), KERSEN)
        for wrong in ([{}], [{"name": "Linde"}, {"name": "Linde"}], [{"name": "Linde", "elo": 1500}]):
            with self.assertRaises(bloesem.BloesemError):
                tournament.add_all(wrong)
        for wrong in ({"name": "Linde"}, ["Linde"], [None], [{1: "Linde"}]):
            with self.assertRaisesRegex(TypeError, "^player 1: expected a mapping"):
                tournament.add_all(wrong)
        self.assertEqual(tournament.to_trf(), KERSEN)

    def test_a_failure_changes_nothing(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        for change in (lambda: tournament.add(""), lambda: tournament.withdraw(77, 3), lambda: tournament.result(9, 1, 2, "="),
                       lambda: tournament.record(bloesem.Round(3, [(1, 2)])), lambda: tournament.absent(1, 3, "Q")):
            with self.assertRaises(bloesem.BloesemError):
                change()
            self.assertEqual(tournament.to_trf(), KERSEN)

    def test_numbers_are_neither_cut_nor_wrapped(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        changes = [lambda n: tournament.absent(n, 3), lambda n: tournament.absent(1, n), lambda n: tournament.withdraw(n, 3),
                   lambda n: tournament.withdraw(1, n), lambda n: tournament.reinstate(n, 3), lambda n: tournament.reinstate(1, n),
                   lambda n: tournament.forbid(n, 2), lambda n: tournament.result(n, 1, 2, "="),
                   lambda n: tournament.result(1, n, 2, "="), lambda n: tournament.result(1, 1, n, "="),
                   lambda n: bloesem.Round(n, []), lambda n: bloesem.Round(3, [(n, 2)]), lambda n: bloesem.Round(3, [], [n])]
        for change in changes:
            for large in (2**32 + 1, 2**31, -2**31 - 1, 10**5000):
                with self.assertRaisesRegex(ValueError, "expected a number from -2147483648 to 2147483647"):
                    change(large)
            for wrong in (1.0, 2.7, "1", None, True):
                with self.assertRaisesRegex(TypeError, "expected a whole number, not "):
                    change(wrong)
        self.assertEqual(tournament.to_trf(), KERSEN)

    def test_a_board_has_two_players(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        for boards in ([(1,), (2,)], [[1, 2, 3], [4]], [(1, 2), 3], [()]):
            with self.assertRaisesRegex(ValueError, r"board [12]: expected White and Black, not "):
                bloesem.Round(3, boards)
            round = tournament.pair()
            round.boards = boards  # it is not too late
            for use in (tournament.record, tournament.judge, bloesem.Round.text):
                with self.assertRaisesRegex(ValueError, r"board [12]: expected White and Black, not "):
                    use(round)
        self.assertEqual(tournament.to_trf(), KERSEN)

    def test_words_are_taken_whole(self):
        tournament = bloesem.Tournament.from_trf(KERSEN)
        for bye in ("HX", "", "\u0148", "h"):
            with self.assertRaisesRegex(bloesem.BloesemError, "bye: expected 'Z', 'H', 'F' or 'U'"):
                tournament.absent(1, 3, bye)
        with self.assertRaisesRegex(ValueError, "result: .* contains a NUL character"):
            tournament.result(2, 1, 2, "1-0\0zz")
        with self.assertRaisesRegex(ValueError, "tiebreaks: .* contains a NUL character"):
            tournament.standings("BH\0")
        with self.assertRaisesRegex(TypeError, "bye: expected a str"):
            tournament.absent(1, 3, None)
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
        self.assertTrue(tournament.verify(round.text(), proof))
        other = bloesem.Round(round.number, [(b, w) for w, b in round.boards])
        self.assertFalse(tournament.verify(other, proof))
        self.assertEqual(tournament.judge(round)["verdict"], "correct")
        self.assertNotEqual(tournament.judge(other)["verdict"], "correct")
        with self.assertRaises(bloesem.BloesemError):
            tournament.verify(None, proof)  # it is of pairs
        later = bloesem.Round(round.number + 1, round.boards, round.byes)
        with self.assertRaisesRegex(bloesem.BloesemError, "2 rounds have been played"):
            tournament.judge(later)


    def test_that_a_round_cannot_be_paired_is_proved(self):
        tournament = bloesem.Tournament.from_trf(IMPOSSIBLE)
        with self.assertRaises(bloesem.BloesemError) as caught:
            tournament.prove()
        error = caught.exception
        self.assertEqual((error.code, error.players), (bloesem.NO_VALID_PAIRING, (1,)))
        self.assertTrue(tournament.verify(None, error.proof))
        self.assertFalse(tournament.verify(bloesem.Round(3, [(1, 2)]), error.proof))
        self.assertFalse(bloesem.Tournament.from_trf(KERSEN).verify(None, error.proof))


USES = """
import bloesem
from bloesem import Place

event = bloesem.simulate(seed=1, players=4, rounds=2)
places: list[Place] = list(event.standings())
first: Place = event.standings()[0]
few: list[Place] = event.standings("BH")[:2]
points: float = first.points
many = bloesem.pair_many([event.to_trf(), event], round=2)
boards = many[0]
if boards is not None:
    white: int = boards[0][0]
round = event.pair(cancelled=lambda: False, progress=lambda stage, done, total: None)
event.record(bloesem.Round(round.number, [(1, 2)], [3]))
try:
    round, proof = event.prove(rules="2026")
    right: bool = event.verify(round, proof) or event.verify(None, proof)
except bloesem.BloesemError as error:
    if error.code == bloesem.NO_VALID_PAIRING and error.proof is not None:
        event.verify(None, error.proof)
answer = bloesem.run("pair", b"", format="json", absent=[4, 7])
message = answer.error.message if answer.error is not None else ""
event.standings().to_pandas()
reveal_type(first)
"""


class Types(unittest.TestCase):
    @unittest.skipIf(shutil.which("mypy") is None, "mypy is not installed")
    def test_a_strict_caller_has_types(self):
        with tempfile.TemporaryDirectory() as folder:  # mypy takes no site-packages for a folder of sources
            shutil.copytree(Path(bloesem.__file__).parent, Path(folder) / "bloesem")
            # The ignored import of pandas is needed or not, as pandas and its types are there or not.
            checks = [subprocess.run(["mypy", "--strict", "--no-warn-unused-ignores", "--cache-dir", os.devnull, *what],
                                     env=dict(os.environ, MYPYPATH=folder), capture_output=True, text=True)
                      for what in (["-c", USES], ["-p", "bloesem"])]
        for check in checks:
            self.assertEqual(check.returncode, 0, check.stdout + check.stderr)
        self.assertIn("bloesem.Place", checks[0].stdout)


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
