// The effects of recipes as a table: their words in a text, and what follows them.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/campaign/recipe.hpp"

namespace bloesem::campaign {

struct EffectRow {
  Effect effect;
  std::string_view word;
  std::size_t numbers;       // how many follow
  std::string_view letters;  // those that may follow; empty: none do
};

inline constexpr EffectRow effects[] = {
    {Effect::Scores, "scores", 1, ""},     {Effect::Apart, "apart", 0, ""},
    {Effect::Met, "met", 3, ""},           {Effect::Near, "near", 1, ""},
    {Effect::Barred, "barred", 1, ""},     {Effect::Colours, "colours", 0, "WB-?"},
    {Effect::Floats, "floats", 0, "DU-?"},
};

[[nodiscard]] constexpr const EffectRow& row_of(Effect effect) noexcept {
  return effects[static_cast<std::size_t>(effect)];
}

}  // namespace bloesem::campaign
