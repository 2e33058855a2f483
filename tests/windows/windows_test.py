#!/usr/bin/env python3
"""Tests the program for Windows: on Windows itself, or elsewhere under Wine.

Usage: windows_test.py FOLDER [--launcher COMMAND]
FOLDER: what `./run windows` has filled. COMMAND: what runs a program for Windows.
"""

import argparse
import ctypes
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

FIXTURES = Path(__file__).resolve().parent.parent.parent / "fixtures"
OPEN = FIXTURES / "example" / "open.trf"
PARTS_OF_WINDOWS = {"kernel32.dll", "msvcrt.dll", "advapi32.dll", "user32.dll", "shell32.dll", "ntdll.dll", "ucrtbase.dll"}
folder = launcher = None


def libraries_of(file):
    """Returns the names of the DLLs that a program or a library imports, in lower case."""
    image = Path(file).read_bytes()

    def number(at, size=4):
        return int.from_bytes(image[at:at + size], "little")

    header = number(0x3C)
    sections = []
    for at in range(header + 24 + number(header + 20, 2), header + 24 + number(header + 20, 2) + 40 * number(header + 6, 2), 40):
        sections.append((number(at + 12), number(at + 16), number(at + 20)))

    def place(address):
        return next(raw + address - begin for begin, size, raw in sections if begin <= address < begin + size)

    at = place(number(header + 24 + 112 + 8))
    names = set()
    while number(at + 12):
        name = place(number(at + 12))
        names.add(image[name:image.index(b"\0", name)].decode().lower())
        at += 20
    return names


