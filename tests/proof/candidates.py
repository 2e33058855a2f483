"""Other pairings of small rounds, and what is wrong with each, straight from the definitions of the rules.

What a criterion counts comes from the functions of verifier two; nothing here uses weights, duals or classes.
"""

import functools
import json

from verifiers import verifier


def all_pairings(question, limit=4000):
    """Returns the legal and complete pairings of a field as lists of pairs of ranks, and the bye; at most `limit`."""
    found = []
    size = len(question.facts)

    def extend(free, pairs, bye):
        if len(found) >= limit:
            return
        if not free:
            found.append((pairs, bye))
            return
        first, rest = free[0], free[1:]
        for place, other in enumerate(rest):
            if question.legal[first] >> other & 1:
                extend(rest[:place] + rest[place + 1:], pairs + [(first, other)], bye)
        if bye is None and size % 2 == 1 and question.facts[first].may_have_bye:
            extend(rest, pairs, first)

    extend(list(range(size)), [], None)
    return found


def mates_of(pairs):
    """Returns the opponent of each paired player."""
    return {**dict(pairs), **{low: high for high, low in pairs}}


def number_of_ppb(proof):
    """Returns the number of the bracket that a proof (text) says is the PPB, or 0."""
    return max((json.loads(line).get("discarded", 0) for line in proof.splitlines()), default=0)


def brackets_of(question, mate, ppb):
    """Returns the brackets of a pairing from the top. `ppb`: the number of the PPB, or 0."""
    facts = question.facts
    groups = [verifier.mask_of(f.rank for f in facts if f.score == score)
              for score in sorted({f.score for f in facts}, reverse=True)]
    down, brackets = 0, []
    while groups:
        following = (groups[1:] + [0])[0]
        bracket = verifier.Bracket(question, down, groups[0], following, sum(groups[1:]))
        brackets.append(bracket)
        down = bracket.players & ~verifier.mask_of(verifier.within(mate, bracket.players))
        bracket.is_penultimate = len(brackets) == ppb
        groups = [bracket.lower] if bracket.is_penultimate else groups[1:]
    return brackets


def kind_of(question, bracket, singles, bye):
    """Returns which rows are in force in a bracket."""
    if not question.is_2016:
        return "closing" if bye is not None and singles == [bye] else "normal" if bracket.lower else "last"
    if not bracket.lower:
        return "last"
    return "PPB" if bracket.is_penultimate else "before last" if bracket.following == bracket.lower else "normal"


def look_ahead(question, bracket, rows, singles, bye_score):
    """Returns the value of each of these rows (C.7; C8) by its place in the list: the best that players left single can
    attain in the following bracket, under the rules of 2026 with a completion of the round if there is one."""
    down, near = verifier.mask_of(singles), verifier.mask_of(singles) | bracket.following
    entries = sorted({f.score - bracket.artificial_ahead for f in question.facts}, reverse=True)

    def cost(*players):
        """Returns a digit for each number and for each entry of a list."""
        digits = []
        for row in rows:
            values = [row[4](bracket, question.facts[x]) for x in players if near >> x & 1]
            digits += [sum(values)] if row[3] == verifier.NUMBER else [values.count(entry) for entry in entries]
        return digits

    @functools.lru_cache(maxsize=None)
    def best(free, has_bye, completes):
        if not free:
            return cost()
        first = (free & -free).bit_length() - 1
        rest, found = free & ~(1 << first), []
        for other in verifier.bits(rest & question.legal[first] & ~(down if down >> first & 1 else 0)):
            ends = () if near >> first & near >> other & 1 else (first, other)
            found.append((best(rest & ~(1 << other), has_bye, completes), cost(*ends)))
        fact = question.facts[first]
        if not completes or not has_bye and fact.may_have_bye and fact.score <= bye_score:
            found.append((best(rest, True, completes), cost(first)))
        return min(([a + b for a, b in zip(*each)] for each in found if each[0] is not None), default=None)

    value = None
    if not question.is_2016:
        value = best(down | bracket.lower, len(question.facts) % 2 == 0, True)
    value = value or best(near, True, False)
    return [value[0], [entry for entry, times in zip(entries, value[1:]) for _ in range(times)]]


