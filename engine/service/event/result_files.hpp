// Results from a file: Vega's .res, or a table with one board on each line.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/event/event_text.hpp"
#include "engine/service/event/results.hpp"

namespace bloesem::service {

struct ResultFile {
  std::optional<int> round;  // as stated in the file
  std::vector<ResultEntry> entries;
};

// Parses a first line "PAIRS ROUND", then "WHITE BLACK CODE" for some of the pairs. InvalidInput: "3:5: ...".
[[nodiscard]] Result<ResultFile> parse_res_file(std::string_view bytes);

// Parses lines "BOARD RESULT" or "BOARD WHITE BLACK RESULT", with board numbers as published; # begins a
// comment. InvalidInput as above, also if White and Black are not the players of the board.
[[nodiscard]] Result<ResultFile> parse_result_table(std::string_view bytes, const EventText& event, int round);

}  // namespace bloesem::service
