// The rounds that a list is based on, described in its title and in messages.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"
#include "engine/render/json/json_parts.hpp"
#include "engine/standings/open_games.hpp"

namespace bloesem::render {

// Returns "after round 3", "before round 1", "after round 3; round 4 in play" or "after round 4 (12 games
// open)".
[[nodiscard]] std::string coverage_words(const standings::Coverage& coverage);

// Returns "round_in_play" and "open_games".
[[nodiscard]] Json coverage_json(const standings::Coverage& coverage);

// Returns "3-7, 5-12, 8-2 and 985 more", White first.
[[nodiscard]] std::string open_games_words(const Tournament& tournament, const standings::OpenGames& games);

// Returns a line that names the games that are not counted, or that count nothing yet; empty if no game is
// open.
[[nodiscard]] std::string open_games_message(const std::string& file, const Tournament& tournament,
                                             const standings::Coverage& coverage);

}  // namespace bloesem::render
