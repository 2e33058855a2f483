// Seeds of tournaments as they are typed, or as they come from a name.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bloesem::cli {

// Digits for a number below 2^64.
[[nodiscard]] std::optional<std::uint64_t> parse_seed(std::string_view text) noexcept;

// Where no seed is given: from the output's name without its folder, so that many outputs are many tournaments,
// and the same command always makes the same one. Never from the clock.
[[nodiscard]] std::uint64_t seed_from_name(std::string_view output);

}  // namespace bloesem::cli
