// By what the rounds of a campaign are told apart: the shape of the tournament, and every knob of the
// generator.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/campaign/summary.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::campaign {

// Which kind of tournament: 0 is one that is played from the first round on, i is shapes()[i - 1].
using ShapeIndex = int;
inline constexpr ShapeIndex played = 0;

// The words of the axis "shape": "played", and the names of shapes().
[[nodiscard]] const std::vector<std::string>& shape_names();

// "shape", and the names of the knobs.
[[nodiscard]] const std::vector<std::string>& axes();

[[nodiscard]] std::vector<std::optional<int>> axes_of_played(const generator::Settings& settings);
[[nodiscard]] std::vector<std::optional<int>> axes_of_position(ShapeIndex shape);

// Which values are counted together: each word by itself, rates in steps, numbers in larger and larger ones.
[[nodiscard]] Bucket bucket_of(std::size_t axis, int value);

}  // namespace bloesem::campaign
