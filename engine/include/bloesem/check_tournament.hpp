// Replays a tournament: pairs every round from the rounds before it and compares with what was played.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem {

// A round whose pairs, colours or bye differ from what the engine pairs.
struct RoundDifference {
  int round = 0;
  std::vector<Board> expected;  // boards of the engine that the tournament does not have, colours included
  std::vector<Board> found;     // boards of the tournament that the engine does not have
  std::optional<PlayerIndex> expected_bye;  // set if the byes differ
  std::optional<PlayerIndex> found_bye;
  std::string impossible;  // not empty: no valid pairing exists, and why
};

struct CheckReport {
  int rounds = 0;  // rounds replayed, impossible ones included
  std::vector<RoundDifference> differences;
};

// What a tournament shows of one round (1-based): boards with the scheduled colours and the PAB. A pair
// without colours (an old forfeit) is listed with the player of the smaller index as White and equals a board
// in either order.
struct PlayedRound {
  std::vector<Board> boards;
  std::vector<bool> coloured;  // parallel to boards
  std::optional<PlayerIndex> bye;
};
// The tournament must be consistent (bloesem/validate.hpp).
[[nodiscard]] PlayedRound played_round(const Tournament& tournament, int round);

// What only the engine, or only the round as found, has.
[[nodiscard]] RoundDifference difference_of(const RoundPairing& expected, const PlayedRound& found);
[[nodiscard]] bool is_difference(const RoundDifference& difference) noexcept;

// The options with which rounds that have been played are paired again: where nothing tells how many rounds the
// tournament has, those that were played count.
[[nodiscard]] PairOptions replay_options(const Tournament& tournament, const PairOptions& options);

// The last round (from 1) that has been paired: marks announced for a round to come, and a bye given in it
// beforehand, make none. 0: there is none.
[[nodiscard]] int last_round_to_check(const Tournament& tournament) noexcept;

// `options.round` restricts the check to one round; the other options are those of pair_round. Errors are
// those of pair_round except NoValidPairing, which is a difference.
[[nodiscard]] Result<CheckReport> check_tournament(const Tournament& tournament,
                                                   const PairOptions& options = {});

}  // namespace bloesem
