// A time as people write it: seconds with decimals.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace bloesem::service {

inline constexpr std::string_view expected_seconds = "seconds, with decimals or without, up to 1000000";

// Returns the time; nothing if the text is not a time, or is zero.
[[nodiscard]] std::optional<std::chrono::nanoseconds> parse_seconds(std::string_view text) noexcept;

}  // namespace bloesem::service
