#include "engine/render/explain/language.hpp"

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

}  // namespace bloesem::render
