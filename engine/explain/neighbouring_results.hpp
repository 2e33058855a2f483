// Sets of results of open games, each of which differs from the one before it in one game.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/explain/change.hpp"
#include "bloesem/explain/open_results.hpp"
#include "engine/model/seeded_random.hpp"

namespace bloesem::explain {

// Returns the change that gives the game this result.
[[nodiscard]] Change ending(const OpenGame& game, OpenResult result);

class NeighbouringResults {
 public:
  // `most`: the number of sets after which next() ends. If there are no more, they are all sets, in the
  // reflected ternary Gray code; otherwise those on a way through random ones, which is always the same.
  NeighbouringResults(std::size_t games, std::size_t most);

  // Returns the next set, that of all draws first; empty after the last one.
  [[nodiscard]] std::optional<OpenResults> next();

  // True if next() returns every set once.
  [[nodiscard]] bool is_every_set() const noexcept { return every_set_; }

 private:
  void step_in_order();
  void step_to_aim();

  OpenResults results_;
  OpenResults aim_;              // where the way leads
  std::vector<int> directions_;  // of the code: 1 or -1
  std::size_t left_;             // sets still to be returned
  bool every_set_;
  bool started_ = false;
  seeded::Random random_{23};
};

}  // namespace bloesem::explain
