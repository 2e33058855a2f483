// The round that a request asks for: which one it is, under which rules, and who is to be paired in it.
#pragma once

#include "engine/dutch/edition.hpp"
#include "engine/dutch/round_field.hpp"
#include "engine/model/result.hpp"
#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem {

struct RequestedRound {
  int number = 1;  // from 1
  const dutch::EditionRules* rules = nullptr;
  dutch::RoundField field;
};

// InvalidInput: no rounds declared, a round that cannot be paired yet, a player who does not exist.
[[nodiscard]] Result<RequestedRound> requested_round(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem
