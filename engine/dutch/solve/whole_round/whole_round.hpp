// Pairs a whole round as one maximum-weight matching: slow and short, with the same result as the fast solvers.
// Every player is a vertex, every legal pair an edge, and the weight of an edge is one number of unbounded
// length. Its most significant digits are those of the first bracket: its criteria, then the order in which its
// candidates are generated. The digits of the second bracket follow, and so on. The matching is optimised again
// whenever digits have been appended. Finally the brackets are derived from the pairs alone (reconstruct.hpp).
// docs/formulation.md begins with a table of the digits and with the proof.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/solve/whole_round/round_graph.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dutch {

// The weights grow with the number of players: for 300 players they have several thousand bits, and a round
// takes several seconds.
inline constexpr Position max_players_of_whole_round = 300;

// A round with its final weights and its maximum-weight matching.
struct MatchedRound {
  // The restart of the 2016 text (A.9): the first player of the CLB and the pairs of the discarded matching.
  // The final pairs do not show it.
  struct NewStart {
    Position collapsed_from;
    std::vector<std::pair<Position, Position>> discarded;
  };

  RoundGraph graph;
  std::optional<NewStart> new_start = {};
};

// Errors: NoValidPairing (Error::players: player indices of a minimal obstacle), TooLarge, Cancelled. Only the
// progress callback of `context` is used. match_round_2026 narrows the bye-eligible players of `field` (C5).
[[nodiscard]] Result<MatchedRound> match_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                                    const WalkContext& context);
[[nodiscard]] Result<MatchedRound> match_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                                    const WalkContext& context);

// The same rounds with their records.
[[nodiscard]] Result<Walk> whole_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                            const WalkContext& context);
[[nodiscard]] Result<Walk> whole_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                            const WalkContext& context);

}  // namespace bloesem::swiss::dutch
