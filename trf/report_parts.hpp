// Data of a report file beyond the model, for rewriting it with starting ranks of another width.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "trf/player_fields.hpp"
#include "trf/report_text.hpp"

namespace bloesem::trf {

// Returns the lines that state no rule, the personal data, and the byes of later rounds. `lines` must outlive
// the result; `tournament` must have been read from them for pairing.
[[nodiscard]] ReportParts parts_of(const std::vector<std::string_view>& lines, const Tournament& tournament);

// Data of a player line beyond the model.
struct StatedPlayer {
  PlayerFields fields;
  std::optional<int> rank;  // columns 86-89
};

// Returns the data of each player, in the order of the tournament, which must have been read from these lines.
[[nodiscard]] std::vector<StatedPlayer> stated_players(const std::vector<std::string_view>& lines,
                                                       const Tournament& tournament);

// Returns sentences about data that JSON and CSV cannot hold: records that are not rules, and personal data
// other than name and rating.
[[nodiscard]] std::vector<std::string> left_out_of_lists(const std::vector<std::string_view>& lines);

// Returns the tournament with byes requested for later rounds as marks in the players' rounds.
[[nodiscard]] Tournament with_later_byes(Tournament tournament, const std::vector<ByeRequest>& requests);

}  // namespace bloesem::trf
