// The walk over the brackets of a round: what it is given and what it brings back.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/dutch/record.hpp"
#include "engine/dutch/round_field.hpp"
#include "engine/dutch/solver_chain.hpp"
#include "engine/model/result.hpp"

namespace bloesem::dutch {

struct WalkContext {
  SolverChain* solver = nullptr;
  // Told how many players are settled; false cancels. May be empty.
  std::function<bool(int settled)> progress;
};

struct Walk {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first
  std::optional<Position> bye;
  std::vector<BracketRecord> brackets;
};

}  // namespace bloesem::dutch
