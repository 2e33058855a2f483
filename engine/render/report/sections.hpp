// The sections of a report. Each function returns HTML elements that are complete in themselves.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/report/report.hpp"

namespace bloesem::render {

// With more players the report is condensed: workings as lines of text, and links on names only.
inline constexpr std::size_t max_players_in_full = 300;
// With more boards the picture has a bar for each score group instead of boards.
inline constexpr std::size_t max_boards_drawn = 120;

[[nodiscard]] std::string boards_html(const Tournament& tournament, const ReportedRound& round,
                                      const std::vector<trf::ByeRequest>& announced);
[[nodiscard]] std::string brackets_html(const Tournament& tournament, const ReportedRound& round);

// True if score groups are completed by players from below: always, or in some bracket of the round.
[[nodiscard]] bool moves_up(const ReportedRound& round);
// Returns an SVG drawing of the score groups, the boards with colours, and the floaters.
[[nodiscard]] std::string picture_svg(const Tournament& tournament, const ReportedRound& round);
// Returns the scores by which players are paired, including fictitious points.
[[nodiscard]] std::vector<Points> pairing_scores(const Tournament& tournament, const ReportedRound& round);

// Players who were tied when a direct encounter was applied.
struct TiedGroup {
  std::size_t position = 0;  // in the list
  std::string id;            // of the element about the group
  std::vector<PlayerIndex> players;
};
[[nodiscard]] std::vector<TiedGroup> tied_groups(const standings::Standings& table);

[[nodiscard]] std::string standings_html(const Tournament& tournament, const ReportedStandings& standings);
[[nodiscard]] std::string crosstable_html(const Tournament& tournament, const ReportedStandings& standings);
// Returns an empty text if the list has no direct encounter or no players were tied when it was applied.
[[nodiscard]] std::string encounters_html(const Tournament& tournament, const ReportedStandings& standings);

// Returns a card for each player: games, facts used for pairing, board and workings.
[[nodiscard]] std::string players_html(const Tournament& tournament, const Report& report);

// Returns a game as a cell of the crosstable, "12w1"; empty if there was none.
enum class Links { No, Yes };
[[nodiscard]] std::string game_html(const Tournament& tournament, const RoundEntry& entry, Links links);

// Returns "1", "½", "+" ...; a letter for a bye.
[[nodiscard]] std::string_view result_sign(Outcome outcome);

}  // namespace bloesem::render
