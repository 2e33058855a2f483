// What would help against an error or a warning. Messages of the library do not say how it is done, because
// that differs between callers: a program names its option, a window its button.
#pragma once

#include <cstdint>

namespace bloesem {

// What the caller can state, choose or allow.
enum class Remedy : std::uint8_t {
  None,
  StateRounds,         // the number of rounds of the tournament
  StateInitialColour,  // the colour drawn for the first player
  StateRound,          // the round to pair
  ChooseEdition,       // the edition of the rules
  ChooseRegulations,   // the edition of the tie-break regulations
  ChooseTieBreaks,     // the list of tie-breaks
  RecomputePoints,     // replace the points stated by those of the results
  AllowDuplicates,     // different players may have the same name or number
  AllowLoss,           // results may be lost
  ReadAsPlayers,       // the file is a list of players, for a new event
  ReadAsPairs,         // the file is a list of pairs, to be judged
  StateGroups,         // the groups, with every player
  ChooseSystem,        // the pairing system
  StateSchedule,       // the order of the rounds of a round robin
  StateEarlierRound,   // a round that has been paired, if that one is meant
  StateColumns,        // what the columns of a list of players mean
  StateDateOrder,      // the order of day and month in a list of players
  AnnounceAbsence,     // that a player does not come to a round
};
inline constexpr Remedy last_remedy = Remedy::AnnounceAbsence;

}  // namespace bloesem
