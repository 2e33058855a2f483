// The names of the columns of a player list in common programs and languages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bloesem::service {

// The contents of a column of a list.
enum class EntrantColumn : std::uint8_t {
  Name,
  LastName,
  Infix,  // "van der", which some lists keep separate
  FirstName,
  Title,
  Rating,  // the one used by the event
  FideRating,
  NationalRating,
  Federation,
  FideId,
  NationalId,
  SomeId,  // "ID": the values show whose
  Sex,
  Birth,
  Club,
  Number,   // of the line
  Ignored,  // known, but not used here
};

// Returns the column that the heading names, ignoring case, accents and punctuation; nothing for an unknown
// heading.
[[nodiscard]] std::optional<EntrantColumn> column_of_heading(std::string_view heading);

// True for headings that only SwissSys uses; its "ID" is a national number.
[[nodiscard]] bool is_heading_of_swiss_sys(std::string_view heading);

// The names of what columns hold: "rating", "fide-id", ..., "ignore".
[[nodiscard]] const std::vector<std::pair<std::string, EntrantColumn>>& names_of_list_columns();
[[nodiscard]] std::string name_of(EntrantColumn column);

// Returns the text without case, accents, blanks and punctuation: "Nº" and "nº.", "Jansen, Piet" and "JANSEN
// PIET" become equal.
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace bloesem::service
