// Where records name players: what must follow when starting ranks change.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "trf/line_text.hpp"

namespace bloesem::trf {

// The national rating of a player: a federation for a code, his number where the player line has it.
[[nodiscard]] bool is_national_record(const LineText& line);

// ids[old] = new; ids beyond the list, and those that nobody has, stay. True if the line has changed. Fields
// keep their columns; lists of words (XXP, XXZ, and what does not stand in its columns) keep what stands
// between the words. Record 250, which names a range, is not concerned.
bool renumber_line(std::string& line, const std::vector<int>& ids);

// Record 250 as the lines that name the same players by their new ids, at least one.
[[nodiscard]] std::vector<std::string> renumbered_range(std::string_view line, const std::vector<int>& ids);

}  // namespace bloesem::trf
