// Records other than 001 that affect the pairing: rounds, initial colour, absentees, forbidden pairs,
// fictitious points. Internal to the reader.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Return the starting ranks given as words; invalid ones are reported.
[[nodiscard]] std::optional<int> read_id(const Token& token, Diagnostics& out);
[[nodiscard]] IdList read_ids(const std::vector<Token>& words, Diagnostics& out);

// Warns of a restriction on fewer than two players, which has no effect.
void report_lone_restriction(const LineText& line, std::size_t players, Diagnostics& out);

// The functions below read one record each into the draft.
void read_width(const LineText& line, Draft& draft, Diagnostics& out);
void read_rounds(const LineText& line, Draft& draft, Diagnostics& out);     // XXR, 142
void read_settings(const LineText& line, Draft& draft, Diagnostics& out);   // XXC
void read_colour(const LineText& line, Draft& draft, Diagnostics& out);     // 152
void read_absent(const LineText& line, Draft& draft, Diagnostics& out);     // XXZ
void read_forbidden(const LineText& line, Draft& draft, Diagnostics& out);  // XXP
void read_virtual(const LineText& line, Draft& draft, Diagnostics& out);    // XXA

}  // namespace bloesem::trf
