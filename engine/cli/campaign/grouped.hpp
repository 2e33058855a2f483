// Large numbers for people.
#pragma once

#include <cstdint>
#include <string>

namespace bloesem::cli {

// "1,234,567"
[[nodiscard]] inline std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, 1, ',');
  }
  return text;
}

}  // namespace bloesem::cli
