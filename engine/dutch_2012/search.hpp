// The walk over the brackets of a round, with the backtracking of C.12 and C.13.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/refusals.hpp"
#include "bloesem/result.hpp"
#include "engine/dutch_2012/pair_bracket.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch_2012 {

struct FoundRound {
  struct Solver {
    std::string_view name;
    Refusals refusals;
  };

  std::vector<std::pair<Position, Position>> pairs;  // bracket by bracket
  std::optional<Position> bye;
  // The score group, from 0, whose bracket C.13 has paired again so that the round can be completed. All
  // groups below make up one bracket.
  std::optional<std::size_t> repaired;
  std::vector<std::pair<Position, Position>> discarded;  // the pairs that this bracket had before
  std::vector<Solver> solvers;                           // by bracket
};

// Called before each attempt at a bracket, counted from 1, with the number of players settled so far; returning
// false cancels. May be empty.
using SearchProgress = std::function<bool(std::size_t bracket, int settled)>;

// Returns the pairs of the round. Errors: NoValidPairing, TooLarge, Cancelled, Internal.
[[nodiscard]] Result<FoundRound> search_round(const RoundField& field, criteria::StrongColours strong,
                                              SolverChain& chain, const SearchProgress& progress = {});

}  // namespace bloesem::swiss::dutch_2012
