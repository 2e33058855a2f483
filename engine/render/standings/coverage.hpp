// Which rounds a list rests on, in words: what stands over it, and what is said beside it.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/standings/open_games.hpp"

namespace bloesem::cli {

// "after round 3", "before round 1", "after round 3; round 4 in play", "after round 4 (12 games open)"
[[nodiscard]] std::string coverage_words(const standings::Coverage& coverage);

// "round_in_play" and "open_games".
[[nodiscard]] Json coverage_json(const standings::Coverage& coverage);

// "3-7, 5-12, 8-2 and 985 more": White first.
[[nodiscard]] std::string open_games_words(const Tournament& tournament, const standings::OpenGames& games);

// A line that tells what is not counted, or counts nothing yet; empty where nothing is open.
[[nodiscard]] std::string told_of_open_games(const std::string& file, const Tournament& tournament,
                                             const standings::Coverage& coverage);

}  // namespace bloesem::cli
