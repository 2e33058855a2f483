// One round of a player line: opponent, colour, result. Internal to the reader.
#pragma once

#include <optional>
#include <string_view>

#include "trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Round counts from 0. A ZeroBye with an opponent may come out: only the other line tells what it means.
[[nodiscard]] Cell read_cell(const LineText& line, int player, int round, Diagnostics& out);

// The same, from its columns, for a cell of which nothing is to be said, as nearly all are; nothing for the others.
[[nodiscard]] std::optional<Cell> plain_cell(std::string_view block, int id_width, int player) noexcept;

// The two sat down, judged by the code alone.
[[nodiscard]] bool is_played(Outcome outcome) noexcept;

}  // namespace bloesem::trf
