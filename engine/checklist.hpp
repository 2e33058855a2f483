// The checklist of a round: what the rules saw of each player, and what became of him. The facts are those of
// the field that is paired; the reasons are those that the record of the pairing proves.
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
  // What a player got in the round paired. No opponent: the bye.
  struct Given {
    PlayerIndex opponent = no_player;
    Colour colour = Colour::None;
  };

  PlayerIndex player = no_player;
  criteria::PlayerFacts facts;         // its score includes fictitious points
  Points standings = 0;                // points without fictitious ones
  std::vector<Colour> colours;         // of the games played, oldest first
  std::vector<PlayerIndex> opponents;  // [r] = met over the board in round r + 1; no_player: nobody
  std::optional<Given> given;          // absent before the pairing
};

// Why somebody had to leave a bracket downwards; who it was, the criteria decide.
enum class FloatReason : std::uint8_t {
  Alone,       // nobody else is in the bracket
  NoOpponent,  // no legal opponent in it (C.1, C.3)
  Completion,  // the bracket was paired so that all players below can be paired too (C.4, C4)
  Odd,         // an odd number of players, all others of whom are paired
  FewPairs,    // the bracket has no more pairs (C.5, C6)
};

struct Downfloat {
  PlayerIndex player = no_player;
  std::size_t bracket = 0;  // index in RoundPairing::record.brackets
  FloatReason reason = FloatReason::Odd;
};

struct Checklist {
  int round = 0;
  std::vector<ChecklistEntry> entries;  // A.2 order: by score, then by pairing number
  std::vector<Downfloat> downfloats;    // in the order in which the brackets were paired; without the bye
};

// Before the pairing. Errors: InvalidInput, as in pair_round.
[[nodiscard]] Result<Checklist> checklist(const Tournament& tournament, const PairOptions& options);

// After it; `pairing` is what pair_round made of the same tournament and options.
[[nodiscard]] Result<Checklist> checklist(const Tournament& tournament, const PairOptions& options,
                                          const RoundPairing& pairing);

}  // namespace bloesem
