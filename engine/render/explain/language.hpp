// The languages in which explanations are written: a column of the table of phrases each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/render/explain/phrases.hpp"

namespace bloesem::render {

struct Language {
  std::string_view code;             // "en"
  std::string_view Phrase::*phrase;  // its columns
  std::string_view Term::*term;
  std::size_t (*form_of)(std::int64_t count);  // index of the plural form
  std::string_view and_word;                   // between the last two of a list, with blanks
  std::string_view nobody;                     // for an empty list of players
  std::string_view none;                       // for an empty list of pairs
  std::string_view white;
  std::string_view black;
  std::string_view incomplete;  // a sentence: a search ended at its limit of time or of results
};

// Returns all languages, English first.
[[nodiscard]] std::span<const Language> languages();
[[nodiscard]] const Language& english();

}  // namespace bloesem::render
