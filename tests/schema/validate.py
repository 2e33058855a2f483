"""Holds the JSON output of the program against the published schemas.

usage: validate.py PROGRAM SOURCE_FOLDER

Every golden file and the output for every tournament of fixtures/ must be valid. Two things make the test sharp:
here, unlike in the published schemas, keys that the schema does not describe are errors; and the published schemas
must refuse each golden file after a key of any kind has been taken away, renamed, or given an empty object.
"""

import copy
import json
import pathlib
import subprocess
import sys

from jsonschema import Draft202012Validator


def closed(schema):
    """The schema with every described object closed against further keys."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: closed(value) for key, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        result["additionalProperties"] = False
    return result


def places(value, path=()):
    """The path of every key in a document."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        if isinstance(value, dict):
            yield path + (key,)
        yield from places(item, path + (key,))


def kinds_of_places(document):
    """One path of each kind: those that differ only in the position within a list are of one kind."""
    return {tuple("*" if isinstance(key, int) else key for key in path): path for path in places(document)}.values()


def spoilt(document):
    """Copies of the document with one thing wrong, and what it is."""
    for path in kinds_of_places(document):
        for how in ("removed", "renamed", "replaced"):
            wrong = copy.deepcopy(document)
            holder = wrong
            for key in path[:-1]:
                holder = holder[key]
            value = holder.pop(path[-1])
            if how == "renamed":
                holder[path[-1] + "_"] = value
            if how == "replaced":
                holder[path[-1]] = [] if isinstance(value, dict) else {}
            yield "/".join(map(str, path)) + " " + how, wrong


class Schema:
    def __init__(self, folder, name):
        text = json.loads((folder / name).read_text(encoding="utf-8"))
        Draft202012Validator.check_schema(text)
        self.published = Draft202012Validator(text)
        self.strict = Draft202012Validator(closed(text))

    def problems(self, name, document):
        return [f"{name}: {'/'.join(map(str, error.absolute_path))}: {error.message}"
                for error in self.strict.iter_errors(document)]

    def unnoticed(self, name, document):
        return [f"{name}: not refused: {what}" for what, wrong in spoilt(document) if self.published.is_valid(wrong)]


def is_argument(problem):
    """Whether an argument of a claim is missing, which the schema cannot know: each statement has its own."""
    place, how = problem.rsplit(" ", 2)[1:]
    parts = place.split("/")
    return how != "replaced" and parts[0] == "story" and len(parts) == 3 and parts[2] not in ("says", "text")


