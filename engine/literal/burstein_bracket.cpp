#include "engine/literal/burstein_bracket.hpp"

#include <algorithm>
#include <optional>

#include "engine/literal/burstein_order.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

struct BursteinBracket {
  const BursteinRound& round;
  Mask players;
  Mask below;
};

// 2.2.1, 2.3.1: returns the legal sets of as few outgoing floaters as possible. The others can be paired in the
// bracket, and the floaters with everybody below.
std::vector<Mask> fewest_floaters(const BursteinBracket& bracket) {
  Completion& completion = bracket.round.completion;
  const std::vector<Place> pool = places_of(bracket.players);
  std::vector<Mask> legal;
  for (std::size_t size = 0; size <= pool.size() && legal.empty(); ++size) {
    if ((pool.size() - size) % 2 != 0) continue;
    for_each_set(pool, size, [&](Mask set) {
      if (completion.possible(bracket.players & ~set) && completion.possible(set | bracket.below))
        legal.push_back(set);
      return false;
    });
  }
  return legal;
}

// The highest score first; the lower the better.
Value burstein_c6(BursteinBracket& bracket, Mask floaters) {
  const std::vector<Points> scores = scores_of(bracket.round.field, floaters);
  return {scores.rbegin(), scores.rend()};
}

// How well the following bracket can do: by its own 2.3.1, then by its own 2.3.2.
Value burstein_c7(BursteinBracket& bracket, Mask floaters) {
  if (bracket.below == 0) return {};
  const Mask residents = top_scoregroup(bracket.round.field, bracket.below);
  BursteinBracket following{bracket.round, floaters | residents, bracket.below & ~residents};
  const std::vector<Mask> sets = fewest_floaters(following);
  std::optional<Value> best;
  for (const Mask set : sets) {
    Value value = burstein_c6(following, set);
    if (!best || value < *best) best = std::move(value);
  }
  best->insert(best->begin(), size_of(sets.front()));
  return *best;
}

Value burstein_c8(BursteinBracket& bracket, Mask floaters) {
  return {bracket.round.denied.of(bracket.players & ~floaters).counts[0]};
}

constexpr SetCriterion<BursteinBracket> burstein_criteria[] = {
    {"C6", burstein_c6},
    {"C7", burstein_c7},
    {"C8", burstein_c8},
};

Charges charges_of(const BursteinRound& round, const PartialPairing& pairing) {
  Charges sum;
  for (const auto& [a, b] : pairing.pairs) sum = sum + round.denied.of_pair(a, b);
  return sum;
}

// True if the partial pairing can still end with one of the best sets of floaters, and as few denied
// preferences as possible.
bool can_be_best(const BursteinRound& round, const PartialPairing& pairing, const std::vector<Mask>& best_sets,
                 const Charges& fewest) {
  const Charges spent = charges_of(round, pairing);
  return std::any_of(best_sets.begin(), best_sets.end(), [&](Mask set) {
    const bool fits = (pairing.floaters & ~set) == 0 && (set & ~pairing.floaters & ~pairing.open) == 0;
    return fits && spent + round.denied.of(pairing.open & ~set) == fewest;
  });
}

}  // namespace

BursteinPairs pair_burstein_bracket(const BursteinRound& round, Mask players, Mask below) {
  BursteinBracket bracket{round, players, below};
  std::vector<Mask> sets = fewest_floaters(bracket);
  keep_best<BursteinBracket>(sets, burstein_criteria, bracket);
  const Charges fewest = round.denied.of(players & ~sets.front());
  std::vector<Place> ranked = places_of(players);
  std::sort(ranked.begin(), ranked.end(), [&](Place a, Place b) {
    return round.ranks[static_cast<std::size_t>(a)] < round.ranks[static_cast<std::size_t>(b)];
  });
  BursteinPairs result;
  in_burstein_order(
      ranked, size_of(sets.front()),
      [&](const PartialPairing& pairing) { return can_be_best(round, pairing, sets, fewest); },
      [&](const PartialPairing& pairing) {
        result = {pairing.pairs, pairing.floaters};
        return true;
      });
  return result;
}

}  // namespace bloesem::literal
