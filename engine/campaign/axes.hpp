// The axes by which a campaign counts its rounds: the shape of the tournament, and every knob of the generator.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/campaign/summary.hpp"
#include "engine/generator/settings.hpp"

namespace bloesem::campaign {

// Kind of tournament: 0 for one played from the first round on, i for shapes()[i - 1].
using ShapeIndex = int;
inline constexpr ShapeIndex played = 0;

// Returns the words of the axis "shape": "played", and the names of shapes().
[[nodiscard]] const std::vector<std::string>& shape_names();

// Returns "shape" and the names of the knobs.
[[nodiscard]] const std::vector<std::string>& axes();

// Return one value per axis, empty where the axis does not apply.
[[nodiscard]] std::vector<std::optional<int>> axes_of_played(const generator::Settings& settings);
[[nodiscard]] std::vector<std::optional<int>> axes_of_position(ShapeIndex shape);

// Returns the values counted together with `value`: each word separately, rates in steps, and numbers in steps
// of increasing size.
[[nodiscard]] Bucket bucket_of(std::size_t axis, int value);

}  // namespace bloesem::campaign
