// The stories of the players in a report.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/tournament.hpp"
#include "engine/render/report/report.hpp"

namespace bloesem::render {

// Returns the stories of a round by player, as explain::stories_of_players does; none of a round with more than
// `most` players, or without a pairing.
[[nodiscard]] std::vector<std::vector<explain::Claim>> reported_stories(const explain::Subject& subject,
                                                                        std::size_t most);

// Returns the story of a player as a paragraph; an empty text if there is none. It is told of those whom the
// round pairs as the rules do. The number of the board is that of the report.
[[nodiscard]] std::string story_paragraph(const Tournament& tournament, const ReportedRound& round,
                                          PlayerIndex player);

// Returns the story of a board of the report, or of the player with the bye, as an element that can be opened;
// an empty text if there is none. That of a board is the story of the player who is ranked higher.
[[nodiscard]] std::string story_of_board(const Tournament& tournament, const ReportedRound& round,
                                         std::size_t i);
[[nodiscard]] std::string story_of_bye(const Tournament& tournament, const ReportedRound& round);

}  // namespace bloesem::render
