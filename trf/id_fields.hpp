// Finds the starting ranks in records, to replace them when they change.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "trf/line_text.hpp"

namespace bloesem::trf {

// True for a record of national ratings: a federation as code, and the starting rank in the columns of player
// lines.
[[nodiscard]] bool is_national_record(const LineText& line);

// Replaces the ids in a line: ids[old] = new; ids beyond the list or with new id 0 are kept. True if the line
// changed. Fields keep their columns; word lists (XXP, XXZ, records not in their columns) keep their
// separators. Record 250 is not changed, see renumbered_range.
bool renumber_line(std::string& line, const std::vector<int>& ids);

// Returns a record 250 as one or more lines that name the same players by their new ids.
[[nodiscard]] std::vector<std::string> renumbered_range(std::string_view line, const std::vector<int>& ids);

}  // namespace bloesem::trf
