// One round of a player line: opponent, colour, result. Internal to the reader.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Round counts from 0. A ZeroBye with an opponent may come out: only the other line tells what it means.
[[nodiscard]] Cell read_cell(const LineText& line, int player, int round, Diagnostics& out);

// The same for many: reads the whole blocks of a line from the first round on into `cells`, up to the first of
// which something is to be said, or that cannot be read so easily. Nearly every line has none such. The answer
// is how many were read.
[[nodiscard]] std::size_t read_plain_cells(std::string_view blocks, int id_width, int player,
                                           std::span<Cell> cells) noexcept;

// The two sat down, judged by the code alone.
[[nodiscard]] bool is_played(Outcome outcome) noexcept;

}  // namespace bloesem::trf
