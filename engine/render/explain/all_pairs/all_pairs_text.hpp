// Why not, for every two players of a round: as text, JSON and CSV.
#pragma once

#include <cstddef>
#include <string>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/render/explain/language.hpp"
#include "engine/render/json/json_parts.hpp"

namespace bloesem::render {

// Returns how many pairs have each answer and, if `width` has room for it, a picture of letters.
[[nodiscard]] std::string all_pairs_text(const explain::Subject& subject, const explain::AllPairs& pairs,
                                         const Language& language, std::size_t width);

// Returns a row for each pair that is paired by the rules, the smaller index first.
[[nodiscard]] std::string all_pairs_csv(const explain::Subject& subject, const explain::AllPairs& pairs);

// Returns the answers, and for each player the numbers of the answers with those before them.
[[nodiscard]] Json all_pairs_json(const explain::Subject& subject, const explain::AllPairs& pairs,
                                  const Language& language);

}  // namespace bloesem::render
