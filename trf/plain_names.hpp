// Removes characters from names that files cannot contain. Internal to the writers.
#pragma once

#include <optional>

#include "bloesem/tournament.hpp"

namespace bloesem::trf {

[[nodiscard]] constexpr bool is_control(char c) noexcept { return static_cast<unsigned char>(c) < ' '; }
[[nodiscard]] constexpr bool is_line_end(char c) noexcept { return c == '\r' || c == '\n'; }

// Returns the tournament with unwanted characters in its name, heading, player names and notes replaced by
// blanks; empty if there are none.
[[nodiscard]] std::optional<Tournament> with_blanks_in_names(const Tournament& tournament,
                                                             bool (*unwanted)(char) noexcept);

}  // namespace bloesem::trf