def values_of(question, bracket, mate, bye, bye_score):
    """Returns the value of each row of the bracket by its place in the table. The score is that of the right bye."""
    inside = verifier.within(mate, bracket.players)
    pairs = [(high, low) for high, low in inside.items() if high < low]
    singles = verifier.bits(bracket.players & ~verifier.mask_of(inside))
    kind = kind_of(question, bracket, singles, bye)
    bracket.bye_score = question.facts[0 if bye is None else bye].score
    values, ahead = {}, []
    for place, row in enumerate(rows_of(question.is_2016)):
        counts = row[3] == verifier.NUMBER
        if row[0] == "C4":
            values[place] = sum(row[4](bracket, f) for f in question.facts if f.rank not in mate)
        elif row[1] and kind not in row[1]:
            values[place] = 0 if counts else []
        elif row[2] == verifier.NEXT:
            ahead.append((place, row))
        else:
            reach = singles
            if row[0] in ("C.2", "C.4"):
                reach = [x for x in verifier.bits(bracket.players | bracket.lower) if x not in mate]
            costs = [row[4](bracket, question.facts[x]) for x in reach if row[4]]
            costs += [row[5](question.facts[h], question.facts[l]) for h, l in pairs if row[5]]
            numbers = [int(cost) for cost in costs if cost is not None]
            values[place] = sum(numbers) if counts else sorted(numbers, reverse=True)
    if ahead:
        found = look_ahead(question, bracket, [row for _, row in ahead], singles, bye_score)
        values.update((place, value) for (place, _), value in zip(ahead, found))
    return values


def order_key(bracket, mate):
    """Returns where a candidate stands in the order of generation: (rule, value) in order of priority."""
    inside = verifier.within(mate, bracket.players)
    mdps = [x for x in verifier.bits(bracket.moved_down) if x in inside]
    rest = [x for x in verifier.bits(bracket.residents) if x not in [mate[m] for m in mdps]]
    numbers = {x: number for number, x in enumerate(rest, 1)}
    pairs = sorted((x, mate[x]) for x in rest if mate.get(x) in numbers and x < mate[x])
    uppers = {numbers[high] for high, _ in pairs}
    first = set(range(1, len(pairs) + 1))
    out, come = first - uppers, uppers - first
    return [("paired MDPs", [-len(mdps), *mdps]), ("opponents of MDPs", [mate[m] for m in mdps]),
            ("D.2.a", len(come)), ("D.2.b", sum(come) - sum(out)), ("D.2.c", sorted(-x for x in out)),
            ("D.2.d", sorted(come)), ("D.1", [low for _, low in pairs])]


def first_difference(question, right, other, ppb=0):
    """Compares two pairings (pairs, bye) in the first bracket that differs. Returns the rows (by places in the table)
    in which the other is worse and better, or where it is equal in all the rule of order that differs. `ppb`: the
    number of the PPB of the right one, or 0."""
    mates = [mates_of(right[0]), mates_of(other[0])]
    bye_score = question.facts[right[1] or 0].score
    for bracket in brackets_of(question, mates[0], ppb):
        inside = [verifier.within(mate, bracket.players) for mate in mates]
        if inside[0] == inside[1]:
            continue
        values = [values_of(question, bracket, mate, bye, bye_score) for mate, (_, bye) in zip(mates, (right, other))]
        worse = [k for k in values[0] if values[1][k] > values[0][k]]
        better = [k for k in values[0] if values[1][k] < values[0][k]]
        keys = [order_key(bracket, mate) for mate in mates]
        differing = [one for one, two in zip(*keys) if one != two]
        return worse, better, differing[0][0] if differing else None
    return [], [], None


def rows_of(is_2016):
    """Returns the table of an edition."""
    return verifier.ROWS_2016 if is_2016 else verifier.ROWS_2026


def name_of(is_2016, place):
    """Returns the article of a row of a table; if there are several, with its number among them."""
    rows = rows_of(is_2016)
    article, articles = rows[place][0], [row[0] for row in rows]
    number = articles[:place + 1].count(article)
    return article if articles.count(article) == 1 else f"{article}, row {number}"
