// One round of one player as one word, as in JSON and CSV: "4w1", "12b=", "7-+", "U"; empty if absent. The id
// of the opponent, the colour (w, b, or - if unknown), then the result code of the report file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trf/draft.hpp"

namespace bloesem::trf {

// Parses an entry; nullopt if it is invalid. The rules for cells in docs/trf.md apply. Lower case is accepted.
// A forfeit win without an opponent is "w+", "b+" or "-+".
[[nodiscard]] std::optional<Cell> parse_entry(std::string_view text) noexcept;

inline constexpr std::string_view expected_entry =
    "opponent, colour and result like 4w1 or 12b=, or one of U F H Z, or nothing";

// Appends the cell to `text`.
void append_entry(std::string& text, const Cell& cell);

// Appends the number in decimal digits.
void append_number(std::string& text, int number);

}  // namespace bloesem::trf
