// The record of a round as text, with one block for each bracket (--verbose).
#pragma once

#include <string>

#include "bloesem/criterion_value.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::render {

// Returns "3", or the differences "1.0 0.5"; empty for an empty list.
[[nodiscard]] std::string amount_of(const criteria::CriterionValue& value);

[[nodiscard]] std::string format_record(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace bloesem::render
