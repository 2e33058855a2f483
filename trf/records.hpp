// Dispatches a line to the reader of its record. Internal to the reader.
#pragma once

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Reads a line of any kind into the draft; lines without a known record code are ignored.
void read_record(const LineText& line, Draft& draft, Diagnostics& out);

}  // namespace bloesem::trf
