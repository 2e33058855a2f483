// Checks every round of one tournament against the rules, either as it was played or as another program pairs
// it.
#pragma once

#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/check/checked_file.hpp"
#include "engine/service/external_engine.hpp"

namespace bloesem::service {

// Adds the rounds that differ, each with the judge's reasons, to `file`. Returns the error that ended the
// check. If the other program fails in one round, the failure is recorded and the check goes on with the next
// round.
[[nodiscard]] std::optional<Error> check_rounds(const Tournament& tournament, const PairOptions& options,
                                                const std::optional<ExternalEngine>& other, CheckedFile& file);

}  // namespace bloesem::service
