// The round that a request asks for. The request itself (which round, who takes part, what is impossible to
// ask) is read as for the matching engine; what the players' past says is not.
#pragma once

#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/requested_round.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

struct RequestedField {
  int number = 1;  // of the round, from 1
  Edition edition = edition_in_force;
  Field field;
  std::optional<PlayerIndex> assigned_bye = {};  // given by the arbiter beforehand: not in the field
};

// The players of a request that has been checked.
[[nodiscard]] Field field_of(const Tournament& tournament, const PairOptions& options,
                             const RequestedRound& request);

// Errors: InvalidInput, as bloesem::pair_round.
[[nodiscard]] Result<RequestedField> requested_field(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem::sequence
