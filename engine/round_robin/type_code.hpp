// The type of a round robin in a report file: record 192, and the free text of record 092.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/round_robin/settings.hpp"

namespace bloesem::round_robin {

// Returns the code: BERGER_ROUNDROBIN, BERGER_DOUBLEROUNDROBIN, BERGER_ROUNDROBIN_Gn, FIDE_DOUBLEROUNDROBIN, or
// CUSTOM_ROUNDROBIN for settings that need a comment line.
[[nodiscard]] std::string code_of(const Settings& settings);

// Returns the settings of an individual round robin's code in capitals; empty for CUSTOM_ROUNDROBIN and for any
// other code. A single FIDE_ROUNDROBIN has no rounds exchanged and equals BERGER_ROUNDROBIN.
[[nodiscard]] std::optional<Settings> settings_of_code(std::string_view code);

// True for the code that says nothing about the order of the rounds.
[[nodiscard]] bool is_custom(std::string_view code) noexcept;

// Returns what record 092 says: "Individual: Round-Robin", "Individual: Double Round-Robin". Empty for more
// cycles, for which there is no usual text.
[[nodiscard]] std::string description_of(const Settings& settings);

}  // namespace bloesem::round_robin
