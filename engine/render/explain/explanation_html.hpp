// Answers to questions about a round as HTML.
#pragma once

#include <string>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/render/explain/language.hpp"

namespace bloesem::render {

// Returns the sentences as paragraphs, and the tables, to stand in any part of a page.
[[nodiscard]] std::string story_html(const Tournament& tournament, const explain::Explanation& explanation,
                                     const Language& language);

// Returns one self-contained page.
[[nodiscard]] std::string explanation_page(const explain::Subject& subject,
                                           const explain::Explanation& explanation, const Language& language);

}  // namespace bloesem::render
