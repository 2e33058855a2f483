#include "engine/literal/sets.hpp"

namespace bloesem::literal {

std::vector<Mask> fewest_upfloaters(const Field& field, Completion& completion, Mask left, Mask residents) {
  const std::vector<Place> pool = by_score(field, left & ~residents);
  std::vector<Mask> legal;
  // With the wrong parity no set is legal.
  for (std::size_t size = 0; size <= pool.size() && legal.empty(); ++size) {
    if ((size_of(residents) + static_cast<int>(size)) % 2 != 0) continue;
    for_each_set(pool, size, [&](Mask set) {
      const Mask bracket = residents | set;
      if (completion.possible(bracket) && completion.possible(left & ~bracket)) legal.push_back(set);
      return false;
    });
  }
  return legal;
}

Mask top_scoregroup(const Field& field, Mask players) {
  Mask top = 0;
  for (const Place p : places_of(players)) {
    if (top != 0 && field[p].score < field[first_of(top)].score) continue;
    if (top != 0 && field[p].score > field[first_of(top)].score) top = 0;
    top |= bit(p);
  }
  return top;
}

std::vector<Points> scores_of(const Field& field, Mask set) {
  std::vector<Points> scores;
  for (const Place p : places_of(set)) scores.push_back(field[p].score);
  std::sort(scores.begin(), scores.end());
  return scores;
}

std::vector<Place> by_score(const Field& field, Mask players) {
  std::vector<Place> places = places_of(players);
  std::stable_sort(places.begin(), places.end(),
                   [&](Place a, Place b) { return field[a].score > field[b].score; });
  return places;
}

Place first_possible_bye(std::span<const Place> candidates, Mask everybody, Completion& completion) {
  for (const Place p : candidates)
    if (completion.possible(everybody & ~bit(p))) return p;
  return -1;
}

}  // namespace bloesem::literal
