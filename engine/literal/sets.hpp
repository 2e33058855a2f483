// Sets of floaters: listed in order, and compared by one criterion after the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/literal/completion.hpp"
#include "engine/literal/facts.hpp"
#include "matching/steps.hpp"

namespace bloesem::literal {

// Calls visit(Mask) for every set of `size` players of the pool. The set that has the smallest differing place
// in the pool comes first: {1,2}, {1,3}, ..., {2,3}. A visit that returns true ends it.
template <class Visit>
void for_each_set(std::span<const Place> pool, std::size_t size, Visit visit) {
  if (size > pool.size()) return;
  std::vector<std::size_t> chosen(size);
  for (std::size_t i = 0; i < size; ++i) chosen[i] = i;
  while (true) {
    matching::spend_steps(size + 1);
    Mask set = 0;
    for (const std::size_t i : chosen) set |= bit(pool[i]);
    if (visit(set)) return;
    std::size_t last = size;
    while (last > 0 && chosen[last - 1] == pool.size() - size + last - 1) --last;
    if (last == 0) return;
    ++chosen[last - 1];
    for (std::size_t i = last; i < size; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

// The value of a set of floaters under a criterion. Compared number by number; the smaller one is better.
using Value = std::vector<int>;

template <class Situation>
struct SetCriterion {
  std::string_view name;
  Value (*value)(Situation& situation, Mask set);
};

// Keeps the sets that are best by the first criterion, of these the ones best by the second, and so on, in
// their order.
template <class Situation>
void keep_best(std::vector<Mask>& sets, std::span<const SetCriterion<Situation>> criteria,
               Situation& situation) {
  for (const SetCriterion<Situation>& criterion : criteria) {
    if (sets.size() < 2) return;
    Value best;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      Value value = criterion.value(situation, sets[i]);
      if (i > 0 && value > best) continue;
      if (i == 0 || value < best) {
        kept = 0;
        best.swap(value);
      }
      sets[kept++] = sets[i];
    }
    sets.resize(kept);
  }
}

// Upfloaters for these residents: returns the legal sets of the smallest possible size, by score and pairing
// number (Dubov 4.2, Double-Swiss and Team 3.5). In a legal set residents and upfloaters can be paired, and so
// can the players who are left. `left` are the residents and all players below. Empty if there is none.
[[nodiscard]] std::vector<Mask> fewest_upfloaters(const Field& field, Completion& completion, Mask left,
                                                  Mask residents);

// Returns the players of the set with the highest score.
[[nodiscard]] Mask top_scoregroup(const Field& field, Mask players);

// Returns the scores of the set, ascending.
[[nodiscard]] std::vector<Points> scores_of(const Field& field, Mask set);

// Returns the places by score from the highest, then by pairing number.
[[nodiscard]] std::vector<Place> by_score(const Field& field, Mask players);

// Returns the first player of `candidates` whose bye lets all others be paired; -1 if there is none.
[[nodiscard]] Place first_possible_bye(std::span<const Place> candidates, Mask everybody,
                                       Completion& completion);

// 1.9.3, where no round-pairing exists.
[[nodiscard]] inline Error no_pairing() {
  return {ErrorCode::NoValidPairing, "no complete pairing of the round exists", {}};
}

}  // namespace bloesem::literal
