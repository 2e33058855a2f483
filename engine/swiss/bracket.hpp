// A bracket as the solvers receive it, and its pairing as they return it.
#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/record.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Each list is in A.2 order; all moved-down players rank before all residents, and those before all players
// ahead.
struct Bracket {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  std::vector<Position> moved_down;  // MDPs
  std::vector<Position> residents;
  std::vector<Position> ahead =
      {};  // next score group (C.7) or all players below (C.4); empty: nothing follows
  std::vector<Position> below = {};  // players ranked after `ahead` where completion is considered (2026: C4)
};

struct BracketPairing {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first
  std::vector<Position> downfloaters;                // in A.2 order
  int exchanges = 0;                                 // number of exchanges, D.2
  std::vector<criteria::CriterionValue> criteria;
  std::string_view solved_by;  // filled in by the chain, as are the refusals
  Refusals refusals;
};

// Writes the bracket into an empty record, in players instead of positions. Consumes the criteria of `pairing`.
void write_record(BracketRecord& record, const RoundField& field, const Bracket& bracket,
                  BracketPairing&& pairing);

// Return the bracket of a record, without anybody looked ahead to, and its pairs, in positions.
[[nodiscard]] Bracket bracket_of(const BracketRecord& record, const ByPlayer<Position>& positions);
[[nodiscard]] std::vector<std::pair<Position, Position>> pairs_of(const BracketRecord& record,
                                                                  const ByPlayer<Position>& positions);
// Returns the positions of these players.
[[nodiscard]] std::vector<Position> positions_of(std::span<const PlayerIndex> players,
                                                 const ByPlayer<Position>& positions);

}  // namespace bloesem::swiss
