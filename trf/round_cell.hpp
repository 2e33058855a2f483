// One round of a player line: opponent, colour, result. Internal to the reader.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "bloesem/trf/diagnostic.hpp"
#include "trf/draft.hpp"
#include "trf/line_text.hpp"

namespace bloesem::trf {

// Reads one round (from 0) of a player line. May return a ZeroBye with an opponent, whose meaning depends on
// the opponent's line.
[[nodiscard]] Cell read_cell(const LineText& line, int player, int round, Diagnostics& out);

// Reads the round blocks from the first on into `cells`, up to the first that needs a diagnostic or is not in
// simple form, and returns the number read. Nearly every line is read completely.
[[nodiscard]] std::size_t read_plain_cells(std::string_view blocks, int id_width, int player,
                                           std::span<Cell> cells) noexcept;

// True if the game was played, judging by the code alone.
[[nodiscard]] bool is_played(Outcome outcome) noexcept;

}  // namespace bloesem::trf
