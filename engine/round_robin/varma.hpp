// Restricted drawing of lots (FIDE General Regulations for Competitions, C.05, Annex 2, the Varma tables):
// players of one federation shall not meet in the last three rounds, if possible.
#pragma once

#include <cstdint>
#include <vector>

namespace bloesem::round_robin {

enum class VarmaTable : std::uint8_t {
  Published,  // as in the Handbook: for 12 players, numbers 6 and 12 of one set meet in the last round
  Corrected,  // 11 and 12 exchanged for 12 players, so that the sets keep their promise
};

// The tables are defined for these numbers of players, an odd number taking the table of one more.
inline constexpr int fewest_in_varma = 9;
inline constexpr int most_in_varma = 24;

inline constexpr int varma_rounds = 3;  // the last rounds of a cycle in which a set has no games

// Returns the sets of numbers A to D, each ascending. Requires fewest_in_varma <= players <= most_in_varma. For
// an odd number of players the largest number of the table is left out.
[[nodiscard]] std::vector<std::vector<int>> varma_sets(int players, VarmaTable table);

}  // namespace bloesem::round_robin
