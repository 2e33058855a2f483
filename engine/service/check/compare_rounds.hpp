// Compares the rounds of a tournament under two editions of the rules.
#pragma once

#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/check/checked_file.hpp"

namespace bloesem::service {

// Pairs every round that has been played under each edition and adds those that differ to `file`. Returns the
// error that ended the comparison.
[[nodiscard]] std::optional<Error> compare_rounds(const Tournament& tournament, const PairOptions& options,
                                                  CheckedFile& file);

}  // namespace bloesem::service
