// Names that a caller gives may have characters that no file can say. Internal to the writers.
#pragma once

#include <optional>

#include "bloesem/tournament.hpp"

namespace bloesem::trf {

[[nodiscard]] constexpr bool is_control(char c) noexcept { return static_cast<unsigned char>(c) < ' '; }
[[nodiscard]] constexpr bool is_line_end(char c) noexcept { return c == '\r' || c == '\n'; }

// The same tournament with blanks instead of such characters in its name, its heading, the names of its players
// and the notes on them; nothing if they have none.
[[nodiscard]] std::optional<Tournament> with_blanks_in_names(const Tournament& tournament,
                                                             bool (*unwanted)(char) noexcept);

}  // namespace bloesem::trf
