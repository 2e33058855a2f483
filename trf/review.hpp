// What the reader passes over in the lines of a report file, because no pairing depends on it. Internal to
// find_problems.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "trf/layout.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Warnings only. `faulty`: numbers of lines that have an error already, whose columns are not looked at.
void review_lines(const std::vector<std::string_view>& lines, Layout layout, const std::vector<int>& faulty,
                  Diagnostics& out);

// A record is understood as words (162, 172, 240, 250, 260, 299, 152 and others): does it stand in its columns?
void review_columns(const LineText& line, Diagnostics& out);

// Records 042, 052 and 132.
void review_dates(const LineText& line, Diagnostics& out);

}  // namespace bloesem::trf
