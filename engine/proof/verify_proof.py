#!/usr/bin/env python3
"""Verifies proofs that a round is paired by the FIDE (Dutch) rules of 2016 or 2026.

    verify_proof.py FILE --rules 2016|2026 --pairs PAIRS --proof PROOF

Exit code 0: accepted; 1: refused, with the reason; 2: a file or an option is unreadable.
docs/proofs.md defines what a proof is; Python 3.9 is all that is needed. Articles are those of
C.04.3: with a dot under the rules of 2016 (C.5), without it under those of 2026 (C6). A set of
players is an integer whose bit k is the player of rank k, from 0. Points are integers, in tenths.
"""
import argparse, functools, hashlib, json, pathlib, re, sys, typing
Unreadable = type("Unreadable", (Exception,), {})  # A file that cannot be understood
Refused = type("Refused", (Exception,), {})  # A proof or a pairing that is wrong
def require(condition, text, *values, fault=Refused):  # Refuses the proof unless this holds
    if not condition:
        raise fault(text % values)
readable = functools.partial(require, fault=Unreadable)  # The same about a file's form
def number_in(text):  # Returns the number that a text of digits says
    return int(re.fullmatch("[0-9]{1,7}", text.strip())[0])
def bits(mask):  # Returns the ranks of a set, ascending
    return [rank for rank, digit in enumerate(bin(mask)[:1:-1]) if digit == "1"]
def mask_of(ranks):  # Returns the set of these ranks
    return sum(1 << rank for rank in set(ranks))
def within(mate, players):  # Returns the pairs of players of a set; each occurs at both players
    return {r: m for r, m in mate.items() if players >> r & players >> m & 1}
# --- The tournament file ------------------------------------------------------------------------
# Results: games W D L X (X: unfinished), forfeits + -, byes U F H Z, absences (blank).
GAMES = {"1": "W", "=": "D", "0": "L", "": "X", "?": "X", "*": "X", "Z": "-"}
BYES = {"U": "U", "+": "U", "F": "F", "H": "H", "=": "H", "Z": "Z", "-": "Z", "": "", "*": ""}
USUAL = {"W": 10, "D": 5, "L": 0, "X": None, "+": 10, "-": 0, "F": 10, "H": 5, "Z": 0, "U": None}
# For each record about points: its codes, and the results that they are about.
POINTS = {
    "162": {"W": "W+F", "D": "DH", "L": "L", "A": "-Z", "Z": "-Z", "P": "U", "X": "X"},
    "BB": {"W": "W+F", "D": "DH", "L": "L", "Z": "Z", "F": "-", "U": "U"},
    "XXS": {"W": "W+F", "D": "DH", "WW": "W", "BW": "W", "WD": "D", "BD": "D", "WL": "L",
            "BL": "L", "ZPB": "Z", "HPB": "H", "FPB": "F", "PAB": "U", "FW": "+", "FL": "-"}}
class Entry(typing.NamedTuple):  # A player's round: opponent (0: none), colour (w, b), result
    opponent: int = 0
    colour: str = ""
    result: str = ""
    def is_game(self):  # True if a game was played; a forfeit is none
        return self.opponent != 0 and self.result in ("W", "D", "L", "X")
    def is_pairing(self):  # True if the player took part in the pairing of the round
        return self.opponent != 0 or self.result in ("U", "+")
class Player(typing.NamedTuple):  # A player line of the file
    ident: int
    line: int
    rating: int
    entries: list
    def entry(self, number):  # Returns the entry of a round, from 1; it is blank beyond the line
        return self.entries[number - 1] if number <= len(self.entries) else Entry()
