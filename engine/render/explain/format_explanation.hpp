// Answers to questions about a round, as text for a terminal.
#pragma once

#include <cstddef>
#include <string>

#include "bloesem/edition_choice.hpp"
#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/render/explain/language.hpp"

namespace bloesem::render {

// Returns the sentences of the story, wrapped, one beginning on each line, and the tables below them. Lines are
// no longer than `width` if their words allow it.
[[nodiscard]] std::string format_explanation(const explain::Subject& subject,
                                             const explain::Explanation& explanation, const Language& language,
                                             std::size_t width = 80);

// Returns the same without the title of the round.
[[nodiscard]] std::string story_text(const Tournament& tournament, const explain::Explanation& explanation,
                                     const Language& language, std::size_t width = 80);

// Returns the rules that the round was asked about with, also if it cannot be paired.
[[nodiscard]] EditionChoice rules_of(const explain::Subject& subject);

}  // namespace bloesem::render
