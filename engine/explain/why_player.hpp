// The reasons for a player's place in a round, of one player or of many.
#pragma once

#include <cstdint>

#include "bloesem/explain/why.hpp"
#include "engine/explain/pair_legality.hpp"

namespace bloesem::explain {

// With whom of the bracket a round is compared: each comparison pairs the round again.
enum class Compared : std::uint8_t {
  All,           // for the table
  FirstOffered,  // for the story: WhyPlayer::opponents is empty
};

// As why_player, of a player whom the rules pair, in a round that has a pairing. Errors: those of
// best_round_with except NoValidPairing.
[[nodiscard]] Result<WhyPlayer> reasons_of(const Subject& subject, const PairLegality& legality,
                                           PlayerIndex player, Compared compared);

}  // namespace bloesem::explain
