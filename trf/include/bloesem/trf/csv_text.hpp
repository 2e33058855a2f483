// Fields of CSV (RFC 4180) that no spreadsheet takes for a formula.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem::trf {

// Guarded: text that begins like a formula (=, +, -, @, their full-width forms, or a control character), or
// with apostrophes and then so, gets one more apostrophe in front. Raw: text as it is.
enum class CsvText : std::uint8_t { Guarded, Raw };

// Text of people: names, clubs, notes. What is not UTF-8 is read as Windows-1252, ends of lines become blanks.
void append_csv_text(std::string& line, std::string_view text, CsvText style = CsvText::Guarded);

// A number, or a code of the program's own: never guarded.
void append_csv_value(std::string& line, std::string_view value);

// The text of a guarded field.
[[nodiscard]] std::string_view without_csv_guard(std::string_view field) noexcept;

}  // namespace bloesem::trf
