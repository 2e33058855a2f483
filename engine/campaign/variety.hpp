// The variety of tournaments in a campaign.
#pragma once

#include <cstdint>

#include "engine/generator/settings.hpp"

namespace bloesem::campaign {

// Returns ranges for small tournaments of up to n - 1 rounds, with every knob in a wide range.
[[nodiscard]] generator::Ranges all_sorts();

// Draws settings from the ranges. If every knob were anywhere in its range, no tournament would be free of any
// feature; so each knob has its plain value (that of Settings, as far as the range allows) in every second
// tournament, and the knobs of points together in three of four.
[[nodiscard]] generator::Settings draw_settings(const generator::Ranges& ranges, std::uint64_t seed);

}  // namespace bloesem::campaign
