// Results from a file: Vega's .res, or a table with one board a line.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/event/event.hpp"
#include "engine/service/event/results.hpp"

namespace bloesem::cli {

struct ResultFile {
  std::optional<int> round;  // as the file says
  std::vector<ResultEntry> entries;
};

// First line "PAIRS ROUND", then "WHITE BLACK CODE" for some of the pairs. InvalidInput: "3:5: ...".
[[nodiscard]] Result<ResultFile> parse_res_file(std::string_view bytes);

// Lines "BOARD RESULT" or "BOARD WHITE BLACK RESULT", boards numbered as published; what follows a # is for
// people. InvalidInput as above, also where White and Black are not those of the board.
[[nodiscard]] Result<ResultFile> parse_result_table(std::string_view bytes, const Event& event, int round);

}  // namespace bloesem::cli