class Windows(unittest.TestCase):
    def setUp(self):
        self.place = Path(tempfile.mkdtemp(prefix="bloesem-windows-"))
        self.addCleanup(shutil.rmtree, self.place, ignore_errors=True)

    def start(self, *words, program=None, **options):
        command = [*launcher, str(program or folder / "bloesem.exe"), *map(str, words)]
        return subprocess.Popen(command, cwd=self.place, stdin=options.pop("stdin", subprocess.PIPE),
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)

    def run_it(self, *words, input=b"", **options):
        process = self.start(*words, **options)
        out, err = process.communicate(input, timeout=300)
        return process.returncode, out, err

    def must(self, *words, **options):
        code, out, err = self.run_it(*words, **options)
        self.assertEqual(code, 0, (words, out, err))
        return out

    def copy(self, source=OPEN, name="open.trf"):
        shutil.copyfile(source, self.place / name)
        return name

    def names(self):
        return sorted(path.name for path in self.place.iterdir())

    # ---- alone

    def test_needs_no_library_but_those_of_windows(self):
        for file in ("bloesem.exe", "bloesem.dll"):
            self.assertLessEqual({name for name in libraries_of(folder / file) if not name.startswith("api-ms-win-")},
                                 PARTS_OF_WINDOWS, file)

    @unittest.skipUnless(os.name == "nt", "the library is loaded on Windows only; door_c.c tests it under Wine")
    def test_library_can_be_loaded(self):
        library = ctypes.CDLL(str(folder / "bloesem.dll"))
        library.bloesem_release.restype = ctypes.c_char_p
        self.assertRegex(library.bloesem_release().decode(), r"^Bloesem [0-9.]+$")

    # ---- bytes

    def test_pairs_known_rounds(self):
        known = [file for file in sorted((FIXTURES / "cases-2026").glob("*.trf")) if file.with_suffix(".pairs").read_bytes()]
        for file in known[::20]:
            expected = file.with_suffix(".pairs").read_bytes()
            self.assertEqual(self.must("--rules", "2026", "--dutch", self.copy(file), "-p"), expected, file)

    def test_writes_no_carriage_return(self):
        self.copy()
        for words in (["--version"], ["--help"], ["man"], ["pair", "open.trf", "--format", "table"],
                      ["pair", "open.trf", "--format", "json"], ["standings", "open.trf"], ["report", "open.trf"],
                      ["check", "open.trf"], ["completion", "bash"]):
            out = self.must(*words)
            self.assertTrue(out, words)
            self.assertNotIn(b"\r", out, words)
        code, out, err = self.run_it("pair", "missing.trf")
        self.assertEqual((code, out), (5, b""))
        self.assertTrue(err.endswith(b"\n") and b"\r" not in err, err)
        self.must("pair", "open.trf", "--into", "open.trf")
        self.assertNotIn(b"\r", (self.place / "open.trf").read_bytes())

    def test_reads_standard_input_byte_by_byte(self):
        content = OPEN.read_bytes()
        expected = self.must("pair", self.copy())
        self.assertEqual(self.must("pair", "-", input=content), expected)
        self.assertEqual(self.must("pair", "-", input=content.replace(b"\n", b"\r\n")), expected)
        # Text mode would end the file at ^Z.
        code, _, err = self.run_it("lint", "-", input=content[:400] + b"\x1a" + content[400:])
        self.assertNotEqual(code, 0)
        self.assertNotIn(b"no player", err)

    def test_batch_answers_as_it_is_asked(self):
        process = self.start("pair", "--batch")
        request = {"command": "pair", "file": "open.trf", "text": OPEN.read_text(), "options": {}}
        for _ in range(3):
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
            self.assertTrue(line.endswith(b"}\n"), line[-20:])
            self.assertEqual(json.loads(line)["code"], 0)
        process.stdin.close()
        self.assertEqual(process.wait(60), 0)
        process.stdout.close()
        process.stderr.close()

    def test_errors_have_file_line_and_column(self):
        content = OPEN.read_bytes().splitlines(keepends=True)
        row = next(i for i, line in enumerate(content) if line.startswith(b"001"))
        content[row] = content[row].replace(content[row][4:8], b"  1x", 1)
        (self.place / "bad.trf").write_bytes(b"".join(content))
        code, out, err = self.run_it("pair", "bad.trf")
        self.assertEqual((code, out), (3, b""))
        self.assertRegex(err.decode(), rf"^bad\.trf:{row + 1}:[0-9]+: error: ")

    def test_exit_codes(self):
        self.copy()
        self.assertEqual(self.run_it("pair")[0], 3)
        self.assertEqual(self.run_it("pair", "missing.trf")[0], 5)
        self.assertEqual(self.run_it("pair", ".")[0], 5)
        self.assertEqual(self.run_it("pair", "open.trf", "-o", "no-folder/out.txt")[0], 5)
        self.assertEqual(self.run_it("pair", "open.trf", "--max-bytes", "100")[0], 4)
        self.assertEqual(self.run_it("check", "open.trf")[0], 0)
        self.assertEqual(self.names(), ["open.trf"])

    # ---- files

    def test_names_in_every_script(self):
        for name in ("Übung É.trf", "турнир.trf", "大会 1.trf", "🏆.trf"):
            self.copy(name=name)
            self.must("pair", name, "--into", name)
            out = self.must("pair", name, "-o", name + ".txt")
            self.assertEqual(out, b"")
            self.assertTrue((self.place / (name + ".txt")).stat().st_size > 0)
            code, _, err = self.run_it("pair", "no " + name)
            self.assertEqual(code, 5)
            self.assertIn(("no " + name).encode(), err)
        self.must("generate", "-o", "Größe", "--count", "3", "--players", "12", "--rounds", "3", "--seed", "1")
        self.assertEqual(len(list((self.place / "Größe").iterdir())), 3)

    def test_patterns_name_files(self):
        for name in ("a.trf", "b.trf"):
            self.copy(name=name)
        self.assertEqual(json.loads(self.must("check", "*.trf", "--format", "json")),
                         json.loads(self.must("check", "a.trf", "b.trf", "--format", "json")))

    def test_outputs_are_whole_or_absent(self):
        self.copy()
        before = (self.place / "open.trf").read_bytes()
        self.assertEqual(self.run_it("pair", "open.trf", "--into", "open.trf", "--checklist", "no-folder/x")[0], 5)
        self.assertEqual((self.place / "open.trf").read_bytes(), before)
        (self.place / "pairs.txt").write_bytes(b"old")
        self.must("pair", "open.trf", "-o", "pairs.txt")
        self.assertTrue((self.place / "pairs.txt").read_bytes().startswith(b"11\n"))
        self.assertEqual(self.names(), ["open.trf", "pairs.txt"])

    def test_files_that_may_not_be_changed_stay(self):
        self.copy()
        os.chmod(self.place / "open.trf", 0o444)
        before = (self.place / "open.trf").read_bytes()
        if os.name == "nt" or os.geteuid() != 0:
            self.assertEqual(self.run_it("pair", "open.trf", "--into", "open.trf")[0], 5)
            self.assertEqual((self.place / "open.trf").read_bytes(), before)
        os.chmod(self.place / "open.trf", 0o644)

    def test_devices_are_written_to(self):
        self.copy()
        self.assertEqual(self.must("pair", "open.trf", "-o", "NUL"), b"")
        self.assertEqual(self.names(), ["open.trf"])

    def test_runs_that_change_a_file_wait_for_each_other(self):
        self.copy()
        self.must("pair", "open.trf", "--into", "open.trf")
        show = self.must("result", "open.trf", "--round", "6", "--show").decode()
        boards = [line.split()[0] for line in show.splitlines() if re.match(r"\s*\d", line)]
        boards = [board for board in boards if board.isdigit()][:6]
        processes = [self.start("result", "open.trf", f"b{board}:1-0") for board in boards]
        for process in processes:
            out, err = process.communicate(timeout=120)
            self.assertEqual(process.returncode, 0, (out, err))
        show = self.must("result", "open.trf", "--round", "6", "--show").decode()
        self.assertEqual(sum(line.split()[3:4] == ["1-0"] for line in show.splitlines()), len(boards), show)
        self.assertFalse([name for name in self.names() if "lock" in name or "part" in name], self.names())

    def test_journal_grows_and_undoes(self):
        self.copy()
        self.must("pair", "open.trf", "--into", "open.trf")
        paired = (self.place / "open.trf").read_bytes()
        self.must("result", "open.trf", "b1:1-0")
        self.assertNotEqual((self.place / "open.trf").read_bytes(), paired)
        self.must("result", "open.trf", "--undo")
        self.assertEqual((self.place / "open.trf").read_bytes(), paired)
        self.assertNotIn(b"\r", (self.place / "open.trf.journal").read_bytes())

    # ---- as a plug-in

    def test_vega_finds_its_files(self):
        self.copy(name="open.trfx")
        code, out, err = self.run_it(".", "open.trfx")
        self.assertEqual(code, 0, (out, err))
        self.assertEqual(self.names(), ["bloesem.man", "engine.man", "open.trfx"])

    # ---- other programs

    def engine(self):
        """Returns this program, as the first word of a command line."""
        name = str(folder / "bloesem.exe").replace("\\", "/")
        return f"'{name}'"

    def test_runs_another_engine(self):
        out = self.must("campaign", "--rules", "2016", "--tournaments", "4", "--seed", "1", "--jobs", "2", "--against",
                        self.engine() + " --dutch {in} -p {out}").decode()
        self.assertIn("4 tournaments, ", out)
        self.assertIn(" 0 differences", out)
        self.assertNotIn("failed:", out)
        code, out, err = self.run_it("campaign", "--tournaments", "1", "--against", "no-such-engine {in}")
        self.assertNotEqual(code, 0)
        self.assertIn(b"cannot be started", out + err)

    def test_ends_another_engine_in_time(self):
        begin = time.monotonic()
        endless = self.engine() + " campaign --tournaments 100000000 --jobs 1 --seed 1 --failures {in}.d"
        code, out, err = self.run_it("campaign", "--tournaments", "1", "--seed", "1", "--jobs", "1", "--timeout", "1",
                                     "--against", endless)
        self.assertEqual(code, 3)
        self.assertIn(b"did not end within 1 second", out)
        self.assertLess(time.monotonic() - begin, 60)

    def test_keeps_a_campaign_in_a_database(self):
        self.must("campaign", "--tournaments", "20", "--database", "größe.sqlite")
        size = (self.place / "größe.sqlite").stat().st_size
        self.assertGreater(size, 1000)
        self.must("campaign", "--tournaments", "20", "--database", "größe.sqlite")
        self.assertEqual(self.names(), ["größe.sqlite"])

    @unittest.skipUnless(os.name == "nt", "Wine has no console here to press a key in")
    def test_ctrl_c_ends_a_campaign(self):
        process = self.start("campaign", "--tournaments", "100000000", "--database", "big.sqlite",
                             creationflags=subprocess.CREATE_NEW_PROCESS_GROUP)
        time.sleep(3)
        process.send_signal(signal.CTRL_BREAK_EVENT)
        process.communicate(timeout=60)
        self.assertEqual(process.returncode & 0xFFFFFFFF, 0xC000013A)
        self.assertEqual(self.names(), ["big.sqlite"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--launcher", default="")
    wanted, rest = parser.parse_known_args()
    folder = Path(wanted.folder).resolve()
    launcher = [os.path.abspath(word) if os.path.exists(word) else word for word in shlex.split(wanted.launcher)]
    unittest.main(argv=[sys.argv[0], *rest])
