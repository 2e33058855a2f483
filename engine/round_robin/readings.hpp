// The settings of a round robin as readings of its system, as options, files and the record keep them.
#pragma once

#include <array>
#include <span>
#include <string>

#include "bloesem/readings.hpp"
#include "bloesem/tournament.hpp"
#include "engine/round_robin/settings.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::round_robin {

// The readings: the order of the rounds, the boards, and the cycles, of which the default is 1, or 2 in an
// order for double events.
extern const std::array<swiss::Reading, 3> readings_of_settings;

// Returns the settings. Requires values that the readings have.
[[nodiscard]] Settings settings_of(const Readings& readings);

// Returns why one cycle, chosen by name, contradicts the order; empty if it does not.
[[nodiscard]] std::string contradiction_in(std::span<const ReadingChoice> chosen, const Readings& readings);

// Returns the settings of a tournament. Where record 192 has no code for them and the readings do not tell the
// cycles, these follow from the number of rounds declared.
[[nodiscard]] Settings settings_for(const Tournament& tournament, const Readings& readings);

// Returns the readings of settings that parse_settings can return, with at most limits::max_rounds cycles.
[[nodiscard]] Readings readings_of(const Settings& settings) noexcept;

}  // namespace bloesem::round_robin
