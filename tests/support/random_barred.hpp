// Random barred pairs and large groups, beside a table of the same.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/swiss/barred_partners.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

class RandomBarred {
 public:
  using Pairs = std::vector<std::pair<swiss::Position, swiss::Position>>;

  explicit RandomBarred(std::size_t players) : players_(players), table_(players * players, false) {}

  [[nodiscard]] std::size_t players() const noexcept { return players_; }
  [[nodiscard]] bool between(swiss::Position a, swiss::Position b) const { return table_[index(a, b)]; }

  // Returns random pairs, some of them repeated, in either order.
  Pairs pairs(Random& random, int max_pairs) {
    Pairs pairs;
    for (int left = players_ < 2 ? 0 : random.between(0, max_pairs); left > 0; --left) {
      const swiss::Position a = any(random);
      const swiss::Position b = any(random);
      if (a == b) continue;
      bar(a, b);
      pairs.emplace_back(a, b);
      if (random.chance(20)) pairs.emplace_back(b, a);
    }
    return pairs;
  }

  // Returns random groups, each ascending.
  std::vector<std::vector<swiss::Position>> groups(Random& random, int max_groups) {
    std::vector<std::vector<swiss::Position>> groups;
    for (int left = random.between(0, max_groups); left > 0; --left) {
      std::vector<swiss::Position> group;
      const int share = random.between(0, 60);
      for (std::size_t p = 0; p < players_; ++p)
        if (random.chance(share)) group.push_back(static_cast<swiss::Position>(p));
      for (const swiss::Position a : group)
        for (const swiss::Position b : group)
          if (a != b) bar(a, b);
      groups.push_back(std::move(group));
    }
    return groups;
  }

 private:
  [[nodiscard]] std::size_t index(swiss::Position a, swiss::Position b) const noexcept {
    return static_cast<std::size_t>(a) * players_ + static_cast<std::size_t>(b);
  }
  [[nodiscard]] swiss::Position any(Random& random) const {
    return static_cast<swiss::Position>(random.between<std::size_t>(0, players_ - 1));
  }
  void bar(swiss::Position a, swiss::Position b) { table_[index(a, b)] = table_[index(b, a)] = true; }

  std::size_t players_;
  std::vector<bool> table_;
};

// Returns rows without entries.
[[nodiscard]] inline swiss::BarredPartners nobody_barred(std::size_t players) {
  swiss::BarredPartners barred(players, 0);
  for (std::size_t i = 0; i < players; ++i) {
    const auto p = static_cast<swiss::Position>(i);
    barred.begin_row(p, 0);
    barred.end_row(p, barred.row(p), false);
  }
  return barred;
}

}  // namespace bloesem::test
