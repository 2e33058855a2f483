// What is said of a round that would be right if one result before it were another one.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/json_parts.hpp"
#include "engine/judge/corrected_result.hpp"
#include "engine/model/tournament.hpp"
#include "engine/pair_round.hpp"

namespace bloesem::cli {

// Of a round that was played and differs; takes a second at most. `options` are those of replay_options.
[[nodiscard]] std::vector<EarlierResult> earlier_results(const Tournament& tournament,
                                                         const PairOptions& options, int round);

// A sentence; empty if there are none.
[[nodiscard]] std::string corrected_words(const Tournament& tournament, int round,
                                          const std::vector<EarlierResult>& results);

[[nodiscard]] Json corrected_json(const Tournament& tournament, const std::vector<EarlierResult>& results);

}  // namespace bloesem::cli
