// Makes text from files safe for messages: neither a file nor its name may control the terminal.
#pragma once

#include <string>
#include <string_view>

namespace bloesem::trf {

// Returns the text with control characters (C0, DEL, C1) and bytes that are not UTF-8 as \xNN, and characters
// that change the text direction (embeddings, overrides, isolates, marks) as \u{NNNN}.
[[nodiscard]] std::string visible(std::string_view text);

// As above, for an isolated element of a page (<bdi>): direction marks are kept, since they are harmless there.
[[nodiscard]] std::string visible_in_isolation(std::string_view text);

// Returns the direction-changing character at the beginning of the text; empty if there is none.
[[nodiscard]] std::string_view leading_direction(std::string_view text) noexcept;
// Returns the code point of such a character in hexadecimal: "202e".
[[nodiscard]] std::string digits_of(std::string_view direction);

// True if the text begins with a control character (C0, DEL, C1).
[[nodiscard]] bool begins_with_control(std::string_view text) noexcept;
// True if the text has control characters or bytes that are not UTF-8. Direction-changing characters are
// allowed.
[[nodiscard]] bool has_control_characters(std::string_view text) noexcept;

// Returns the text with each of these replaced by one blank, so that columns are kept. Requires UTF-8.
[[nodiscard]] std::string with_blank_controls(std::string_view text);

}  // namespace bloesem::trf