def main():
    program, source = sys.argv[1], pathlib.Path(sys.argv[2])
    fixtures = source / "fixtures"
    schemas = {"pair": Schema(source / "docs" / "schema", "pairing-1.schema.json"),
               "check": Schema(source / "docs" / "schema", "check-1.schema.json"),
               "compare": Schema(source / "docs" / "schema", "compare-1.schema.json"),
               "judge": Schema(source / "docs" / "schema", "judge-1.schema.json"),
               "explain": Schema(source / "docs" / "schema", "explain-1.schema.json"),
               "verify": Schema(source / "docs" / "schema", "verify-1.schema.json"),
               "standings": Schema(source / "docs" / "schema", "standings-1.schema.json"),
               "crosstable": Schema(source / "docs" / "schema", "crosstable-1.schema.json"),
               "why": Schema(source / "docs" / "schema", "parting-1.schema.json"),
               "lint": Schema(source / "docs" / "schema", "lint-1.schema.json"),
               "campaign": Schema(source / "docs" / "schema", "campaign-1.schema.json"),
               "campaign-files": Schema(source / "docs" / "schema", "campaign-files-1.schema.json"),
               "result": Schema(source / "docs" / "schema", "result-1.schema.json"),
               "journal": Schema(source / "docs" / "schema", "journal-1.schema.json"),
               "new": Schema(source / "docs" / "schema", "new-1.schema.json"),
               "report": Schema(source / "docs" / "schema", "report-1.schema.json"),
               "generate": Schema(source / "docs" / "schema", "generate-1.schema.json"),
               "convert": Schema(source / "docs" / "schema", "tournament-1.schema.json")}
    # Of requests that do something else than their command does usually.
    own_schemas = {"--compare-rules": "compare", "--why": "why", "--log": "journal", "--standings": "campaign-files"}
    problems, documents = [], 0

    def validate(command, name, text):
        nonlocal documents
        documents += 1
        problems.extend(schemas[command].problems(name, json.loads(text)))

    def output_of(*arguments):
        return subprocess.run([program, *map(str, arguments)], capture_output=True, check=False).stdout

    for line in (fixtures / "json" / "commands.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        name, request = line.split(": ", 1)
        words = request.split()
        command = next((name for option, name in own_schemas.items() if option in words), words[0])
        text = (fixtures / "json" / name).read_text(encoding="utf-8")
        validate(command, name, text)
        # The only optional key, whose absence cannot be a fault.
        problems += [problem for problem in schemas[command].unnoticed(name, json.loads(text))
                     if not problem.endswith((" corrected_results removed", " corrected_results renamed"))
                     and not is_argument(problem)]

    # Most keys of a tournament may be missing, so that only renamed and replaced ones are faults.
    for file in sorted((fixtures / "cases-2016").glob("*.trf"))[:100]:
        text = output_of("convert", file, "--to", "json", "--recompute")
        validate("convert", str(file), text)
        problems += [problem for problem in schemas["convert"].unnoticed(str(file), json.loads(text))
                     if not problem.endswith("removed")]

    for file in sorted((fixtures / "cases-2016").glob("*.trf")):
        text = output_of("pair", file, "--rules", "2016", "--format", "json")
        possible = file.with_suffix(".pairs").read_text(encoding="utf-8").strip() != "no valid pairing"
        validate("pair", file.name, text)
        if ("boards" in json.loads(text)) != possible:
            problems.append(f"{file.name}: the JSON has boards exactly if there is a pairing")

    tournaments = sorted((fixtures / "dutch-2016").glob("*.trf"))
    validate("check", "dutch-2016", output_of("check", "--json", "--rules", "2016", *tournaments))

    # A system that only a comment names, with a reading.
    chosen = ("--system", "ranked-dutch", "--reading", "tie-breaks=sums")
    text = output_of("generate", "--seed", "3", "--players", "6", "--rounds", "3", "--to", "json", *chosen)
    validate("convert", "ranked-dutch", text)
    if json.loads(text)["rules"]["readings"] != {"tie-breaks": "sums"}:
        problems.append("the rules of a generated tournament are not in its JSON")
    for file in sorted((fixtures / "systems" / "ranked-dutch-2026").glob("*.trf"))[:5]:
        validate("pair", file.name, output_of("pair", file, "--round", "2", "--format", "json", *chosen))
        validate("judge", file.name, output_of("judge", file, "--round", "2", "--json", *chosen))
        validate("check", file.name, output_of("check", file, "--json", *chosen))

    for file in sorted((fixtures / "lint").glob("*.*")):
        validate("lint", file.name, output_of("lint", file, "--json"))

    ranked = sorted((fixtures / "standings" / "trf").glob("*.trf"))[::8]
    validate("check", "standings", output_of("check", "--json", "--standings-only", *ranked))
    for file in ranked:
        validate("standings", file.name, output_of("standings", file, "--format", "json"))
        validate("crosstable", file.name, output_of("crosstable", file, "--format", "json"))

    for file in tournaments:
        validate("judge", file.name, output_of("judge", file, "--round", "2", "--rules", "2016", "--json"))

    # One says that no pairing exists, which differs; the other fails.
    for other in ("/bin/false {in}", "/bin/cat {in}"):
        words = ["campaign", "--tournaments", "20", "--players", "2-6", "--against", other, "--json"]
        text = output_of(*words)
        validate("campaign", other, text)
        if not json.loads(text)["failures" if "cat" in other else "first_differences"]:
            problems.append(f"{other}: nothing was noticed")

    print(f"{documents} documents")
    print("\n".join(problems[:20]))
    return 1 if problems or documents < 100 else 0


sys.exit(main())
