// What the tournaments of a campaign are like: all sorts.
#pragma once

#include <cstdint>

#include "engine/generator/settings.hpp"

namespace bloesem::campaign {

// Small tournaments of up to n - 1 rounds, and wide ranges of every knob.
[[nodiscard]] generator::Ranges all_sorts();

// Drawn from the ranges. With every knob anywhere in its range no tournament would be free of anything; so each
// of them has its plain value (that of Settings, as far as the range allows) in every second tournament, those
// of points together in three of four.
[[nodiscard]] generator::Settings draw_settings(const generator::Ranges& ranges, std::uint64_t seed);

}  // namespace bloesem::campaign
