// Record of how a round was paired and why, by bracket and by board. Explanations, checklists and JSON read it
// instead of computing anything again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/bracket_kind.hpp"
#include "bloesem/colour.hpp"
#include "bloesem/criterion_value.hpp"
#include "bloesem/points.hpp"
#include "bloesem/refusals.hpp"
#include "bloesem/short_list.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// An attempt to solve a bracket that did not lead to its pairing.
struct Attempt {
  std::string_view without;    // what was relaxed, "C4"
  std::string_view solved_by;  // the solver whose answer was rejected
  Refusals refusals;
};

// Most brackets of small tournaments fit inline.
using PlayersInBracket = ShortList<PlayerIndex, 8>;
using PairsInBracket = ShortList<std::pair<PlayerIndex, PlayerIndex>, 4>;

struct BracketRecord {
  criteria::BracketKind kind = criteria::BracketKind::Normal;
  Points score = 0;                // pairing score of the residents (the highest in the CLB)
  bool discarded = false;          // paired, but the round could not be completed; paired again as the PPB
  PlayersInBracket moved_down;     // MDPs, in A.2 order
  PlayersInBracket moved_up = {};  // players of lower score groups, in systems that complete a bracket so
  PlayersInBracket residents;      // in A.2 order
  PairsInBracket pairs;            // higher ranked first
  PlayersInBracket downfloaters;   // in the last bracket at most one, who receives the PAB
  int exchanges = 0;               // D.2: number of residents exchanged between S1 and S2 (of the remainder, if
                                   // heterogeneous)
  std::vector<criteria::CriterionValue> criteria;  // in priority order
  std::string_view solved_by;                      // the solver that found the pairing
  Refusals refusals;                               // of the solvers tried before it, in order
  std::vector<Attempt> attempts;                   // earlier attempts, in order
};

// The rule that gave a board its colours: of section E, or another system's rule by its index in that system's
// ArticleNames::colour_rules.
enum class ColourRule : std::uint8_t { E1, E2, E3, E4, E5 };
inline constexpr std::size_t max_colour_rules = 12;  // of one system

// Returns the article of the Dutch rules of 2016: "E.1"; empty for further rules of other systems.
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

// In place of a rule: a pair made by hand, with its colours.
inline constexpr ColourRule colours_by_hand{0xff};

struct Record {
  std::vector<BracketRecord> brackets;   // in the order they were paired
  std::vector<ColourRule> colour_rules;  // parallel to RoundPairing::boards
  std::vector<char> higher_is_white;     // likewise: 1 if the player whom the system ranks higher has White
};

}  // namespace bloesem
