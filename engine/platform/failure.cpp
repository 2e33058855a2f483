#include "engine/platform/failure.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace bloesem::platform {

namespace {

// Returns the length of "3:5" or "3" before ": "; 0 if the text does not begin with a place.
std::size_t length_of_place(std::string_view text) {
  std::size_t length = 0;
  for (int numbers = 0; numbers < 2; ++numbers) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789", length), text.size()) - length;
    if (digits == 0) return 0;
    length += digits;
    if (text.substr(length).starts_with(": ")) return length;
    if (!text.substr(length).starts_with(":")) return 0;
    ++length;
  }
  return 0;
}

}  // namespace

ExitCode fail_in(const std::string& file, const Error& error) {
  const std::size_t length = length_of_place(error.message);
  if (length == 0) return fail(file, error);
  Error placed = error;
  placed.message = error.message.substr(length + 2);
  return fail(file + ':' + error.message.substr(0, length), placed);
}

}  // namespace bloesem::platform
