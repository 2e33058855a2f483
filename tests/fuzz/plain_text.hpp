// Text without terminal control sequences.
#pragma once

#include <string_view>

namespace bloesem::fuzz {

// True for UTF-8 without control characters (C0, DEL, C1).
[[nodiscard]] bool is_plain_line(std::string_view text) noexcept;
// The same, with line ends allowed.
[[nodiscard]] bool is_plain_text(std::string_view text) noexcept;

}  // namespace bloesem::fuzz
