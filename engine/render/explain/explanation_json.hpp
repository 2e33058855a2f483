// Answers to questions about a round as JSON: every claim with its statement, its arguments and its sentence
// (docs/schema/explain-1.schema.json).
#pragma once

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/render/explain/language.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

// Returns {"schema": 1, "round": 3, ..., "question": "pair", "story": [...], "tables": [...]}.
[[nodiscard]] Json explanation_json(const explain::Subject& subject, const explain::Explanation& explanation,
                                    const Language& language);

// Returns the keys about the answer alone: "complete", "story" and "tables".
[[nodiscard]] Json story_json(const Tournament& tournament, const explain::Explanation& explanation,
                              const Language& language);

// Returns the head of every answer, without the answer.
[[nodiscard]] Json question_json(const explain::Subject& subject, std::string_view question,
                                 const Language& language);

}  // namespace bloesem::render
