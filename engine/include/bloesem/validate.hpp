// Consistency of a tournament. Readers of files guarantee it; a tournament built in memory may contradict
// itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/limits.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

enum class ContradictionCode : std::uint8_t {
  BadRoundCount,       // rounds_played or rounds_declared is out of range
  BadInitialColour,    // neither White nor Black
  BadPointValue,       // a result is worth less than 0 or more than limits::max_points
  BadId,               // not from 1 to limits::largest_id
  RepeatedId,          // two players have the same id
  BadRating,           // not from 0 to limits::max_rating
  BadVirtualPoints,    // not from 0 to limits::max_points
  BadAdjustment,       // its magnitude exceeds limits::max_points
  TooManyRounds,       // a player has more than limits::max_rounds entries
  RoundBeyondPlayed,   // a game in a round after rounds_played
  UnknownOutcome,      // not a value of the enumeration
  UnknownColour,       // likewise
  UnknownOpponent,     // not an index of the tournament
  SelfOpponent,        // the player's own index
  OpponentMismatch,    // the opponent has another opponent in that round, or none
  MissingOpponent,     // a game without an opponent; only a forfeit win may lack one
  ByeWithOpponent,     // a bye or an absence with an opponent
  MissingColour,       // the game was played, but the player has no colour
  ColourWithoutGame,   // a bye or an absence has a colour
  ColourMismatch,      // both players of a game have the same colour
  ResultMismatch,      // the two results cannot belong to one game
  UnknownGroupMember,  // a forbidden group, or one of a wish, contains an invalid index
  BadForbiddenSpan,    // not first <= last within [1, limits::max_rounds]
  BadLateDecision,     // the two did not meet in that round, or its later rounds are out of range
  BadNote,             // unknown player or kind, or not in sorted order
  BadGamePoints,       // not from 0 to limits::max_points
  BadPlayerGroup,      // no or a repeated name, or an index that is invalid, repeated, or in two groups
  BadFixedPair,        // not two players in a round from 1 to limits::max_rounds
  BadFixedBoard,       // likewise, of a player, or not a board from 0 on
};

// Returns a stable name such as "opponent-mismatch".
[[nodiscard]] std::string_view name_of(ContradictionCode code) noexcept;

struct Contradiction {
  ContradictionCode code = ContradictionCode::BadRoundCount;
  int player = 0;  // id; 0: the tournament as a whole
  int round = 0;   // from 1; 0: no particular round
  int other = 0;   // id of the second player concerned; 0: none
  std::string message;

  friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

// Returns every contradiction: settings first, then by player and round. A game whose two sides disagree is
// listed at the player with the smaller index. Empty for every tournament accepted by a reader of the library.
// Linear in the size of the tournament.
[[nodiscard]] std::vector<Contradiction> validate(const Tournament& tournament);

// True if validate() returns an empty list. Fast enough to be called before every pairing. `threads`: at most, for
// large tournaments.
[[nodiscard]] bool is_consistent(const Tournament& tournament, int threads = 1);

// Returns InvalidInput naming the first contradiction and their number; empty if there is none.
[[nodiscard]] std::optional<Error> refuse_contradictions(const Tournament& tournament, int threads = 1);

}  // namespace bloesem
