// The player record 001. Internal to the reader.
#pragma once

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

void read_player(const LineText& line, Draft& draft, Diagnostics& out);

// Returns how the columns of a player line are counted: Characters, unless the fields are in their columns only
// under another counting.
[[nodiscard]] Columns columns_of(const LineText& line);

}  // namespace bloesem::trf
