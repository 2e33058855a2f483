// Whether a tournament contradicts itself. Readers of files make sure that it does not; a tournament that is
// built in memory may say anything.
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
  BadPointValue,       // a result is worth less than nothing, or more than limits::most_points
  BadId,               // not from 1 to limits::largest_id
  RepeatedId,          // two players have the same id
  BadRating,           // not from 0 to limits::most_rating
  BadVirtualPoints,    // not from 0 to limits::most_points
  BadAdjustment,       // beyond limits::most_points, given or taken
  TooManyRounds,       // a player has more than limits::most_rounds entries
  RoundBeyondPlayed,   // a game stands in a round after rounds_played
  UnknownOutcome,      // no value of the enumeration
  UnknownColour,       // likewise
  UnknownOpponent,     // the index is not one of the tournament
  SelfOpponent,        // the player's own index
  OpponentMismatch,    // the opponent names somebody else in that round, or nobody
  MissingOpponent,     // a game without one; only a win by forfeit may lack it
  ByeWithOpponent,     // a bye or an absence
  MissingColour,       // a game was played, but the player had no colour
  ColourWithoutGame,   // a bye or an absence has a colour
  ColourMismatch,      // both players of a game have the same colour
  ResultMismatch,      // the two results cannot belong to one game
  UnknownGroupMember,  // a forbidden group has an index that is not one of the tournament
  BadForbiddenSpan,    // its rounds are not first <= last, within 1 and limits::most_rounds
  BadLateDecision,     // these two did not meet in that round, or its later rounds are out of range
  BadNote,             // it is about nobody of the tournament, of no kind, or not in its place
};

// Stable, in the form "opponent-mismatch".
[[nodiscard]] std::string_view name_of(ContradictionCode code) noexcept;

struct Contradiction {
  ContradictionCode code = ContradictionCode::BadRoundCount;
  int player = 0;  // id; 0: the tournament as a whole
  int round = 0;   // from 1; 0: no round in particular
  int other = 0;   // id of the second player concerned; 0: none
  std::string message;

  friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

// Returns every contradiction, settings first, then by player and round; of a game whose two sides disagree, at
// its player of the smaller index. What any reader of the library accepts has none. Linear in the size of the
// tournament.
[[nodiscard]] std::vector<Contradiction> validate(const Tournament& tournament);

// True if validate() would list nothing. Fast enough to be asked before every pairing.
[[nodiscard]] bool is_consistent(const Tournament& tournament);

// InvalidInput that names the first contradiction, and says how many there are; nothing if there is none.
[[nodiscard]] std::optional<Error> refuse_contradictions(const Tournament& tournament);

}  // namespace bloesem
