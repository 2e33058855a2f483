// Records of 2026 for single rounds: byes, acceleration, forbidden pairs. Parsed as words, which their columns
// always permit. Internal to the reader.
#pragma once

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

void read_byes(const LineText& line, Draft& draft, Diagnostics& out);              // 240
void read_acceleration(const LineText& line, Draft& draft, Diagnostics& out);      // 250
void read_forbidden_rounds(const LineText& line, Draft& draft, Diagnostics& out);  // 260

}  // namespace bloesem::trf
