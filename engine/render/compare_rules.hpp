// `bloesem check --compare-rules`: the rounds of a tournament that the editions of the rules pair differently,
// with the reasons.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/check/checked_file.hpp"

namespace bloesem::render {

// Returns the text: each round that differs, and the totals as the last line.
[[nodiscard]] std::string format_comparison(const std::vector<service::CheckedFile>& files);
// Returns the same as JSON (docs/cli.md).
[[nodiscard]] std::string comparison_json(const std::vector<service::CheckedFile>& files);

}  // namespace bloesem::render
