// The parts of a report. Each is HTML between its own tags.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/report/report.hpp"

namespace bloesem::cli {

// More players than this, and the report is condensed: workings as lines of text, links from names alone.
inline constexpr std::size_t most_players_in_full = 300;
// More boards than this, and the picture has a bar for each score group in place of its boards.
inline constexpr std::size_t most_boards_drawn = 120;

[[nodiscard]] std::string boards_html(const Tournament& tournament, const ReportedRound& round,
                                      const std::vector<trf::ByeRequest>& announced);
[[nodiscard]] std::string brackets_html(const Tournament& tournament, const ReportedRound& round);

// The score groups, who meets whom with which colour, who comes down from where. SVG.
[[nodiscard]] std::string picture_svg(const Tournament& tournament, const ReportedRound& round);
// The scores by which players are paired: with fictitious points.
[[nodiscard]] std::vector<Points> pairing_scores(const Tournament& tournament, const ReportedRound& round);

// Players tied when a direct encounter of the list had its turn.
struct TiedGroup {
  std::size_t position = 0;  // in the list
  std::string id;            // of the element that tells of them
  std::vector<PlayerIndex> players;
};
[[nodiscard]] std::vector<TiedGroup> tied_groups(const standings::Standings& table);

[[nodiscard]] std::string standings_html(const Tournament& tournament, const ReportedStandings& standings);
[[nodiscard]] std::string crosstable_html(const Tournament& tournament, const ReportedStandings& standings);
// Empty where the list has no direct encounter, or nobody was tied when it came.
[[nodiscard]] std::string encounters_html(const Tournament& tournament, const ReportedStandings& standings);

// A card for each player: his games, what the rules saw of him, his board, his workings.
[[nodiscard]] std::string players_html(const Tournament& tournament, const Report& report);

// A game as a cell of the crosstable has it, "12w1"; empty if there was none.
enum class Links { No, Yes };
[[nodiscard]] std::string game_html(const Tournament& tournament, const RoundEntry& entry, Links links);

// "1", "½", "+" ...; a bye as a letter.
[[nodiscard]] std::string_view result_sign(Outcome outcome);

}  // namespace bloesem::cli
