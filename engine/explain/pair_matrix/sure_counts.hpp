// What counting shows about a bracket, whichever two players are set aside because they must meet.
#pragma once

#include "engine/explain/pair_matrix/framed_round.hpp"

namespace bloesem::explain {

inline constexpr int more_floaters_counted = 2;

// Each is true only if counting shows it for any two players who are taken out, and for any downfloaters of the
// bracket who are at most more_floaters_counted more than in the round.
struct SureCounts {
  // The downfloaters and the next score group can be paired, but for one player of that group if the number is
  // odd, who may have the bye where that matters: the look-ahead criteria have one value for all candidates.
  bool ahead = false;
  // The round can be completed, in a way that has these values.
  bool completion = false;
  // The same for the downfloaters of the round, if the two stand beyond the next score group.
  bool elsewhere = false;
};

[[nodiscard]] SureCounts sure_counts(const FramedRound& round, const FramedBracket& bracket);

// True if counting shows that all players of the field but any three can be paired, if their number is even.
[[nodiscard]] bool surely_paired_without_three(const swiss::RoundField& field);

}  // namespace bloesem::explain
