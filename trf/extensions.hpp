// The records beside 001 that say how to pair: rounds, initial colour, absentees, forbidden pairs, fictitious
// points. Internal to the reader.
#pragma once

#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

void read_rounds(const LineText& line, Draft& draft, Diagnostics& out);     // XXR, 142
void read_settings(const LineText& line, Draft& draft, Diagnostics& out);   // XXC
void read_colour(const LineText& line, Draft& draft, Diagnostics& out);     // 152
void read_absent(const LineText& line, Draft& draft, Diagnostics& out);     // XXZ
void read_forbidden(const LineText& line, Draft& draft, Diagnostics& out);  // XXP
void read_virtual(const LineText& line, Draft& draft, Diagnostics& out);    // XXA

}  // namespace bloesem::trf
