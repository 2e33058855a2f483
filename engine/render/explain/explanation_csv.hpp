// The tables of an answer as CSV.
#pragma once

#include <string>

#include "bloesem/explain/claim.hpp"
#include "bloesem/tournament.hpp"
#include "engine/render/explain/language.hpp"

namespace bloesem::render {

// Returns the tables, with an empty line between them; of an answer without one, its claims: the statement and
// its sentence. Players are numbers, and headings are the same in every language.
[[nodiscard]] std::string explanation_csv(const Tournament& tournament, const explain::Explanation& explanation,
                                          const Language& language);

}  // namespace bloesem::render
