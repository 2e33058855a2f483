// Input and output of the walk over the brackets of a round.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/readings.hpp"
#include "bloesem/record.hpp"
#include "bloesem/result.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem::swiss {

struct WalkContext {
  SolverChain* solver = nullptr;
  // Called with the number of players settled so far; returning false cancels. May be empty.
  std::function<bool(int settled)> progress;
  Readings readings = {};
};

struct Walk {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first
  std::optional<Position> bye;
  std::vector<BracketRecord> brackets;
};

}  // namespace bloesem::swiss