class Tournament:  # What a report file says (TRF16, TRF(x), TRF(bx), TRF-2026); not its points
    def __init__(self, path, data):
        self.path, self.sha256 = path, hashlib.sha256(data).hexdigest()
        self.absent, self.forbidden, self.bans, self.bonus, self.ranges = [], [], [], [], []
        self.by_id, self.teams, self.scoring, self.values, self.groups = {}, {}, {}, {}, {}
        self.fictitious = {}
        self.rounds = self.wider = self.initial_colour = self.by_position = self.baku = 0
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
        for self.line, line in enumerate(re.split("\r\n?|\n\r?", text.replace("\u00a0", " ")), 1):
            try:
                self.read(line.rstrip(" \t\0\x1a\f"))
            except (LookupError, TypeError, ValueError):
                self.need(False, "the content of a record %s" % line[:3])
        self.need(self.by_id, "players (lines 001)")
        self.players = [*self.by_id.values()] if self.by_position else sorted(self.by_id.values())
        for player in self.players:
            for self.line, number in [(player.line, n) for n in range(len(player.entries))]:
                self.check_game(player, number, player.entries[number])
        self.width = max(len(player.entries) for player in self.players)
        for points, first, last, low, high in self.ranges:
            rounds = {*range(first, min(last, self.width + 1) + 1), *range(first, last + 1)[-1:]}
            idents = [ident for ident in self.by_id if low <= ident <= high]
            self.fictitious.update({(ident, r): points for ident in idents for r in rounds})
        systems = list(self.scoring.values()) or [dict(USUAL)]
        for values in systems:
            values["U"] = values["W"] if values["U"] is None else values["U"]
            values["X"] = values["D"] if values["X"] is None else values["X"]
        self.need(all(values == systems[0] for values in systems), "one system of points")
        self.values = {**systems[0], **self.values}
        self.values[""] = self.values["Z"]
    def need(self, condition, expected):  # Stops unless a condition about this line holds
        readable(condition, "%s:%d: %s expected", self.path, self.line, expected)
    def points(self, text):  # Returns the points of a text such as 1, 1.0, 1,0 or .5
        match = re.fullmatch("(-?)(?=.?[0-9])([0-9]*)(?:[.,]([0-9])?0*)?", text.strip())
        return int(match[1] + (match[2] or "0") + (match[3] or "0"))
    def read(self, text):  # Reads a line
        code, words = text[:3].upper(), text[3:].split()
        if code == "001":
            self.read_player(text)
        elif code in POINTS or re.fullmatch("BB[WDLZFU]", code):
            self.read_scoring(code, text)
        elif code in ("XXA", "250") and words:
            self.read_acceleration(code, words, text)
        elif code == "299":
            self.read_bonus(text)
        elif code == "XXW":
            self.wider = number_in(words[0]) - 4
            self.need(self.line == 1 and 1 <= self.wider <= 3, "XXW 5 to 7 on the first line")
        elif code in ("142", "XXR") and words:
            self.need(self.rounds in (0, number_in(words[0])), "one number of rounds")
            self.rounds = number_in(words[0])
        elif code in ("152", "XXC"):
            self.by_position = self.by_position or "rank" in text.lower().split()
            for word in set(text.lower().split()) & {"w", "b", "white1", "black1"}:
                self.need(self.initial_colour in (0, word[0]), "one initial colour")
                self.initial_colour = word[0]
        elif code == "192":
            self.baku = text.strip().upper().endswith("_BAKU")
        elif code in ("XXZ", "240") and words:
            self.absent.append([*map(number_in, ["0"] + words if code == "XXZ" else words[1:])])
        elif code in ("XXP", "260") and words:
            words = ["1", "999"] + words if code == "XXP" else words
            self.forbidden.append([*map(number_in, words)])
        else:
            note = re.match(r"###\s+bloesem:(\S+)\s*(.*)", text) or ("", "", "")
            self.need(note[1] not in ("wish", "fixed-board", "fixed-pair"), "no wish or fixed pair")
            club = re.fullmatch("0*([0-9]{1,7})\\s+(.+)", note[2])
            if note[1] == "avoid":
                self.bans += bans_of(note[2])
            elif note[1] == "group":
                name, *idents = note[2].split()
                self.groups.setdefault(name, []).extend(map(number_in, idents))
            elif note[1] == "club" and club:  # only the first one about a player counts
                self.teams.setdefault(("club", int(club[1])), club[2].encode().lower())
    def read_player(self, text):  # Reads a line 001
        # Some programs pad names by bytes, or do not count combining accents.
        texts = [text, text.encode().decode("latin-1"), re.sub("[\u0300-\u036f]", "", text)]
        more = self.wider
        blanks = [3] + [more + column for column in (8, 47, 52, 79, 84)]
        texts = [t for t in texts if not any(t[c:c + 1].strip() for c in blanks)]
        ident = number_in(texts[0][4:8 + more])
        rating = number_in(texts[0][48 + more:52 + more].strip() or "0")
        self.need(ident > 0 and ident not in self.by_id, "a new starting rank")
        federation = texts[0][53 + more:56 + more].strip().encode().lower()
        if federation not in (b"", b"fid", b"non"):
            self.teams["federation", ident] = federation
        blocks = [texts[0][c:c + 10 + more] for c in range(91 + 2 * more, len(texts[0]), 10 + more)]
        entries = [self.read_entry(block) for block in blocks]
        self.by_id[ident] = Player(ident, self.line, rating, entries)
    def read_entry(self, block):  # Returns the round in a block of a player line
        opponent, block = block[:4 + self.wider].strip() or "0", block[self.wider:]
        colour, code = block[5:6].strip(" -").lower(), block[7:8].strip().upper()
        result = BYES.get(code) if opponent.strip("0") == "" else GAMES.get(code, code)
        self.need(colour in ("", "w", "b") and result in ("", *USUAL), "a known colour and result")
        return Entry(number_in(opponent), colour if opponent.strip("0") else "", result)
    def check_game(self, player, number, entry):  # Makes sure that the two lines of a game agree
        other = self.by_id.get(entry.opponent)
        reply = other.entry(number + 1) if other else Entry()
        if entry.result == "+" and reply.opponent == 0 and reply.result in ("", "Z"):
            player.entries[number] = Entry(0, "", "+")
        elif entry.opponent:
            colours = ("wb", "bw") if entry.is_game() else ("wb", "bw", "")
            self.need(reply.opponent == player.ident != entry.opponent
                      and entry.result + reply.result in "WL LW DD DL LD LL XX +- -+ --".split()
                      and entry.colour + reply.colour in colours, "the same game on two lines")
    def read_scoring(self, code, text):  # Reads a line 162, BB? or XXS: what results are worth
        kind = code if code in POINTS else "BB"
        values = self.scoring.setdefault(kind, dict(USUAL, U=10 if kind == "XXS" else None))
        for name, value in re.findall(r"([A-Za-z]+)\s*=?\s*(-?[0-9.,]+)", text[len(kind):]):
            values.update(dict.fromkeys(POINTS[kind][name.upper()], self.points(value)))
    def read_acceleration(self, code, words, text):  # Reads a line XXA or 250: fictitious points
        if code == "250":
            return self.ranges.append([self.points(words[-5]), *map(number_in, words[-4:])])
        fields = [text[c:c + 4] for c in range(9, len(text), 5)]
        if text[8::5].strip() or any(len(field.split()) > 1 for field in [text[3:9]] + fields):
            fields = words[1:]
        for number, field in enumerate(fields, 1):
            self.fictitious[number_in(words[0]), number] = self.points(field.strip() or "0")
    def read_bonus(self, text):  # Reads a line 299: a bonus, a penalty, or the value of a result
        kind, points = text[4:5].strip().upper(), self.points(text[13:17])
        start, *idents = map(number_in, [text[19:22].strip() or "0"] + text[23:].split())
        self.need(start > 0 if kind == "" else kind in USUAL and start == 0 and not idents,
                  "a bonus from a round on, or the value of a kind of result")
        self.bonus += [(start, points, idents)] if kind == "" else []
        self.values.update({kind: points} if kind else {})
