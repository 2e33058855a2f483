// The parts of a report. Each is HTML between its own tags.
#pragma once

#include <string>
#include <vector>

#include "engine/cli/report/report.hpp"

namespace bloesem::cli {

// More players than this, and the report is condensed: workings as lines of text, links from names alone.
inline constexpr std::size_t most_players_in_full = 300;

[[nodiscard]] std::string boards_html(const Tournament& tournament, const ReportedRound& round);
[[nodiscard]] std::string brackets_html(const Tournament& tournament, const ReportedRound& round);

// The score groups, who meets whom with which colour, who comes down from where. SVG.
[[nodiscard]] std::string picture_svg(const Tournament& tournament, const ReportedRound& round);
// The scores by which players are paired: with fictitious points.
[[nodiscard]] std::vector<Points> pairing_scores(const Tournament& tournament, const ReportedRound& round);

[[nodiscard]] std::string standings_html(const Tournament& tournament, const ReportedStandings& standings);
[[nodiscard]] std::string crosstable_html(const Tournament& tournament, const ReportedStandings& standings);
// Empty where the list has no direct encounter, or nobody was tied when it came.
[[nodiscard]] std::string encounters_html(const Tournament& tournament, const ReportedStandings& standings);

// A card for each player: his games, what the rules saw of him, his board, his workings.
[[nodiscard]] std::string players_html(const Tournament& tournament, const Report& report);

// "1", "½", "+" ...: a result in a cell; a bye in words of one letter.
[[nodiscard]] std::string_view result_sign(Outcome outcome);

}  // namespace bloesem::cli
