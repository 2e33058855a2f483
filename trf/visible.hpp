// Text of a file on its way to a message: neither a file nor its name may steer the terminal it is shown on.
#pragma once

#include <string>
#include <string_view>

namespace bloesem::trf {

// Control characters (C0, DEL, C1) and bytes that are not UTF-8 as \xNN; characters that change the direction
// of what stands beside them (embeddings, overrides, isolates, marks) as \u{NNNN}.
[[nodiscard]] std::string visible(std::string_view text);

// The same for a place of its own in a page (<bdi>), where marks of direction do no harm: they stay.
[[nodiscard]] std::string visible_in_isolation(std::string_view text);

// The character at the beginning that changes the direction of what stands beside it; empty: it is none.
[[nodiscard]] std::string_view leading_direction(std::string_view text) noexcept;
// The number of such a character: "202e".
[[nodiscard]] std::string digits_of(std::string_view direction);

// Begins with a control character (C0, DEL, C1).
[[nodiscard]] bool begins_with_control(std::string_view text) noexcept;
// Has control characters, or bytes that are not UTF-8. Directions are no fault of a name.
[[nodiscard]] bool has_control_characters(std::string_view text) noexcept;

// A blank in place of each of them: one character stays one column. Takes UTF-8.
[[nodiscard]] std::string with_blank_controls(std::string_view text);

}  // namespace bloesem::trf
