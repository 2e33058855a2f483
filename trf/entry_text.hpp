// One round of one player in one word, as JSON and CSV have it: "4w1", "12b=", "7-+", "U"; nothing where he was
// absent. The opponent's number and colour (w, b, or - where none is known), then the result code of the report
// file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trf/draft.hpp"

namespace bloesem::trf {

// Nothing for a text that says no such thing: all that is said of cells in docs/trf.md holds here too. Small
// letters are capitals. A win by forfeit against nobody is "w+", "b+" or "-+".
[[nodiscard]] std::optional<Cell> parse_entry(std::string_view text) noexcept;

inline constexpr std::string_view expected_entry =
    "opponent, colour and result like 4w1 or 12b=, or one of U F H Z, or nothing";

// The cell as text, at the end of another.
void append_entry(std::string& text, const Cell& cell);

// Digits at the end of a text.
void append_number(std::string& text, int number);

}  // namespace bloesem::trf
