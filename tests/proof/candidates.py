"""Other pairings of small rounds, and what is wrong with each, straight from the definitions of the rules.

What a criterion counts comes from the functions of verifier two; nothing here uses weights, duals or classes.
"""

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


def brackets_of(question, mate):
    """Returns the brackets of a pairing from the top, as a round without a PPB."""
    facts = question.facts
    groups = [verifier.mask_of(f.rank for f in facts if f.score == score)
              for score in sorted({f.score for f in facts}, reverse=True)]
    down, brackets = 0, []
    while groups:
        following = (groups[1:] + [0])[0]
        bracket = verifier.Bracket(question, down, groups[0], following, sum(groups[1:]))
        brackets.append(bracket)
        down = bracket.players & ~verifier.mask_of(verifier.within(mate, bracket.players))
        groups = groups[1:]
    return brackets


def values_of(question, bracket, mate, bye):
    """Returns the value of each row of the bracket by its place in the table; those of the look-ahead and of
    completion, which depend on other brackets, are left out."""
    inside = verifier.within(mate, bracket.players)
    pairs = [(high, low) for high, low in inside.items() if high < low]
    singles = verifier.bits(bracket.players & ~verifier.mask_of(inside))
    closes = not question.is_2016 and bye is not None and singles == [bye]
    bracket.bye_score = question.facts[0 if bye is None else bye].score
    values = {}
    for place, row in enumerate(verifier.ROWS_2016 if question.is_2016 else verifier.ROWS_2026):
        if row[2] == verifier.NEXT or row[0] in ("C.2", "C.4", "C4"):
            continue
        if row[1] == ["closing"] and not closes:
            values[place] = 0 if row[3] == verifier.NUMBER else []
            continue
        costs = [row[4](bracket, question.facts[x]) for x in singles if row[4]]
        costs += [row[5](question.facts[h], question.facts[l]) for h, l in pairs if row[5]]
        numbers = [int(cost) for cost in costs if cost is not None]
        values[place] = sum(numbers) if row[3] == verifier.NUMBER else sorted(numbers, reverse=True)
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


def first_difference(question, right, other):
    """Compares two pairings (pairs, bye) of a round without a PPB in the first bracket that differs. Returns the
    articles in which the other is worse and better, or where it is equal in all the rule of order that differs."""
    mates = [mates_of(right[0]), mates_of(other[0])]
    for bracket in brackets_of(question, mates[0]):
        inside = [verifier.within(mate, bracket.players) for mate in mates]
        if inside[0] == inside[1]:
            continue
        values = [values_of(question, bracket, mate, bye) for mate, (_, bye) in zip(mates, (right, other))]
        rows = verifier.ROWS_2016 if question.is_2016 else verifier.ROWS_2026
        worse = [rows[k][0] for k in values[0] if values[1][k] > values[0][k]]
        better = [rows[k][0] for k in values[0] if values[1][k] < values[0][k]]
        keys = [order_key(bracket, mate) for mate in mates]
        differing = [one for one, two in zip(*keys) if one != two]
        return worse, better, differing[0][0] if differing else None
    return [], [], None
