// The settings of a round robin as readings of its system, as options, files and the record keep them.
#pragma once

#include <span>

#include "bloesem/readings.hpp"
#include "bloesem/tournament.hpp"
#include "engine/round_robin/settings.hpp"

namespace bloesem::swiss {
struct Reading;
}

namespace bloesem::round_robin {

// Returns the readings: the order of the rounds, the boards, and the cycles, of which the default is 1, or 2 in
// an order for double events.
[[nodiscard]] std::span<const swiss::Reading> readings_of_settings() noexcept;

// Returns the settings. Requires values that the readings have.
[[nodiscard]] Settings settings_of(const Readings& readings);

// Returns the settings of a tournament. Where record 192 has no code for them and the readings do not tell the
// cycles, these follow from the number of rounds declared.
[[nodiscard]] Settings settings_for(const Tournament& tournament, const Readings& readings);

// Returns the readings of settings that parse_settings can return, with at most limits::max_rounds cycles.
[[nodiscard]] Readings readings_of(const Settings& settings) noexcept;

}  // namespace bloesem::round_robin
