"""Checks a proof of a small round from the definitions alone: every vertex is a class of its own, conditions 1 to 4
are evaluated edge by edge, and what each set of duals concludes is confirmed by trying all matchings."""

import verifiers

plain = verifiers.load_verifier()  # a copy, which is changed below
plain.Weights.key = lambda self, rank: rank
MAX_VERTICES = 14


def matchings(edges, vertices, must):
    """Yields all matchings as lists of (u, v, weight) that cover the vertices of `must`."""
    def extend(free, chosen):
        if not free:
            yield chosen
            return
        first = free[0]
        if first not in must:
            yield from extend(free[1:], chosen)
        for other in free[1:]:
            if (first, other) in edges:
                rest = [v for v in free[1:] if v != other]
                yield from extend(rest, chosen + [(first, other, edges[first, other])])
    yield from extend(sorted(vertices), [])


def edges_of(graph, high_key, low_key, weight):
    """Returns the edges that remain with their weights."""
    alive = plain.bits(graph.alive)
    return {(u, v): int(weight(high_key(u), low_key(v))) for u in alive
            for v in plain.bits(graph.edges[u] & graph.alive) if v > u}


def sums_of(duals, edge):
    """Returns the left side of condition 2."""
    return sum(duals.value[v] for v in edge) + sum(
        z for z, mask, _ in duals.sets if all(mask >> v & 1 for v in edge))


def check_definitions(graph, duals, edges):
    """Conditions 1 to 4, one by one."""
    for v in plain.bits(graph.alive):
        assert duals.value[v] >= 0 or graph.bound >> v & 1, "condition 1"
        assert duals.value[v] <= 0 or v in graph.mate, "condition 4"
    for edge, weight in edges.items():
        assert sums_of(duals, edge) >= 2 * weight, "condition 2"
    for pair in graph.pairs():
        assert sums_of(duals, pair) == 2 * edges[pair], "condition 3"
    for z, mask, size in duals.sets:
        full = sum(1 for u, v in graph.pairs() if mask >> u & mask >> v & 1) == size // 2
        assert z >= 0 or mask in graph.bound_sets, "condition 1 for a set"
        assert z <= 0 or full, "condition 4 for a set"


def check_conclusion(graph, edges):
    """No matching that remains is heavier than the given one. Returns the edges of the heaviest ones."""
    own = sum(edges[pair] for pair in graph.pairs())
    heaviest = set()
    for chosen in matchings(edges, plain.bits(graph.alive), plain.bits(graph.bound & graph.alive)):
        total = sum(weight for _, _, weight in chosen)
        filled = all(sum(1 for u, v, _ in chosen if mask >> u & mask >> v & 1) == bin(mask).count("1") // 2
                     for mask in graph.bound_sets)
        if filled and total >= own:
            assert total == own, "a matching that remains is heavier"
            heaviest.update((u, v) for u, v, _ in chosen)
    return heaviest


class Check:
    """Counts what was checked."""

    duals = exhaustive = 0


def check(graph, duals, high_key, low_key, weight, usual=plain.Graph.check):
    """Takes the place of Graph.check."""
    edges = edges_of(graph, high_key, low_key, weight)
    check_definitions(graph, duals, edges)
    Check.duals += 1
    heaviest = None
    if len(plain.bits(graph.alive)) <= MAX_VERTICES:
        heaviest = check_conclusion(graph, edges)
        Check.exhaustive += 1
    usual(graph, duals, high_key, low_key, weight)
    if heaviest is not None:
        left = set(edges_of(graph, high_key, low_key, weight))
        assert heaviest <= left, "an edge of a heaviest matching was excluded"


def single_classes(graph, _duals, key):
    """Takes the place of Graph.classes: each vertex is a class; the first members of the index are not shared."""
    return [((_duals.block[v], _duals.sets_of[v], key(v)), 1 << v) for v in plain.bits(graph.alive)]


def obstacle(self, where, data, vertices, usual=plain.Verifier.obstacle):
    """Takes the place of Verifier.obstacle."""
    usual(self, where, data, vertices)
    ranks = plain.bits(vertices)
    if len(ranks) > MAX_VERTICES:
        return
    edges = {edge: 0 for u in ranks for edge in [(u, v) for v in plain.bits(self.question.legal[u] & vertices) if v > u]}
    for chosen in matchings(edges, ranks, []):
        left = set(ranks) - {v for u, w, _ in chosen for v in (u, w)}
        costs = sum(1 if self.facts[v].may_have_bye else 3 for v in left)
        assert costs > len(ranks) % 2, "the players can be completed"
    Check.exhaustive += 1


plain.Graph.check = check
plain.Graph.classes = single_classes
plain.Verifier.obstacle = obstacle


def confirms(made, pairs, proof):
    """True if the proof is one by the definitions. An assertion fails where verifier two concludes too much."""
    try:
        plain.verify(made.questions(plain), plain.read_list("pairs", pairs.encode()), plain.read_proof("proof", proof.encode()))
    except (plain.Refused, plain.Unreadable):
        return False
    return True
