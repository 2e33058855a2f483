// CSV fields (RFC 4180) that no spreadsheet interprets as formulas.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem::trf {

// Guarded: an apostrophe is prepended to text that begins like a formula (=, +, -, @, their full-width forms,
// or a control character), also behind apostrophes of its own. Raw: text is unchanged.
enum class CsvText : std::uint8_t { Guarded, Raw };

// Appends free text (names, clubs, notes). Bytes that are not UTF-8 are read as Windows-1252; line ends become
// blanks.
void append_csv_text(std::string& line, std::string_view text, CsvText style = CsvText::Guarded);

// Appends a number or a code of the program itself; never guarded.
void append_csv_value(std::string& line, std::string_view value);

// Returns the text of a guarded field.
[[nodiscard]] std::string_view without_csv_guard(std::string_view field) noexcept;

}  // namespace bloesem::trf
