// How many rounds can still be paired by the rules, whatever the results.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"

namespace bloesem::explain {

// Why no more rounds are known to be possible.
enum class AheadLimit : std::uint8_t {
  None,        // all rounds are
  NoPairing,   // the next one is impossible, whatever the results
  Topscorers,  // the next one is the last, and possible only with enough topscorers
  Barred,      // a player may have met or must not meet too many
  Colours,     // too many players may need the same colour
  Bye,         // there may be nobody left who may have the bye
};

// How it is known that a round can be paired.
enum class AheadProof : std::uint8_t {
  None,      // it is not
  Counting,  // few opponents are barred to any player
  Search,    // no two groups, one player more than half of all, are barred from each other
};

// The bounds on a round that was not decided exactly.
struct AheadRound {
  int round = 0;
  int barred = 0;                   // most players whom one player may then be barred from, apart from colours
  PlayerIndex busiest = no_player;  // that player
  int needing = 0;                  // most players who may then need the same colour
  int without_bye = 0;              // players who may then not have the bye; 0 if their number is even
  AheadProof proof = AheadProof::None;

  friend bool operator==(const AheadRound&, const AheadRound&) = default;
};

// The same players take part in every round, all games are played, and forbidden pairs stay forbidden.
struct RoundsAhead {
  int players = 0;
  int remaining = 0;  // rounds from the one asked about to the last
  int certain = 0;    // at least so many of these can be paired, one after the other
  AheadLimit limit = AheadLimit::None;
  std::vector<PlayerIndex> obstacle;  // of NoPairing: one of them always stays without an opponent or the bye
  std::vector<AheadRound> counted;    // the rounds from the third on, up to the first that is not certain
  int at_most = 0;                    // no more than these can be paired
  // The player who has no more opponents then; empty if `at_most` is not due to one.
  std::optional<PlayerIndex> exhausted;
  bool exhausted_with_bye = false;  // one of the rounds is the bye of that player
};

// Returns the bounds. The first two rounds are decided exactly, later ones by counting
// (docs/formulation.md#lemma-ahead). Errors: InvalidInput for a system in which more than met opponents,
// colours, restrictions and the bye decides whether a round can be paired.
[[nodiscard]] Result<RoundsAhead> rounds_ahead(const Subject& subject);

// Returns the bounds as a story. Errors: those of rounds_ahead.
[[nodiscard]] Result<Explanation> explain_rounds_ahead(const Subject& subject);

}  // namespace bloesem::explain
