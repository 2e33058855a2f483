// Comments written and read by this program, about the arrangement of an event:
//   ### bloesem:group NAME ID ID ...             players who are paired among themselves
//   ### bloesem:fixed-pair ROUND WHITE BLACK     a pair made by hand; "... by-rules": the rules give the
//   colours
//   ### bloesem:fixed-board ROUND ID BOARD       the board of a player from that round on; 0: none
// Several lines with the same name are one group.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"
#include "trf/roster.hpp"

namespace bloesem::trf {

inline constexpr std::string_view group_comment = "### bloesem:group";
inline constexpr std::string_view fixed_pair_comment = "### bloesem:fixed-pair";
inline constexpr std::string_view fixed_board_comment = "### bloesem:fixed-board";

// Return the comments about one of them.
[[nodiscard]] std::string group_line(const Tournament& tournament, const PlayerGroup& group);
[[nodiscard]] std::string fixed_pair_line(const Tournament& tournament, const FixedPair& pair);
[[nodiscard]] std::string fixed_board_line(const Tournament& tournament, const FixedBoard& board);

// Returns all of a tournament's comments.
[[nodiscard]] std::vector<std::string> arrangement_lines(const Tournament& tournament);

// True if the line is such a comment, whether it can be read or not.
[[nodiscard]] bool is_arrangement_comment(const LineText& line);

// Returns where the ids begin among the words of such a comment, and how many there are (0: all others).
struct IdsOfComment {
  std::size_t first = 0;
  std::size_t count = 0;
};
[[nodiscard]] IdsOfComment ids_of_arrangement(const LineText& line);

// Reads such a comment; false for other lines. A malformed one is an error, because pairings depend on it.
bool read_arrangement(const LineText& line, Draft& draft, Diagnostics& out);

// Adds groups, pairs and boards. Errors: an unknown player, a player in two groups. A pair of a round that has
// been played otherwise is ignored, with a warning.
void add_arrangements(const Draft& draft, const Roster& roster, Tournament& tournament, Diagnostics& out);

// Warns of a second pairing-allocated bye in a round of a group that has been played.
void report_byes_in_groups(const Tournament& tournament, const Roster& roster, Diagnostics& out);

// Returns the most pairing-allocated byes that a round may have: one for each group.
[[nodiscard]] int byes_of_a_round(const Draft& draft);

}  // namespace bloesem::trf
