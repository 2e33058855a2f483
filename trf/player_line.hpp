// The player record 001. Internal to the reader.
#pragma once

#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

void read_player(const LineText& line, Draft& draft, Diagnostics& out);

}  // namespace bloesem::trf
