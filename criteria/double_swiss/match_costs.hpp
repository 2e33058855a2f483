// Costs of the systems that pair matches (Double-Swiss, C.04.5; Swiss Team, C.04.6): of upfloaters and of the
// residents who meet them. A float is a match against another score, in either direction (1.5).
#pragma once

#include <array>
#include <cstddef>

#include "criteria/completion_costs.hpp"
#include "criteria/criteria_table.hpp"
#include "criteria/criterion.hpp"
#include "criteria/float_costs.hpp"

namespace bloesem::criteria {

// A resident meets an upfloater.
inline constexpr PairCost upfloater{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                      return {floats(higher, lower) ? 1 : 0, 0};
                                    },
                                    PairShape::Uneven};

// The lowest upfloater counts first, so the list is that of the distances from the residents' score.
inline constexpr PairCost distance_of_upfloater{
    [](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
      return {floats(higher, lower) ? 1 : 0, higher.score - lower.score};
    },
    PairShape::ScoreDifference};

inline constexpr PairCost upfloater_floated{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                              const bool floated = lower.previous != Float::None;
                                              return {floats(higher, lower) && floated ? 1 : 0, 0};
                                            },
                                            PairShape::Uneven};

inline constexpr PairCost opponent_floated{[](const PlayerFacts& higher, const PlayerFacts& lower) -> Charge {
                                             const bool floated = higher.previous != Float::None;
                                             return {floats(higher, lower) && floated ? 1 : 0, 0};
                                           },
                                           PairShape::Uneven};

// The rows that both systems begin with: of the bye, and of the set of upfloaters. Those of the pairs follow.
enum class MatchRow : std::size_t { ByeScore, ByeMatches, Upfloaters, Distances, Following, Floated };

inline constexpr BracketKinds of_the_bye = kinds(BracketKind::Bye);
inline constexpr BracketKinds of_brackets = kinds(BracketKind::Normal);

// The value of C6 depends on the reading (docs/systems/double-swiss.md): whether there are more such players
// than an odd number makes necessary, or how many.
inline constexpr std::array match_rows = {
    Criterion{"3.4", "score of the player with the bye", Measure::Differences, Zone::Bracket, of_the_bye,
              pairs_are_free, own_score, "0", "their score", "their score"},
    Criterion{"3.4", "matches that the player with the bye has not played", Measure::Count, Zone::Bracket,
              of_the_bye, pairs_are_free, unplayed_games, "0", "their rounds without a match",
              "their rounds without a match"},
    Criterion{"C4", "upfloaters", Measure::Count, Zone::Bracket, of_brackets, upfloater, singles_are_free,
              "1 if the scores differ: a resident meets an upfloater", "0", "0"},
    Criterion{"C5", "distances of the upfloaters from the score of the bracket", Measure::Differences,
              Zone::Bracket, of_brackets, distance_of_upfloater, singles_are_free,
              "as C4, the difference of the two scores", "0", "0"},
    Criterion{"C6", "players of the following score group who must be paired below it", Measure::Count,
              Zone::Next, of_brackets, upfloater, singles_are_free,
              "1 if a player of the following score group meets one of a lower score", "0", "0"},
    Criterion{"C7", "upfloaters who floated in the previous round", Measure::Count, Zone::Bracket, of_brackets,
              upfloater_floated, singles_are_free, "as C4, if the upfloater floated", "0", "0"},
};

// Returns the row of a table that begins with these.
[[nodiscard]] constexpr const Criterion& row_of(const CriteriaTable& table, MatchRow row) noexcept {
  return table[static_cast<std::size_t>(row)];
}

// Returns the rows of a system: those above, and then its own.
template <std::size_t Own>
[[nodiscard]] constexpr auto match_rows_and(const std::array<Criterion, Own>& own) noexcept {
  std::array<Criterion, match_rows.size() + Own> rows;
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = i < match_rows.size() ? match_rows[i] : own[i - match_rows.size()];
  return rows;
}

}  // namespace bloesem::criteria
