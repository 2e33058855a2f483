// What a report file says beside the model, so that it can be written anew with starting ranks of another
// width.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/tournament.hpp"
#include "trf/player_fields.hpp"
#include "trf/report_text.hpp"

namespace bloesem::trf {

// The lines that state no rule, the persons, and the byes announced for later rounds. The lines must live as
// long. `tournament` is what the reader made of them for pairing.
[[nodiscard]] ReportParts parts_of(const std::vector<std::string_view>& lines, const Tournament& tournament);

// What a report file says of a player beside the model.
struct StatedPlayer {
  PlayerFields fields;
  std::optional<int> rank;  // columns 86-89
};

// Of each player of the tournament that was read from these lines, in its order.
[[nodiscard]] std::vector<StatedPlayer> stated_players(const std::vector<std::string_view>& lines,
                                                       const Tournament& tournament);

// What JSON and CSV have no place for, as sentences: records beside the rules, and what is known of the persons
// besides name and rating.
[[nodiscard]] std::vector<std::string> left_out_of_lists(const std::vector<std::string_view>& lines);

// With the byes announced for later rounds as marks in the rounds of the players.
[[nodiscard]] Tournament with_later_byes(Tournament tournament, const std::vector<ByeRequest>& requests);

}  // namespace bloesem::trf
