// The picture of all pairs of a round: players by players, coloured by what decides.
#pragma once

#include <cstddef>
#include <string>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"
#include "engine/render/explain/language.hpp"

namespace bloesem::render {

// Up to so many players it is a table with the articles; beyond, a picture with a dot for each pair.
inline constexpr std::size_t max_players_in_cells = 60;

// Returns the picture with its legend, as a part of a page; `name`: of its choice of sizes, unique in the page.
[[nodiscard]] std::string pair_picture_html(const explain::Subject& subject, const explain::AllPairs& pairs,
                                            const Language& language, const std::string& name = "zoom");

// Returns one self-contained page.
[[nodiscard]] std::string all_pairs_page(const explain::Subject& subject, const explain::AllPairs& pairs,
                                         const Language& language);

}  // namespace bloesem::render
