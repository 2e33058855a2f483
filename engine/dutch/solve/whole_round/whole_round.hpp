// A whole round as one maximum-weight matching: slow, short, and the same as the quick solvers find.
//
// Every player is a vertex, every legal pair an edge, and the weight of an edge is one number of any length.
// The digits of the first bracket come first in it: its criteria, then the order in which its candidates are
// generated; the digits of the second bracket follow, and so on. The matching is optimised again whenever
// digits have been appended. In the end the brackets are read off the pairs alone (reconstruct.hpp).
// docs/formulation.md begins with the table of the digits and with the proof.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/solve/whole_round/round_graph.hpp"
#include "engine/swiss/flow.hpp"

namespace bloesem::swiss::dutch {

// The numbers grow with the number of players: 300 of them need some thousand bits, and a round some seconds.
inline constexpr Position most_players_of_whole_round = 300;

// A round with its final weights and its heaviest matching.
struct MatchedRound {
  // Where the 2016 text starts anew (A.9): the first player of the CLB, and the pairs of the matching that was
  // given up. Nothing of it can be seen in the final pairs.
  struct NewStart {
    Position collapsed_from;
    std::vector<std::pair<Position, Position>> given_up;
  };

  RoundGraph graph;
  std::optional<NewStart> new_start = {};
};

// Errors: NoValidPairing (Error::players: player indices of a minimal obstacle), TooLarge, Cancelled. Of the
// context only the progress is used. Under the 2026 text it narrows in `field` who may have the bye.
[[nodiscard]] Result<MatchedRound> match_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                                    const WalkContext& context);
[[nodiscard]] Result<MatchedRound> match_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                                    const WalkContext& context);

// The same with its record.
[[nodiscard]] Result<Walk> whole_round_2016(RoundField& field, criteria::CriteriaTable criteria,
                                            const WalkContext& context);
[[nodiscard]] Result<Walk> whole_round_2026(RoundField& field, criteria::CriteriaTable criteria,
                                            const WalkContext& context);

}  // namespace bloesem::swiss::dutch