# --- The round that is asked, and the facts of its players --------------------------------------
NONE, MILD, STRONG, ABSOLUTE = range(4)
OPPOSITE = {"w": "b", "b": "w", "": ""}
class Question:  # A round to be paired: the players, the options, and what follows from them
    def __init__(self, tour, options, name, idents):
        self.tour, self.options, self.is_2016 = tour, options, options.rules == "2016"
        self.players = [player for player in tour.players if player.ident in idents]
        opponents = {entry.opponent for player in self.players for entry in player.entries}
        readable(opponents <= {0, *idents}, "%s: games within a group expected", tour.path)
        self.rounds = tour.rounds if options.rounds is None else options.rounds
        self.round, self.recorded = self.coming_round()
        self.played, self.is_replay = self.round - 1, self.round <= self.recorded
        self.method = options.acceleration or ("baku" if tour.baku and not tour.fictitious else "")
        self.stated = max([0] + [number for i, number in tour.fictitious if i in idents])
        self.totals = {player.ident: self.running_points(player) for player in self.players}
        field = self.field()
        self.numbers = self.pairing_numbers({player.ident for player in field})
        self.group_a = self.baku_group()
        # A.2 (1.2): the sort keeps the order of the pairing numbers.
        self.facts = sorted([Facts(self, player) for player in field], key=lambda f: -f.score)
        for rank, player in enumerate(self.facts):
            player.rank = rank
        self.everybody = mask_of(range(len(self.facts)))
        self.initial = options.initial_colour or tour.initial_colour or self.inferred_colour()
        self.legal = self.legal_pairs()
        self.header = json.dumps([self.first_line(name, options, self.totals.keys())])
    def first_line(self, name, options, own):  # Returns the line that repeats what is asked
        line = {"bloesem-proof": 1, "sha256": self.tour.sha256, "system": "dutch",
                "edition": options.rules, "round": self.round}
        given = {**vars(options), "group": name, "players": options.groups and sorted(own)}
        given["absent"] = [ident for ident in options.absent if ident in own]
        given["forbid"] = [pair for pair in options.forbid if own >= set(pair)]
        for key in ("rounds", "initial_colour", "acceleration", "absent", "forbid", "recompute",
                    "numbers", "board_order", "avoid", "group", "players"):
            if given[key] not in (None, "", [], False, "effective", "points"):
                line[key] = given[key]
        return line
    def coming_round(self):  # Returns the round to be paired; how many the file has
        columns = [[p.entry(r + 1) for p in self.tour.players] for r in range(self.tour.width)]
        used = [r for r, c in enumerate(columns, 1) if set(c) != {Entry()}]
        paired = [r for r, c in enumerate(columns, 1) if any(e.is_pairing() for e in c)]
        if paired and paired[-1] == used[-1] and self.options.round is None:
            last = columns[paired[-1] - 1]
            if not any(e.opponent for e in last) and Entry() in last:
                paired.pop()  # only a bye of the coming round
        done = paired[-1] if paired else 0
        coming = used[-1] if used and done + 1 in used else done + 1
        asked = coming if self.options.round is None else self.options.round
        last = min(coming, self.rounds)
        readable(1 <= asked <= last, "%s: round 1 to %d (142, XXR) expected", self.tour.path, last)
        return asked, done
    def running_points(self, player):  # Returns the points before rounds 1, 2, ...
        totals = [0]
        for number in range(1, self.round):
            bonus = sum(points for start, points, idents in self.tour.bonus
                        if start == number and (not idents or player.ident in idents))
            totals.append(totals[-1] + self.tour.values[player.entry(number).result] + bonus)
        return totals
    def field(self):  # Returns the players to be paired
        absent = set(self.options.absent)
        for number, *idents in self.tour.absent:
            if number == self.round or number == 0 and not self.is_replay:
                absent.update(idents)
        is_free = Entry.is_pairing if self.is_replay else lambda entry: entry == Entry()
        return [p for p in self.players if p.ident not in absent and is_free(p.entry(self.round))]
    def pairing_numbers(self, here):  # Returns the numbers of E.5 (5.2.5)
        part = [p.ident for p in self.players if p.ident in here or self.options.numbers == "fixed"
                or any(e.is_pairing() for e in p.entries[:self.played])]
        return {ident: number for number, ident in enumerate(part, 1)}
    def baku_group(self):  # Returns group A of the Baku acceleration (C.04.5.1; C.04.7)
        here = [n for n, p in enumerate(self.players) if not self.recorded or p.entry(1) != Entry()]
        size = min(2 * ((len(here) + 3) // 4), len(here))
        return {player.ident for player in self.players[:here[size - 1] + 1 if size else 0]}
    def score(self, player, number):  # Returns the score by which a player is paired in a round
        points = self.tour.fictitious.get((player.ident, number), 0) if self.method != "none" else 0
        replaces = self.method != "baku" and number > self.recorded  # the file's points for it
        if self.method not in ("", "none") and (replaces or number > self.stated):
            points = self.accelerated(self.method, player, number)
        return self.totals[player.ident][number - 1] + points
    def accelerated(self, method, player, number):  # Returns the fictitious points of a method
        real, limits = self.totals[player.ident][number - 1], re.findall("[0-9.]+", method)
        if method == "baku":  # C.04.5.1 (C.04.7)
            accelerated = (self.rounds + 1) // 2
            win = self.tour.values["W"] if player.ident in self.group_a else 0
            return win if number <= (accelerated + 1) // 2 else win // 2 * (number <= accelerated)
        if method.startswith("groups:"):  # points from a rating on, and the number of rounds
            groups = [p for r, p in zip(limits[:-1:2], limits[1::2]) if player.rating >= int(r)]
            return self.tour.points(groups[0]) if groups and number <= int(limits[-1]) else 0
        # Progressive: group A from the one rating, group C up to the other.
        is_a, is_c = player.rating >= int(limits[0]), player.rating <= int(limits[1])
        steps = (real >= 15) + (real >= 30) + (real >= 45 and is_c)
        points = 20 if is_a or 2 * real >= 10 * self.rounds else 5 * steps + (0 if is_c else 10)
        return points if number < self.rounds - 1 else 0
    def inferred_colour(self):  # Returns the initial colour that the first colours show
        for number in range(1, self.tour.width + 1):
            part = [p for p in self.players if any(e.is_pairing() for e in p.entries[:number])]
            for position, colour in enumerate(p.entry(number).colour for p in part):
                if colour:
                    return OPPOSITE[colour] if position % 2 else colour
        return ""
    def kept_apart(self):  # Returns lists of players of one federation or club who are kept apart
        bans, teams = self.options.bans + ([] if self.is_replay else self.tour.bans), {}
        kinds = {kind for _, kind, rounds in bans if self.round in rounds}
        for (kind, ident), name in self.tour.teams.items():
            teams.setdefault((kind, name), []).append(ident)
        return [idents for (kind, _), idents in teams.items() if kind in kinds]
    def legal_pairs(self):  # Returns each player's possible opponents: C.1, C.3 (C1, C3), bans
        rank_of = {f.ident: f.rank for f in self.facts}
        barred = {f.ident: f.met | {f.ident} for f in self.facts}
        lists = [ids for first, last, *ids in self.tour.forbidden if first <= self.round <= last]
        for idents in lists + self.kept_apart() + self.options.forbid:
            for ident in barred.keys() & idents:
                barred[ident].update(idents)
        bound = {w: mask_of(f.rank for f in self.facts if f.must_have == w) for w in "wb"}
        return [self.everybody & ~bound.get(f.must_have, 0) & ~mask_of(
            rank_of[ident] for ident in barred[f.ident] if ident in rank_of) for f in self.facts]
    def legal_mate(self, where, pairs, players, ends=-1):  # Returns legal pairs of players
        rank_of, mate = {self.facts[r].ident: r for r in bits(players)}, {}
        for pair in pairs:
            ranks = [rank_of.pop(ident, -1) for ident in pair]
            require(min(ranks) >= 0 and self.legal[ranks[0]] >> ranks[1] & 1
                    and mask_of(ranks) & ends, "%s: the pair %d-%d is not admitted", where, *pair)
            mate.update({ranks[0]: ranks[1], ranks[1]: ranks[0]})
        return mate
def questions_of(tour, options):  # Returns the questions of a round, one for each group
    asked, name = {}, None
    for new, first, last in options.groups:
        name = new or name
        readable(name and new not in asked, "--groups: a new name expected, not %s", new)
        readable({first, last} <= {*tour.by_id} and first <= last, "--groups: %d-%d", first, last)
        asked.setdefault(name, []).extend(i for i in tour.by_id if first <= i <= last)
    groups = asked or tour.groups or {"": list(tour.by_id)}
    named, known = {*options.absent, *sum(options.forbid, [])}, sorted(tour.by_id)
    readable(named <= {*known}, "--absent, --forbid: players of %s expected", tour.path)
    readable(sorted(sum(groups.values(), [])) == known, "%s: each in one group expected", tour.path)
    questions = [Question(tour, options, name, set(groups[name])) for name in groups]
    kept = [*asked] == [*tour.groups] and all({*tour.groups[n]} <= {*asked[n]} for n in asked)
    readable(kept or not asked or questions[0].recorded == 0, "--groups: those of the file wanted")
    for question in questions:  # one colour is drawn for all groups
        question.initial = question.initial or "".join(q.initial for q in questions)[:1]
    return questions
class Facts:  # What the rules ask about a player to be paired
    def __init__(self, question, player):
        entries = [player.entry(r) for r in range(1, question.round)]
        games = [entry for entry in entries if entry.is_game()]
        self.ident, self.rank, self.number = player.ident, -1, question.numbers[player.ident]
        self.points = question.totals[player.ident][-1]
        self.score = question.score(player, question.round)
        self.met, self.unplayed = {entry.opponent for entry in games}, len(entries) - len(games)
        self.colours = "".join(entry.colour for entry in games)
        self.difference = self.colours.count("w") - self.colours.count("b")  # A.6 (1.6, 1.7)
        self.repeated = self.colours[-1] if self.colours[-2:] in ("ww", "bb") else None
        weaker = STRONG if self.difference else MILD if self.colours else NONE
        self.strength = ABSOLUTE if abs(self.difference) > 1 or self.repeated else weaker
        self.wants = OPPOSITE[self.colours[-1:]]
        if abs(self.difference) > 1 or self.difference and not self.repeated:
            self.wants = "b" if self.difference > 0 else "w"
        self.floats = [float_of(question, player, question.round - back) for back in (1, 2)]
        # C.2: a bye or a forfeit win bars. C2: a bye, or the points of a win without playing.
        values = question.tour.values
        full = [r for r in ("+", "F", "H", "Z", "-", "") if values[r] >= values["W"]]
        barring = ["U", "+"] if question.is_2016 else ["U"] + full
        self.may_have_bye = all(e.is_game() or e.result not in barring for e in entries)
        # A.7 (1.8): more than half of the possible points, in the last round.
        possible = question.played * max(values["W"], values["D"])
        is_top = question.played >= question.rounds - 1 and 2 * self.score > possible
        self.must_have = self.wants if self.strength == ABSOLUTE and not is_top else None  # C.3
def float_of(question, player, number):  # Returns the float in a round, d, u or none: A.4 (1.4)
    if number < 1:
        return ""
    entry, tour = player.entry(number), question.tour
    if entry.is_game():
        own, other = [question.score(p, number) for p in (player, tour.by_id[entry.opponent])]
        return "d" if own > other else "u" if own < other else ""
    gains = tour.values[entry.result] > tour.values["L"]
    return "d" if question.is_2016 or entry.result == "U" or gains else ""
# --- Colours and boards --------------------------------------------------------------------------
def white_of(question, high, low):  # Returns who has White: E.1 to E.5 (5.2.1 to 5.2.5)
    ends = [(f.strength, abs(f.difference) if f.strength == ABSOLUTE else 0) for f in (high, low)]
    earlier = [c for c in zip(high.colours[::-1], low.colours[::-1]) if c[0] != c[1]]
    if high.wants != low.wants:  # E.1
        chosen = high if high.wants else low
    elif high.strength == NONE:  # E.5
        readable(question.initial, "%s: the initial colour expected", question.tour.path)
        return high if (high.number % 2 == 1) == (question.initial.lower() == "w") else low
    elif ends[0] != ends[1]:  # E.2
        chosen = high if ends[0] > ends[1] else low
    else:  # E.3, E.4
        chosen = low if earlier and earlier[0][1] != high.wants else high
    return chosen if chosen.wants == "w" else low if chosen is high else high
def boards(question, pairs, bye):  # Returns the list: boards in order (C.04.2), and the bye last
    rows = []
    for ends in [[question.facts[rank] for rank in pair] for pair in pairs]:
        white = white_of(question, *ends)
        by_points = question.options.board_order == "points"
        scores = [(-(f.points if by_points else f.score), f.number) for f in ends]
        key = (min(scores)[0], max(scores)[0], min(scores)[1])
        rows.append((key, white.ident, ends[white is ends[0]].ident))
    return [row[1:] for row in sorted(rows)] + [(question.facts[rank].ident, 0) for rank in bye]
# --- The criteria, article by article ------------------------------------------------------------
# What a player x left single costs in the bracket b: a number, or for a criterion that compares
# lists of scores or of score differences an entry of the list, or None. Rounds are counted back.
def one(_b, _x):  # C.5, C6: downfloaters; C.7, C8: unpaired players of the next bracket
    return 1
def left_over(_b, x):  # C.2, C.4, C.7 before the last bracket: thrice if barred from the bye
    return 1 if x.may_have_bye else 3
def no_candidate(b, x):  # C4: thrice if barred from the bye, or above its score (C5)
    return 1 if x.may_have_bye and x.score <= b.bye_score else 3
def unplayed(b, x):  # C9: the unplayed games of who has the bye
    return x.unplayed if no_candidate(b, x) == 1 else 0
def score(_b, x):  # C5: the score of who has the bye; C7: the scores of the downfloaters
    return x.score
def psd(b, x):  # C.6: the difference to the artificial value (A.8)
    return x.score - b.artificial
def psd_ahead(b, x):  # C.7, C8: the same of a player of the bracket whom the next one cannot pair
    return x.score - b.artificial_ahead if b.players >> x.rank & 1 else None
def resident(b, x):  # C14, C16: a resident downfloats
    return b.residents >> x.rank & 1
def mdp_psd(b, x):  # C18, C20: an MDP floats again
    return psd(b, x) if b.moved_down >> x.rank & 1 else None
def down(back, cost):  # The cost of a downfloater who had a downfloat
    return lambda b, x: cost(b, x) if x.floats[back - 1] == "d" else None
# What a pair of two players of the bracket costs, h the higher ranked and l the lower ranked.
def difference(h, l):  # C.6; a difference of zero needs no digit
    return h.score - l.score or None
def beyond_two(h, l):  # C.8, C10: a colour difference beyond two
    return h.wants == l.wants and min(abs(h.difference), abs(l.difference)) > 1
def third_time(h, l):  # C.9, C11: a player gets a colour for the third time in a row
    denied = [f for f, g in ((h, l), (l, h)) if abs(f.difference) <= abs(g.difference)]
    third = all(f.repeated == OPPOSITE[h.wants] for f in denied)
    return third and h.wants == l.wants and min(h.strength, l.strength) == ABSOLUTE
def preference(h, l):  # C.10, C12: a player does not get the colour preferred
    return h.strength != NONE and h.wants == l.wants
def strong_preference(h, l):  # C.11, C13: a player does not get the colour preferred strongly
    return h.wants == l.wants and min(h.strength, l.strength) == STRONG
def uneven(h, l):  # C.12 to C.15, C15, C17: different scores
    return h.score > l.score
def pair_down(back, cost):  # The cost of a pair whose higher ranked player had a downfloat
    return lambda h, l: cost(h, l) if h.floats[back - 1] == "d" else None
def pair_up(back, cost):  # The cost of a pair whose lower ranked player had an upfloat
    return lambda h, l: cost(h, l) if l.floats[back - 1] == "u" else None
BRACKET, NEXT, ALL = range(3)  # scopes: the bracket; with the next group; all not yet paired
# What is compared: numbers; lists of scores; lists of differences, with the artificial value of
# the bracket, with that of the next group, or of two scores only.
NUMBER, SCORES_OF, PSD, PSD_AHEAD, UNEVEN = range(5)
def colour_rows(*articles):  # Returns the rows about colours, in their order in both editions
    costs = (beyond_two, third_time, preference, strong_preference)
    return [(name, [], BRACKET, NUMBER, None, cost) for name, cost in zip(articles, costs)]
# Article, kinds of brackets (none: all), scope, what is compared, single player, pair.
ROWS_2016 = [
    ("C.2", ["last"], ALL, NUMBER, left_over, None),
    ("C.4", ["PPB"], ALL, NUMBER, left_over, None),
    ("C.5", [], BRACKET, NUMBER, one, None),
    ("C.6", [], BRACKET, PSD, psd, difference),
    ("C.7", ["normal"], NEXT, NUMBER, one, None),
    ("C.7", ["before last"], NEXT, NUMBER, left_over, None),
    ("C.7", ["normal", "before last"], NEXT, PSD_AHEAD, psd_ahead, None),
    *colour_rows("C.8", "C.9", "C.10", "C.11"),
    ("C.12", [], BRACKET, NUMBER, down(1, one), pair_down(1, uneven)),
    ("C.13", [], BRACKET, NUMBER, None, pair_up(1, uneven)),
    ("C.14", [], BRACKET, NUMBER, down(2, one), pair_down(2, uneven)),
    ("C.15", [], BRACKET, NUMBER, None, pair_up(2, uneven)),
    ("C.16", [], BRACKET, PSD, down(1, psd), pair_down(1, difference)),
    ("C.17", [], BRACKET, UNEVEN, None, pair_up(1, difference)),
    ("C.18", [], BRACKET, PSD, down(2, psd), pair_down(2, difference)),
    ("C.19", [], BRACKET, UNEVEN, None, pair_up(2, difference))]
ROWS_2026 = [
    ("C4", ["closing", "completing"], ALL, NUMBER, no_candidate, None),
    ("C5", ["closing"], BRACKET, SCORES_OF, score, None),
    ("C6", [], BRACKET, NUMBER, one, None),
    ("C7", [], BRACKET, SCORES_OF, score, None),
    ("C8", ["normal", "completing"], NEXT, NUMBER, one, None),
    ("C8", ["normal", "completing"], NEXT, PSD_AHEAD, psd_ahead, None),
    ("C9", ["closing"], ALL, NUMBER, unplayed, None),
    *colour_rows("C10", "C11", "C12", "C13"),
    ("C14", [], BRACKET, NUMBER, down(1, resident), None),
    ("C15", [], BRACKET, NUMBER, None, pair_up(1, uneven)),
    ("C16", [], BRACKET, NUMBER, down(2, resident), None),
    ("C17", [], BRACKET, NUMBER, None, pair_up(2, uneven)),
    ("C18", [], BRACKET, PSD, down(1, mdp_psd), pair_down(1, difference)),
    ("C19", [], BRACKET, UNEVEN, None, pair_up(1, difference)),
    ("C20", [], BRACKET, PSD, down(2, mdp_psd), pair_down(2, difference)),
    ("C21", [], BRACKET, UNEVEN, None, pair_up(2, difference))]
class Bracket:  # A bracket: MDPs, residents, the following score group, and all lower players
    def __init__(self, question, moved_down, residents, following, lower, is_collapsed=False):
        self.question, self.players, self.kind = question, moved_down | residents, ""
        self.moved_down, self.residents, self.is_collapsed = moved_down, residents, is_collapsed
        self.following, self.lower, self.zone, self.bye_score = following, lower, 0, 0
        scores = [{question.facts[r].score for r in bits(m)} for m in (self.players, following)]
        self.scores = sorted(scores[0], reverse=True)
        self.artificial = self.scores[-1] - 10
        self.artificial_ahead = min(scores[1], default=0) - 10
    def places(self, row):  # Returns the digits of a row: one, or one for each entry of its lists
        if row[3] in (NUMBER, SCORES_OF):
            return [None] if row[3] == NUMBER else self.scores
        entries = {s - t for s in self.scores for t in self.scores if s > t}
        if row[3] != UNEVEN:
            value = self.artificial if row[3] == PSD else self.artificial_ahead
            entries.update(s - value for s in self.scores)
        return sorted(entries, reverse=True)
class Weights:  # The weights of a problem's edges, by classes of players with equal facts
    def __init__(self, bracket):
        self.bracket = bracket
        self.cost, self.weight = map(functools.lru_cache(None), (self.cost, self.weight))
        rows = ROWS_2016 if bracket.question.is_2016 else ROWS_2026
        rows = [row for row in rows if not row[1] or bracket.kind in row[1]]
        rows = [(row, bracket.places(row)) for row in rows if bracket.zone or row[2] != NEXT]
        vertices = bits(bracket.players | bracket.zone)
        width = (4 * len(vertices) * (bracket.question.played + 4)).bit_length()
        shifts = iter(range(width * (sum(len(places) for _, places in rows) - 1), -1, -width))
        self.layout = [(row, {place: next(shifts) for place in places}) for row, places in rows]
        classes = {}  # each is named by its first player
        self.class_of = {rank: classes.setdefault(self.key(rank), rank) for rank in vertices}
    def key(self, rank):  # Returns all facts that costs depend on
        x = self.bracket.question.facts[rank]
        key = (self.level(rank), x.score, x.may_have_bye)
        if key[0] == BRACKET:
            key += (x.wants, x.strength, x.difference, x.repeated, *x.floats,
                    x.unplayed if self.bracket.kind == "closing" else 0,
                    self.bracket.residents >> rank & 1)
        return key
    def level(self, rank):  # Returns the smallest scope that a player belongs to
        in_bracket = self.bracket.players >> rank & 1
        return BRACKET if in_bracket else NEXT if self.bracket.following >> rank & 1 else ALL
    def cost(self, scope, column, *ends):  # Returns the costs in the rows that reach a scope
        total = 0
        for row, places in self.layout:
            cost = row[column](*ends) if row[column] and row[2] >= scope else None
            if cost is not None:
                total += cost << places[None] if row[3] == NUMBER else 1 << places[cost]
        return total
    def weight(self, high, low):  # Returns the weight of an edge between two classes (lemma 1)
        scope = max(self.level(high), self.level(low))
        ends = [self.bracket.question.facts[rank] for rank in (high, low)]
        pair = self.cost(scope, 5, *ends) if scope == BRACKET else 0
        return sum(self.cost(scope, 4, self.bracket, end) for end in ends) - pair
# --- Duals, the graph that remains, and the order of generation ----------------------------------
class Duals:  # Doubled values of vertices, by blocks, and of odd sets
    def __init__(self, where, data, facts, ranks, earlier=None):
        self.where, self.sets, self.sets_of = where, [], dict.fromkeys(ranks, 0)
        self.y = [int(value, 16) for value in data["y"]]
        self.block = {rank: earlier[rank] for rank in ranks} if earlier else {}
        if "blocks" in data or not earlier:
            runs = [(word + "*1").split("*")[:2] for word in data.get("blocks", "").split()]
            size = sum(int(run[1]) for run in runs)
            require(size == len(ranks), "%s: %d vertices have blocks", where, size)
            numbers = [int(run[0]) for run in runs for _ in range(int(run[1]))]
            self.block = dict(zip(ranks, numbers))
        require(max(self.block.values(), default=-1) < len(self.y), "%s: a block has no y", where)
        self.value = {rank: self.y[block] for rank, block in self.block.items()}
        rank_of = {facts[rank].ident: rank for rank in ranks}
        for number, item in enumerate(data.get("sets", [])):
            members = [rank_of.get(player, -1) for player in item["players"]]
            mask, size = mask_of({*members} - {-1}), len(members)
            proper = members == bits(mask) and size % 2 == 1 < size
            require(proper, "%s: set %d is no odd set", where, number + 1)
            self.sets.append((int(item["z"], 16), mask, size))
            for rank in members:
                self.sets_of[rank] |= 1 << number
        sizes = sorted({mask: size for _, mask, size in self.sets}.values())
        require(sizes == [s[2] for s in self.sets], "%s: sets in order, each once, wanted", where)
class Graph:  # The graph that remains: edges to lower ranked players, what is bound, pairs
    def __init__(self, facts, edges, mate):
        self.facts, self.edges, self.mate = facts, edges, mate
        self.alive, self.bound, self.bound_sets = mask_of(edges), 0, []
    def exclude(self, highs, lows):  # Excludes the edges from players to lower ranked ones
        for rank in bits(highs & self.alive):
            self.edges[rank] &= ~lows
    def pairs(self):  # Returns the pairs that are not settled, the higher ranked player first
        return [(u, v) for u, v in self.mate.items() if u < v and self.alive >> u & 1]
    def classes(self, duals, key):  # Returns the players by block, sets and key
        classes = {}
        for rank in bits(self.alive):
            index = (duals.block[rank], duals.sets_of[rank], key(rank))
            classes[index] = classes.get(index, 0) | 1 << rank
        return list(classes.items())
    def cover(self, duals, high_key, low_key, weight):  # Condition 2; edges with slack go
        lows = self.classes(duals, low_key)
        z = functools.lru_cache(None)(lambda sets: sum(duals.sets[s][0] for s in bits(sets)))
        for (block, sets, key), highs in self.classes(duals, high_key):
            wrong, loose, ends = 0, 0, 0
            for rank in bits(highs):
                ends |= self.edges[rank] & self.alive
            for (other, lower, low), mask in lows:
                if mask & ends:
                    slack = duals.y[block] + duals.y[other] + z(sets & lower) - 2 * weight(key, low)
                    wrong |= mask if slack < 0 else 0
                    loose |= mask if slack > 0 else 0
            for rank in bits(highs):
                bad = bits(self.edges[rank] & self.alive & wrong)
                require(not bad, "%s: condition 2 fails for %s", duals.where,
                        [self.facts[r].ident for r in [rank] + bad[:1]])
                self.edges[rank] &= ~loose
    def check(self, duals, high_key, low_key, weight):  # Conditions 1 to 4; the heaviest remain
        for rank in bits(self.alive):
            y = duals.value[rank]
            require(rank in self.mate if y > 0 else y == 0 or self.bound >> rank & 1,
                    "%s: condition 1 or 4 fails for %d", duals.where, self.facts[rank].ident)
        for number, (z, mask, size) in enumerate(duals.sets, 1):
            full = len(within(self.mate, mask)) == size - 1
            require(mask in self.bound_sets or z == 0 or z > 0 and full,
                    "%s: condition 1 or 4 fails for set %d", duals.where, number)
        self.cover(duals, high_key, low_key, weight)
        for high, low in self.pairs():
            require(self.edges[high] >> low & 1, "%s: condition 3 fails for %d-%d", duals.where,
                    self.facts[high].ident, self.facts[low].ident)
        self.bound |= mask_of(rank for rank in bits(self.alive) if duals.value[rank])
        self.bound_sets += [mask for z, mask, _ in duals.sets if z]
    def settle(self, high, low):  # Settles a pair: both players leave the graph and bound sets
        pair = 1 << high | 1 << low
        self.alive &= ~pair
        for rest in [mask & ~pair for mask in self.bound_sets if mask & pair not in (0, pair)]:
            self.bound |= rest
            self.exclude(rest, ~rest)
            self.exclude(~rest, rest)
        self.bound_sets = [mask & ~pair for mask in self.bound_sets if mask & pair in (0, pair)]
class Order(Graph):  # The decisions of the order of generation (section D; 4.2 to 4.4)
    def walk(self, where, bracket, steps, blocks):  # Walks through the decisions
        self.where, self.bracket, self.steps, self.blocks = where, bracket, steps, blocks
        self.taken, self.remainder = 0, 0
        mdps = bracket.moved_down & mask_of(within(self.mate, bracket.players))
        self.moved_down_players(mdps)
        self.opponents(mdps, bracket.residents)
        self.remainder = bracket.residents & self.alive
        self.uppers = mask_of(u for u, v in within(self.mate, self.remainder).items() if u < v)
        self.exchanges(self.uppers)
        self.opponents(self.uppers, self.remainder)
        require(self.taken == len(steps), "%s: step %d is not needed", where, self.taken + 1)
    def moved_down_players(self, paired):  # Decision 1: which MDPs are paired (D.3; 4.4)
        for rank in bits(self.bracket.moved_down):
            is_paired = paired >> rank & 1
            self.bound |= is_paired << rank
            if not is_paired and (self.bracket.is_collapsed or paired >> rank):
                self.refuse(rank, self.bracket.players)
            self.exclude(1 << rank, ~self.bracket.players if is_paired else self.bracket.players)
    def opponents(self, players, lows):  # Decisions 2 and 4: opponents in order (D.1; 4.2)
        for high in bits(players):
            self.refuse(high, lows & (1 << self.mate[high]) - 1)
            self.settle(high, self.mate[high])
    def exchanges(self, uppers):  # Decision 3: the uppers of the remainder (D.2; 4.3)
        ranks = bits(self.remainder)
        self.numbers = {rank: number for number, rank in enumerate(ranks, 1)}
        self.first = mask_of(ranks[:len(bits(uppers))])
        gone, come = self.first & ~uppers, uppers & ~self.first
        if gone:
            self.step("exchanges")
            self.step("sum")
        for rank in [r for r in reversed(bits(self.first)) if gone & (2 << r) - 1]:  # D.2.c
            if gone >> rank & 1:
                self.exclude(1 << rank, self.remainder)
            elif not self.is_upper(rank):
                self.step("stay")
                require(self.is_upper(rank), "%s: step %d is no help", self.where, self.taken)
        for rank in [r for r in bits(self.remainder & ~self.first) if come >> r]:  # D.2.d
            if come >> rank & 1:
                self.only_upper(1 << rank)
            else:
                self.refuse(rank, self.remainder)
        self.bound |= uppers
        self.exclude(uppers, ~(self.remainder & ~uppers))
        self.exclude(~uppers, uppers)
        self.exclude(self.remainder & ~uppers, self.remainder)
    def is_upper(self, rank):  # True if a player is an upper in every matching that remains
        above = any(self.edges[r] >> rank & 1 for r in bits(self.alive & (1 << rank) - 1))
        other = self.edges[rank] & self.alive & ~self.remainder
        return self.bound >> rank & 1 and not other and not above
    def only_upper(self, players):  # Makes uppers of players: they have no other edges
        self.bound |= players
        self.exclude(players, ~self.remainder)
        self.exclude(self.alive, players)
    def refuse(self, rank, lows):  # Makes edges impossible: by steps, where they remain
        while asked := self.edges[rank] & self.alive & lows:
            self.step("refuse")
            left = self.edges[rank] & self.alive & lows
            require(left != asked, "%s: step %d is no help", self.where, self.taken)
    def step(self, kind):  # Takes the next step of the proof, which must be of this kind
        self.taken += 1
        where = "%s, step %d" % (self.where, self.taken)
        data = self.steps[self.taken - 1] if self.taken <= len(self.steps) else {}
        require(set(data) - {"blocks", "y", "sets"} == {kind}, "%s: %s expected", where, kind)
        ranks, inside = bits(self.alive), lambda rank: self.remainder >> rank & 1
        duals = Duals(where, data, self.facts, ranks, self.blocks)
        self.blocks = block = duals.block
        if kind == "refuse":
            named = {tuple(pair) for pair in data[kind]}
            mine = [(u, v) for u, v in self.pairs() if (block[u], block[v]) in named]
            require(not mine, "%s: a pair of M is refused", where)
            self.check(duals, block.get, block.get, lambda high, low: (high, low) in named)
            for pair in named:
                self.exclude(*[mask_of(r for r in ranks if block[r] == b) for b in pair])
        elif kind == "stay":
            named = mask_of(r for r in ranks if block[r] in data[kind])
            require(named & ~self.uppers == 0, "%s: a player named is no upper", where)
            self.check(duals, lambda r: named >> r & 1, inside, lambda high, low: -(high & low))
            self.only_upper(named)
        else:
            costs = {rank: self.first >> rank & 1 if kind == "exchanges"
                     else -self.numbers.get(rank, 0) for rank in ranks}
            self.check(duals, costs.get, inside, lambda high, low: high * low)
# --- The proof -----------------------------------------------------------------------------------
# The lines of a proof: `?` marks a key that may be missing, a list any number of such items.
DUAL = "0|-?[1-9a-f][0-9a-f]*"
DUALS = {"blocks?": "(?a)" + "{0}( {0})*|".format(r"(0|[1-9]\d{,6})(\*(?!1\b)[1-9]\d{,6})?"),
         "y": [DUAL], "sets?": [{"z": DUAL, "players": [int]}]}
STEP = {**DUALS, "refuse?": [(int, int)], "stay?": [int], "exchanges?": True, "sum?": True}
PART = {"ahead?": [(int, int)], "criteria": DUALS, "order": [STEP]}
LINES = [{"impossible": DUALS}, {"bye": DUALS}, {"end": int},
         {"bracket": int, "zone": "none|next|all", **PART},
         {"discarded": int, "zone": "none|next|all", "pairs": [(int, int)], **PART,
          "obstacle": DUALS}]
def conforms(value, form):  # True if a value of JSON has a form
    if isinstance(form, dict):
        names = {name.rstrip("?"): name for name in form}
        return (isinstance(value, dict)
                and list(value) == [name for name in names if name in value or name in form]
                and all(conforms(item, form[names[name]]) for name, item in value.items()))
    if isinstance(form, list):
        return isinstance(value, list) and all(conforms(item, form[0]) for item in value)
    if isinstance(form, tuple):
        return isinstance(value, list) and list(map(type, value)) == list(form)
    if isinstance(form, str):
        return isinstance(value, str) and re.fullmatch(form, value)
    return value is True if form is True else type(value) is form
class Verifier:  # A round, and its proof bracket by bracket
    def __init__(self, question, pairs, bye, lines, at):
        self.question, self.facts, self.bye = question, question.facts, bye
        self.mate = {**dict(pairs), **{low: high for high, low in pairs}}
        self.lines, self.at, self.position = lines, at, at + 1
        require(json.dumps(lines[at:at + 1]) == question.header, "%s expected", question.header)
    def follows(self, key):  # True if the next line has this key
        return self.position < len(self.lines) and key in self.lines[self.position]
    def take(self, key, number=None):  # Returns the next line, which must have this key
        line = self.lines[self.position] if self.follows(key) else {}
        self.position += 1
        require(line and number in (None, line[key]), "line %d: %s expected", self.position, key)
        return line
    def end(self):  # Returns the number of lines up to the end of the proof, which must come next
        self.take("end", self.position + 1 - self.at)
        return self.position
    def edges(self, vertices, moved_down=0):  # Returns the edges of a problem, to lower ranked
        return {r: self.question.legal[r] & vertices & (-2 << r)
                & ~(moved_down if moved_down >> r & 1 else 0) for r in bits(vertices)}
    def obstacle(self, where, data, vertices):  # Players who cannot be completed (A.9; 1.9)
        ranks = bits(vertices)
        duals = Duals(where, data, self.facts, ranks)
        costs = {rank: left_over(None, self.facts[rank]) for rank in ranks}
        values = [*duals.value.values(), *(z for z, _, _ in duals.sets)]
        require(min(values, default=0) >= 0, "%s: condition 1 fails", where)
        graph = Graph(self.facts, self.edges(vertices), {})
        graph.cover(duals, costs.get, costs.get, lambda high, low: high + low)
        bound = sum(duals.value.values()) + sum(z * (size // 2) for z, _, size in duals.sets)
        require(2 * sum(costs.values()) - bound > 2 * (len(ranks) % 2), "%s: no obstacle", where)
    def score_of_bye(self):  # Nobody with a lower score can have the bye (C5)
        own, ranks = self.facts[self.bye].score, list(range(len(self.facts)))
        if any(f.may_have_bye and f.score < own for f in self.facts):
            duals = Duals("bye", self.take("bye")["bye"], self.facts, ranks)
            scores = sorted({f.score for f in self.facts})
            width = (4 * len(ranks) * (self.question.played + 4)).bit_length()
            costs = {f.rank: (left_over(None, f) << width * len(scores))
                     + (1 << width * scores.index(f.score)) for f in self.facts}
            graph = Graph(self.facts, self.edges(mask_of(ranks)), self.mate)
            graph.check(duals, costs.get, costs.get, lambda high, low: high + low)
    def walk(self):  # Checks the brackets from the top (A.9; 1.9)
        if not self.question.is_2016 and self.bye is not None:
            self.score_of_bye()
        scores = sorted({f.score for f in self.facts}, reverse=True)
        groups = [mask_of(f.rank for f in self.facts if f.score == s) for s in scores]
        down, number, is_ppb = 0, 0, False
        while groups:
            number += 1
            lower, following = sum(groups[1:]), (groups[1:] + [0])[0]
            bracket = Bracket(self.question, down, groups[0], following, lower, is_ppb)
            is_ppb = self.question.is_2016 and lower > 0 and self.follows("discarded")
            if is_ppb:
                self.discarded(number, bracket)
            line = self.take("bracket", number)
            self.check_bracket("bracket %d" % number, bracket, line, self.mate, is_ppb)
            down = self.downfloaters(bracket, self.mate)
            groups = [lower] if is_ppb else groups[1:]
    def downfloaters(self, bracket, mate):  # Returns the players not paired in a bracket
        return bracket.players & ~mask_of(within(mate, bracket.players))
    def discarded(self, number, bracket):  # The rules discard a bracket, the PPB (A.9)
        where, line = "discarded bracket %d" % number, self.take("discarded", number)
        mate = self.question.legal_mate(where, line["pairs"], bracket.players, bracket.residents)
        self.check_bracket(where, bracket, line, mate, False)
        self.obstacle(where, line["obstacle"], self.downfloaters(bracket, mate) | bracket.lower)
    def check_bracket(self, where, bracket, line, mate, is_ppb):  # The pairs are those of the rules
        down, zone = self.downfloaters(bracket, mate), line["zone"]
        bracket.kind, zones = self.kind(bracket, zone, down, is_ppb)
        require(zone in zones, "%s: zone %s is not admitted", where, zone)
        bracket.zone = {"none": 0, "next": bracket.following, "all": bracket.lower}[zone]
        vertices, near = bracket.players | bracket.zone, down | bracket.following
        ahead = within(mate, near)
        if "ahead" in line or "discarded" in line:
            require(bracket.kind in ("normal", "before last") and self.question.is_2016,
                    "%s: pairs ahead are not admitted", where)
            ahead = self.question.legal_mate(where, line.get("ahead", []), near, bracket.following)
        if zone == "none" and down and bracket.lower and bracket.kind != "closing":
            left = near & ~mask_of(ahead)
            best = len(bits(left)) == len(bits(near)) % 2 and left & down == 0
            barred = [r for r in bits(left) if not self.facts[r].may_have_bye]
            require(best and not (barred and bracket.kind == "before last"),
                    "%s: zone none, but the next group is not paired (C.7; C8)", where)
        inside = within(mate, vertices if zone == "all" else bracket.players)
        inside.update(ahead if zone == "next" else {})
        weights = Weights(bracket)
        duals = Duals(where, line["criteria"], self.facts, bits(vertices))
        order = Order(self.facts, self.edges(vertices, bracket.moved_down), inside)
        order.check(duals, weights.class_of.get, weights.class_of.get, weights.weight)
        order.walk(where, bracket, line["order"], duals.block)
    def kind(self, bracket, zone, down, is_ppb):  # Returns which rows are in force, and the zones
        zones = ["none", "next"] if bracket.lower else ["none"]
        if self.question.is_2016:
            kind = "before last" if bracket.following == bracket.lower else "normal"
            return ("PPB", ["all"]) if is_ppb else (kind if bracket.lower else "last", zones)
        bracket.bye_score = self.facts[0 if self.bye is None else self.bye].score
        if self.bye is not None and down == 1 << self.bye:
            return "closing", ["none"]
        return "completing" if zone == "all" else "normal", zones + ["all"] * bool(bracket.lower)
def legal_round(question, rows):  # Returns the pairs and the bye of legal boards (C.1 to C.3)
    mate = question.legal_mate("round", [row for row in rows if row[1]], question.everybody)
    left = [f for f in question.facts if f.rank not in mate]
    for player in left:
        require(len(left) == 1, "player %d is not paired", player.ident)
        require(player.may_have_bye, "board %d 0: C.2", player.ident)
    return [(u, v) for u, v in mate.items() if u < v], [f.rank for f in left]
def verify(questions, rows, lines):  # Refuses unless each group has a proof, in their order
    expected, position = [], 0
    if len(lines) > 1 and "impossible" in lines[1]:  # one group is enough
        require(not rows, "an impossible round has no boards")
        named = [q for q in questions if q.header == json.dumps(lines[:1])] or questions
        verifier = Verifier(named[0], [], None, lines, 0)
        duals = verifier.take("impossible")["impossible"]
        verifier.obstacle("impossible", duals, named[0].everybody)
        position, questions = verifier.end(), []
    for question in questions:
        pairs, bye = legal_round(question, [row for row in rows if row[0] in question.totals])
        expected += boards(question, pairs, bye)
        verifier = Verifier(question, pairs, bye[0] if bye else None, lines, position)
        verifier.walk()
        position = verifier.end()
    expected.sort(key=lambda row: row[1] == 0)
    for row, right in zip(rows + [None], expected + [None]):
        require(row == right, "board %s: %s expected (colours; order)", row, right)
    require(position == len(lines), "nothing expected after line %d", position)
# --- Files and options ---------------------------------------------------------------------------
def read_proof(path, data):  # Returns the lines of a proof
    lines, unique = [], lambda pairs: dict(pairs) if len(dict(pairs)) == len(pairs) else None
    for number, line in enumerate(data.removesuffix(b"\n").split(b"\n"), 1):
        try:
            lines.append(json.loads(line.decode("utf-8"), object_pairs_hook=unique))
        except (ValueError, RecursionError) as error:
            raise Unreadable("%s:%d: JSON expected: %s" % (path, number, error)) from error
        forms = [dict] if number == 1 or "end" in lines[-2] else LINES
        readable(any(conforms(lines[-1], f) for f in forms), "%s:%d: no line of one", path, number)
    return lines
def read_list(path, data):  # Returns the boards of a list; the bye is a pair with 0
    rows = []
    for number, line in enumerate(data.splitlines(), 1):
        form = "[0-9]{1,7}" if number == 1 else "[0-9]{1,7} [0-9]{1,7}"
        readable(re.fullmatch(form.encode(), line), "%s:%d: %s expected", path, number, form)
        rows.append(tuple(int(word) for word in line.split()))
    require(not rows or rows[0][0] == len(rows) - 1, "the list does not have %s boards", rows[:1])
    return rows[1:]
def players_of(text):  # Returns the players of a list such as 4,7..9
    ends = [list(map(number_in, item.split("..", 1))) for item in text.split(",")]
    readable(all(end[0] <= end[-1] <= end[0] + 99999 for end in ends), "players expected: %s", text)
    return [player for end in ends for player in range(end[0], end[-1] + 1)]
def pairs_of(text):  # Returns the pairs of a list such as 3-9,4-7
    pairs = [pair.split("-") for pair in text.split(",")]
    return [tuple(sorted((number_in(one), number_in(other)))) for one, other in pairs]
def groups_of(text):  # Returns name, first, last of A=1-4,7,B=5-6; without name: that before
    form = r"\s*(?:([^\s=,]+)\s*=)?\s*([0-9]+)\s*(?:-\s*([0-9]+))?\s*"
    items = [re.fullmatch(form, item) for item in text.split(",")]
    return [(item[1], number_in(item[2]), number_in(item[3] or item[2])) for item in items]
def method_of(text):  # Returns a method of acceleration as the first line of a proof has it
    ratings = "groups:(?:[0-9]{1,4}=[0-9]{1,2}(?:[.][0-9])?,){1,3}rounds=[1-9][0-9]?"
    method = re.fullmatch("none|baku|progressive:[0-9]{1,4},[0-9]{1,4}|" + ratings, text.lower())[0]
    return re.sub("=0*([0-9]+),", r"=\1.0,", method)
def bans_of(text):  # Returns the name, the kind and the rounds of a ban such as federation:2-4
    match = re.fullmatch("(federation|club):(?:0*([1-9][0-9]*)-)?0*([1-9][0-9]*)", text.lower())
    kind, first, last = match[1], match[2] or "1", match[3]
    name = "%s:%s" % (kind, last if first == "1" else first + "-" + last)
    return [(name, kind, range(int(first), int(last) + 1))]
def parse_options(arguments):  # Returns the options, which are those of `bloesem pair`
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("file")
    parser.add_argument("--rules", choices=["2016", "2026"], required=True)
    parser.add_argument("--pairs", help="not for an impossible round")
    parser.add_argument("--proof", required=True)
    parser.add_argument("--round", type=number_in)
    parser.add_argument("--rounds", type=number_in)
    parser.add_argument("--initial-colour", type=str.upper, choices=["W", "B"])
    parser.add_argument("--acceleration", type=method_of)
    for name, kind in (("--absent", players_of), ("--forbid", pairs_of), ("--avoid", bans_of),
                       ("--groups", groups_of)):
        parser.add_argument(name, type=kind, action="extend", default=[])
    parser.add_argument("--recompute", action="store_true")
    parser.add_argument("--numbers", choices=["effective", "fixed"], default="effective")
    parser.add_argument("--board-order", choices=["points", "pairing-score"], default="points")
    options = parser.parse_args(arguments)
    options.absent = sorted(set(options.absent))
    options.bans, options.avoid = options.avoid, sorted({name for name, _, _ in options.avoid})
    options.forbid = [list(pair) for pair in sorted(set(options.forbid))]
    return options
def main(arguments):  # Runs the program, and returns its exit code
    try:
        options = parse_options(arguments)
        names = (options.file, options.pairs, options.proof)
        files = [pathlib.Path(name).read_bytes() if name else b"" for name in names]
        questions = questions_of(Tournament(names[0], files[0]), options)
        verify(questions, read_list(names[1], files[1]), read_proof(names[2], files[2]))
    except Exception as reason:  # whatever it is, nothing is accepted
        kind = "refused" if isinstance(reason, Refused) else "unreadable"
        print("%s: %s" % (kind, str(reason) or repr(reason)))
        return 1 if kind == "refused" else 2
    print("accepted: round %d by the rules of %s" % (questions[0].round, options.rules))
    return 0
if __name__ == "__main__":
    sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
