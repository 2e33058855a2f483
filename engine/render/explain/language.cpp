#include "engine/render/explain/language.hpp"

#include <algorithm>
#include <array>

namespace bloesem::render {

namespace {

std::size_t english_form(std::int64_t count) { return count == 1 ? 0 : 1; }

constexpr std::array every_language = {
    Language{.code = "en",
             .phrase = &Phrase::english,
             .term = &Term::english,
             .form_of = english_form,
             .and_word = " and ",
             .nobody = "nobody",
             .none = "none",
             .white = "White",
             .black = "Black",
             .incomplete = "This is not everything: the search ended at its limit."},
};

}  // namespace

std::span<const Language> languages() { return every_language; }
const Language& english() { return every_language.front(); }

const Language* find_language(std::string_view code) {
  const auto* const found = std::find_if(every_language.begin(), every_language.end(),
                                         [&](const Language& row) { return row.code == code; });
  return found == every_language.end() ? nullptr : found;
}

}  // namespace bloesem::render
