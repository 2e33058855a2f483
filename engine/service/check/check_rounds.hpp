// Every round of one tournament against the rules: as it was played, or as another program pairs it.
#pragma once

#include <optional>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/check/checked_file.hpp"
#include "engine/service/external_engine.hpp"

namespace bloesem::cli {

// Adds the rounds that differ, each with the judge's reasons. An error ends the check, but for the failure of
// another program in one round: that is told, and the next round follows.
[[nodiscard]] std::optional<Error> check_rounds(const Tournament& tournament, const PairOptions& options,
                                                const std::optional<ExternalEngine>& other, CheckedFile& file);

}  // namespace bloesem::cli
