// The table of phrases: what each statement of an explanation says in words. Other languages are further
// columns.
//
// Patterns: {name} stands for the argument of that name; {name|# board|# boards} for a form chosen by a count
// or by the length of a list, where # is that number; an empty list counts as one where there is no #. Which
// form, the language decides (language.hpp).
#pragma once

#include <span>
#include <string_view>

#include "bloesem/explain/claim.hpp"

namespace bloesem::render {

struct Phrase {
  explain::Statement statement;
  std::string_view says;  // its name in JSON
  std::string_view english;
};

// A heading of a table, or a text in a cell or an argument that is a word of a language: "order-only".
struct Term {
  std::string_view key;
  std::string_view english;
};

// Returns the rows in the order of the statements.
[[nodiscard]] std::span<const Phrase> phrases();
[[nodiscard]] std::span<const Term> terms();

// Returns the row of a statement.
[[nodiscard]] const Phrase& phrase_of(explain::Statement statement);

}  // namespace bloesem::render
