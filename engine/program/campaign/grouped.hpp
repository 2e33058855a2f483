// Large numbers in readable form.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bloesem::cli {

// Returns the number with commas: "1,234,567".
[[nodiscard]] inline std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, 1, ',');
  }
  return text;
}

// Returns the number with its noun: "1 round", "1,234 rounds".
[[nodiscard]] inline std::string counted_in_groups(std::uint64_t number, std::string_view what) {
  return grouped(number).append(" ").append(what).append(number == 1 ? "" : "s");
}

}  // namespace bloesem::cli
