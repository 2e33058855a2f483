// The round that a request asks for: which one it is, under which rules, and who is to be paired in it.
#pragma once

#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

struct RequestedRound {
  int number = 1;  // from 1
  Edition edition = edition_in_force;
  swiss::RoundField field;
  std::optional<PlayerIndex> assigned_bye = {};  // given by the arbiter beforehand: not in the field
};

// InvalidInput: a tournament that contradicts itself, no rounds declared, a round that cannot be paired yet, a
// player who does not exist, an assigned bye that leaves an odd number.
[[nodiscard]] Result<RequestedRound> requested_round(const Tournament& tournament, const PairOptions& options);

// The same. `tournament` must be consistent (bloesem/validate.hpp): that is not looked at again.
[[nodiscard]] Result<RequestedRound> request_of_consistent(const Tournament& tournament,
                                                           const PairOptions& options);

// InvalidInput: an absent player, or one of a forbidden pair, is not of the tournament.
[[nodiscard]] std::optional<Error> refuse_strangers(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
