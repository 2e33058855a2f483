// What happened while a round was paired, and why: bracket by bracket, board by board. Explanations,
// checklists and JSON read it; nothing is computed a second time for them.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/bracket_kind.hpp"
#include "bloesem/colour.hpp"
#include "bloesem/criterion_value.hpp"
#include "bloesem/points.hpp"
#include "bloesem/refusals.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// One way of asking for a bracket that did not lead to its pairing.
struct Attempt {
  std::string_view without;    // what was left out
  std::string_view solved_by;  // what it gave could not be kept
  Refusals refusals;
};

struct BracketRecord {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  Points score = 0;                     // pairing score of the residents (highest of them in the CLB)
  bool discarded = false;               // paired, then found impossible to complete: paired again as the PPB
  std::vector<PlayerIndex> moved_down;  // MDPs, in A.2 order
  std::vector<PlayerIndex> residents;   // in A.2 order
  std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs;  // higher ranked first
  std::vector<PlayerIndex> downfloaters;                   // the last bracket's, if any, receives the PAB
  int exchanges = 0;  // D.2: residents exchanged between S1 and S2 (of the remainder)
  std::vector<criteria::CriterionValue> criteria;  // in priority order
  std::string_view solved_by;                      // the solver that decided
  Refusals refusals;                               // of those that were asked before it, in their order
  std::vector<Attempt> attempts;                   // before that
};

// Which rule of section E gave a board its colours.
enum class ColourRule : std::uint8_t { E1, E2, E3, E4, E5 };

[[nodiscard]] constexpr std::string_view name_of(ColourRule rule) noexcept {
  switch (rule) {
    case ColourRule::E1: return "E.1";
    case ColourRule::E2: return "E.2";
    case ColourRule::E3: return "E.3";
    case ColourRule::E4: return "E.4";
    case ColourRule::E5: return "E.5";
  }
  return "";
}

struct Record {
  std::vector<BracketRecord> brackets;   // in the order they were paired
  std::vector<ColourRule> colour_rules;  // parallel to RoundPairing::boards
};

}  // namespace bloesem
