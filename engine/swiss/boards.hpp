// C.04.2.D.9: the order in which pairs are published.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/model/radix_sort.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Sorts pairs by the score of the better player of each, then by the other player's score (equivalently, by the
// sum), then by the pairing number of the better player. `score(position)` returns the score to sort by.
template <class Score>
void sort_for_publication(std::vector<std::pair<Position, Position>>& pairs, const RoundField& field,
                          Score score) {
  struct Item {
    std::uint64_t
        scores;  // complemented, so that larger scores come first; the better player's in the upper half
    std::uint32_t number;
    std::uint32_t pair;
  };
  const auto falling = [](Points points) { return ~static_cast<std::uint32_t>(points) ^ 0x80000000U; };
  std::vector<Item> items(pairs.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto& [a, b] = pairs[i];
    const std::pair one(falling(score(a)), static_cast<std::uint32_t>(field.fixed_number(a)));
    const std::pair two(falling(score(b)), static_cast<std::uint32_t>(field.fixed_number(b)));
    const auto& [better, other] = std::minmax(one, two);
    items[i] = {std::uint64_t{better.first} << 32U | other.first, better.second, static_cast<std::uint32_t>(i)};
  }
  // Brackets are paired from the top down, so the pairs are usually sorted already.
  const auto earlier = [](const Item& a, const Item& b) {
    return a.scores != b.scores ? a.scores < b.scores : a.number < b.number;
  };
  if (std::is_sorted(items.begin(), items.end(), earlier)) return;
  radix_sort(items, [](const Item& item) -> std::uint64_t { return item.number; });
  radix_sort(items, [](const Item& item) { return item.scores; });
  std::vector<std::pair<Position, Position>> sorted;
  sorted.reserve(pairs.size());
  for (const Item& item : items) sorted.push_back(pairs[item.pair]);
  pairs.swap(sorted);
}

}  // namespace bloesem::swiss
