// The round that a request asks for. The request itself (which round, which players, what is an invalid
// request) is read by the same code as for the matching engine; the facts about the players' past are not.
#pragma once

#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "engine/requested_round.hpp"
#include "engine/sequence/facts.hpp"

namespace bloesem::sequence {

struct RequestedField {
  int number = 1;  // round number, from 1
  Edition edition = edition_in_force;
  Field field;
  std::optional<PlayerIndex> assigned_bye = {};  // given by the arbiter beforehand; not in the field
  Readings readings = {};                        // of the edition
};

// Returns the field of a request that has been checked.
[[nodiscard]] Field field_of(const Tournament& tournament, const PairOptions& options,
                             const RequestedRound& request);

// Errors: InvalidInput, as bloesem::pair_round.
[[nodiscard]] Result<RequestedField> requested_field(const Tournament& tournament, const PairOptions& options);

}  // namespace bloesem::sequence
