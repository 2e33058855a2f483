// What a report file says beside the model, so that it can be written anew with starting ranks of another
// width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/tournament.hpp"
#include "trf/report_text.hpp"

namespace bloesem::trf {

// The lines that state no rule, the persons, and the byes announced for later rounds. The lines must live as
// long. `tournament` is what the reader made of them for pairing.
[[nodiscard]] ReportParts parts_of(const std::vector<std::string_view>& lines, const Tournament& tournament);

// What JSON and CSV have no place for, as sentences: records beside the rules, and what is known of the persons
// besides name and rating.
[[nodiscard]] std::vector<std::string> left_out_of_lists(const std::vector<std::string_view>& lines);

// With the byes announced for later rounds as marks in the rounds of the players.
[[nodiscard]] Tournament with_later_byes(Tournament tournament, const std::vector<ByeRequest>& requests);

}  // namespace bloesem::trf
