// The type of a round robin in a report file: record 192, and the free text of record 092.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"
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

// Returns the settings of an event. `comment`: the text after `comment_word`, if the file has such a line.
// Errors: InvalidInput for a code of another kind, for a custom event without the line, and for a line that
// cannot be read or contradicts the code.
[[nodiscard]] Result<Settings> settings_of_event(std::string_view code,
                                                 std::optional<std::string_view> comment);

// Returns what record 092 says: "Individual: Round-Robin", "Individual: Double Round-Robin". Empty for more
// cycles, for which there is no usual text.
[[nodiscard]] std::string description_of(const Settings& settings);

// Returns the settings that the free text of record 092 suggests, in either case: the plain table, once, or
// twice if it says "double". Empty if it does not speak of a round robin, league or Berger table.
[[nodiscard]] std::optional<Settings> settings_of_description(std::string_view text);

}  // namespace bloesem::round_robin
