// One round of a player line: opponent, colour, result. Internal to the reader.
#pragma once

#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Round counts from 0. A ZeroBye with an opponent may come out: only the other line tells what it means.
[[nodiscard]] Cell read_cell(const LineText& line, int player, int round, Diagnostics& out);

// The two sat down, judged by the code alone.
[[nodiscard]] bool is_played(Outcome outcome) noexcept;

}  // namespace bloesem::trf
