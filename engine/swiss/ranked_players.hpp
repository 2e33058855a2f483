// Lists of players in rank order: score, then pairing number.
#pragma once

#include <span>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Returns the first players of `left`, which is in rank order, who have the same score.
[[nodiscard]] std::span<const Position> top_scoregroup(const RoundField& field, std::span<const Position> left);

// Returns the players of `all` who are not in `some`; both are in rank order.
[[nodiscard]] std::vector<Position> without(std::span<const Position> all, std::span<const Position> some);

}  // namespace bloesem::swiss
