// How likely each result of a game is, by the two ratings. Integers and committed tables only.
#pragma once

#include "engine/generator/settings.hpp"

namespace bloesem::generator {

// Parts of a million; Black wins in the rest.
struct Chances {
  int white_wins = 0;
  int draw = 0;

  friend bool operator==(const Chances&, const Chances&) = default;
};

// - Expectancy: FIDE's table of rating differences, with `draws` as far as the weaker side's score allows them.
// - Bbp: the curve behind that table, likewise.
// - Uniform: `draws`, and each side wins half of the rest.
// - Milvang2015, Tec2025: the published models of the result as White and Black have it; `draws` means nothing.
[[nodiscard]] Chances chances(ResultModel model, int white_rating, int black_rating, int draws) noexcept;

}  // namespace bloesem::generator
