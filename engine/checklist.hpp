// The checklist of a round: the facts about each player that the rules depend on, and how the player was
// paired. Facts are those of the field that is paired; reasons are those that the record of the pairing proves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "criteria/player_facts.hpp"

namespace bloesem {

struct ChecklistEntry {
  // A player's result in the paired round. Without opponent: the bye.
  struct Given {
    PlayerIndex opponent = no_player;
    Colour colour = Colour::None;
  };

  PlayerIndex player = no_player;
  criteria::PlayerFacts facts;         // its score includes fictitious points; its preference is the system's
  Points standings = 0;                // points without fictitious points
  std::vector<Colour> colours;         // of the games played, oldest first
  std::vector<PlayerIndex> opponents;  // [r]: opponent over the board in round r + 1, or no_player
  std::optional<Given> given;          // absent before the pairing
};

// Why some player had to float down from a bracket; the criteria decide which one.
enum class FloatReason : std::uint8_t {
  Alone,       // no other player is in the bracket
  NoOpponent,  // no legal opponent in it (C.1, C.3)
  Completion,  // the bracket was paired so that all players below can be paired too (C.4, C4)
  Odd,         // the number of players is odd, and all others are paired
  FewPairs,    // the bracket cannot have more pairs (C.5, C6)
};

struct Downfloat {
  PlayerIndex player = no_player;
  std::size_t bracket = 0;  // index in RoundPairing::record.brackets
  FloatReason reason = FloatReason::Odd;
};

struct Checklist {
  int round = 0;
  std::vector<ChecklistEntry> entries;  // A.2 order: by score, then by pairing number; group by group
  std::vector<Downfloat> downfloats;    // in the order in which the brackets were paired; without the bye
};

// Returns the checklist before the pairing. Errors: InvalidInput, as in pair_round.
[[nodiscard]] Result<Checklist> checklist(const Tournament& tournament, const PairOptions& options);

// Returns the checklist after the pairing. `pairing` is the result of pair_round for the same tournament and
// options.
[[nodiscard]] Result<Checklist> checklist(const Tournament& tournament, const PairOptions& options,
                                          const RoundPairing& pairing);

}  // namespace bloesem
