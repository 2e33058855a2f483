// Seeds of tournaments, typed by the user or derived from a name.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bloesem::service {

// Parses the digits of a number below 2^64.
[[nodiscard]] std::optional<std::uint64_t> parse_seed(std::string_view text) noexcept;

// Returns the seed to use if none is given. It depends only on the name of the output without its folder, never
// on the clock: different outputs get different tournaments, and the same command always makes the same one.
[[nodiscard]] std::uint64_t seed_from_name(std::string_view output);

}  // namespace bloesem::service
