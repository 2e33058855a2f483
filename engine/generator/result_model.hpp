// Probabilities of results by the two ratings. Uses only integers and committed tables.
#pragma once

#include "engine/generator/settings.hpp"

namespace bloesem::generator {

// In parts of a million; Black wins in the remaining cases.
struct Chances {
  int white_wins = 0;
  int draw = 0;

  friend bool operator==(const Chances&, const Chances&) = default;
};

// Returns the probabilities under a model.
// - Expectancy: FIDE's table of rating differences, with `draws` as far as the weaker player's score allows.
// - Bbp: the curve behind that table, likewise.
// - Uniform: `draws`, and each side wins half of the rest.
// - Milvang2015, Tec2025: the published models of White's and Black's results; `draws` is ignored.
[[nodiscard]] Chances chances(ResultModel model, int white_rating, int black_rating, int draws) noexcept;

}  // namespace bloesem::generator
