// `bloesem check --compare-rules`: which rounds of a tournament the editions of the rules pair differently, and
// why.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/cli/checked_file.hpp"

namespace bloesem::cli {

// Pairs every round that has been played under each edition, and adds those that differ. An error ends it.
[[nodiscard]] std::optional<Error> compare_rounds(const Tournament& tournament, const PairOptions& options,
                                                  CheckedFile& file);

// For people: each round that differs, and the totals as the last line.
[[nodiscard]] std::string format_comparison(const std::vector<CheckedFile>& files);
// The same as JSON (docs/cli.md).
[[nodiscard]] std::string comparison_json(const std::vector<CheckedFile>& files);

}  // namespace bloesem::cli
