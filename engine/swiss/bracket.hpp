// A bracket, as it is given to a solver, and its pairing, as it comes back.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/record.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// All in A.2 order, and every moved-down player before every resident before every player ahead.
struct Bracket {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  std::vector<Position> moved_down;  // MDPs
  std::vector<Position> residents;
  std::vector<Position> ahead =
      {};  // the next score group (C.7), or everybody below (C.4); empty: nothing follows
  std::vector<Position> below = {};  // whoever comes after them, where completion is looked at (2026: C4)
};

struct BracketPairing {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first
  std::vector<Position> downfloaters;                // in A.2 order
  int exchanges = 0;                                 // D.2
  std::vector<criteria::CriterionValue> criteria;
  std::string_view solved_by;  // filled in by the chain, as is who was asked before
  Refusals refusals;
};

// Makes use of their memory.
[[nodiscard]] BracketRecord record_of(const RoundField& field, Bracket&& bracket, BracketPairing&& pairing);

}  // namespace bloesem::swiss
