// Checks of report lines that the reader ignores because no pairing depends on them. Internal to find_problems.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "trf/layout.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Checks all lines and adds warnings. `faulty`: numbers of lines with errors, whose columns are not checked.
void review_lines(const std::vector<std::string_view>& lines, Layout layout, const std::vector<int>& faulty,
                  Diagnostics& out);

// Warns if a record parsed as words (162, 172, 240, 250, 260, 299, 152 and others) is not in its columns.
void review_columns(const LineText& line, Diagnostics& out);

// Checks the dates of records 042, 052 and 132.
void review_dates(const LineText& line, Diagnostics& out);

}  // namespace bloesem::trf
