// Replays a tournament: pairs every round from the rounds before it and compares the result with the round as
// played.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem {

// A round in which pairs, colours or bye differ between the engine and the tournament.
struct RoundDifference {
  int round = 0;
  std::vector<Board> expected;              // boards only the engine has, colours included
  std::vector<Board> found;                 // boards only the tournament has
  std::optional<PlayerIndex> expected_bye;  // set if the byes differ
  std::optional<PlayerIndex> found_bye;
  std::string impossible;                            // why no valid pairing exists; empty if one does
  std::vector<PlayerIndex> impossible_players = {};  // a minimal set who cannot all be paired in that case
  std::string group = {};                            // the group that differs, of a tournament with groups
};

struct CheckReport {
  int rounds = 0;  // rounds replayed, impossible ones included; of each group
  std::vector<RoundDifference> differences;
};

// A round as recorded in the tournament: boards with the scheduled colours, and the PAB. A pair without colours
// (an old forfeit) lists the player with the smaller index as White and equals a board in either order.
struct PlayedRound {
  std::vector<Board> boards;
  std::vector<bool> coloured;  // parallel to `boards`; false: colours unknown
  std::optional<PlayerIndex> bye;
  std::vector<PlayerIndex> further_byes = {};  // of groups: those of the groups after that of `bye`
};
// Returns the players with the bye, in the order of their groups.
[[nodiscard]] std::vector<PlayerIndex> byes_of(const PlayedRound& round);

// Returns round `round` (from 1) as recorded. Requires a consistent tournament (bloesem/validate.hpp).
[[nodiscard]] PlayedRound played_round(const Tournament& tournament, int round);

// Returns the boards and byes that differ; `found` must be the same round. For one event or group: further byes
// are not compared.
[[nodiscard]] RoundDifference difference_of(const RoundPairing& expected, const PlayedRound& found);
// True if anything differs, or no valid pairing exists.
[[nodiscard]] bool is_difference(const RoundDifference& difference) noexcept;

// Returns `options` for pairing past rounds again: if neither `options` nor the tournament declares a number of
// rounds, `rounds_played` is used.
[[nodiscard]] PairOptions replay_options(const Tournament& tournament, const PairOptions& options);

// Returns the last round (from 1) that has been paired; 0 if there is none. A round with only announced
// absences or a bye given in advance does not count.
[[nodiscard]] int last_round_to_check(const Tournament& tournament) noexcept;

// Checks every paired round, or only `options.round` if set; the other options are those of pair_round. Errors
// are those of pair_round except NoValidPairing, which is reported as a difference.
[[nodiscard]] Result<CheckReport> check_tournament(const Tournament& tournament,
                                                   const PairOptions& options = {});

}  // namespace bloesem
