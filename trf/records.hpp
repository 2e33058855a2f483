// One line into the draft: which record it is and what it says. Internal to the reader.
#pragma once

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Reads a line of any kind; lines without a known record code are passed over.
void read_record(const LineText& line, Draft& draft, Diagnostics& out);

}  // namespace bloesem::trf
