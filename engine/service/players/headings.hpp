// What the columns of a list of players are called, in the words of the programs and languages that people
// have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bloesem::cli {

// What a column of a list holds.
enum class EntrantColumn : std::uint8_t {
  Name,
  LastName,
  Infix,  // "van der", which some lists keep apart
  FirstName,
  Title,
  Rating,  // the one that the event goes by
  FideRating,
  NationalRating,
  Federation,
  FideId,
  NationalId,
  SomeId,  // "ID": the values tell whose
  Sex,
  Birth,
  Club,
  Number,   // of the line
  Ignored,  // understood, and of no use here
};

// The column that this heading names, whatever its case, accents and punctuation; nothing for an unknown word.
[[nodiscard]] std::optional<EntrantColumn> column_of_heading(std::string_view heading);

// Headings that only SwissSys has, whose "ID" is a national number.
[[nodiscard]] bool is_heading_of_swiss_sys(std::string_view heading);

// The words by which options name the columns: "rating", "fide-id", ..., "ignore".
[[nodiscard]] const std::vector<std::pair<std::string, EntrantColumn>>& names_of_list_columns();
[[nodiscard]] std::string name_of(EntrantColumn column);

// A text without case, accents, blanks and punctuation: "Nº" and "nº.", "Jansen, Piet" and "JANSEN PIET" become
// the same.
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace bloesem::cli
