// How a round came about, for people: one block per bracket (--verbose).
#pragma once

#include <string>

#include "bloesem/criterion_value.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::cli {

// "3", or the differences "1.0 0.5"; empty for a list of none.
[[nodiscard]] std::string amount_of(const criteria::CriterionValue& value);

[[nodiscard]] std::string format_record(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace bloesem::cli
