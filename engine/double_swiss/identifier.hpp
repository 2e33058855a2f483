// 3.6: the pairs of a bracket. In a pair the player with the smaller number is the top member. The identifier
// of a pairing lists the top members, ascending, and then the bottom member of each; of the pairings that are
// best on the criteria the one with the smallest identifier is chosen.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/double_swiss/match_round.hpp"

namespace bloesem::swiss::double_swiss {

using MatchPairs = std::vector<std::pair<Position, Position>>;  // top member first

struct IdentifiedPairs {
  MatchPairs pairs;  // by top member, ascending in numbers
  std::string_view found_by;
};

// Returns the pairs. Empty if the bracket cannot be paired. `upfloaters` are as few as possible.
[[nodiscard]] std::optional<IdentifiedPairs> pair_bracket(const MatchRound& round,
                                                          std::span<const Position> residents,
                                                          std::span<const Position> upfloaters);

// Returns the identifier of pairs in any order.
[[nodiscard]] std::vector<int> identifier_of(const RoundField& field,
                                             std::span<const std::pair<Position, Position>> pairs);

}  // namespace bloesem::swiss::double_swiss
