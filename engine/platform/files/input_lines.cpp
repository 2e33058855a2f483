#include "engine/platform/files/input_lines.hpp"

#include <array>
#include <cstdio>
#include <cstring>

#include "engine/model/counted.hpp"
#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/input_limits.hpp"

namespace bloesem::platform {

Result<std::optional<std::string>> next_input_line() {
  constexpr std::size_t escaped = 6;  // a byte of a file takes at most so many in JSON
  std::array<char, 65536> piece{};
  std::string line;
  while (std::fgets(piece.data(), piece.size(), stdin) != nullptr) {
    line += piece.data();
    if (line.ends_with('\n')) {
      line.pop_back();
      if (line.ends_with('\r')) line.pop_back();
      return std::optional(std::move(line));
    }
    if (line.size() > escaped * input_limits().bytes)
      return Error{.code = ErrorCode::TooLarge,
                   .message = "a line is larger than " + counted(escaped * input_limits().bytes, "byte")};
  }
  if (std::ferror(stdin) != 0) return access_error("standard input cannot be read");
  return line.empty() ? std::nullopt : std::optional(std::move(line));
}

}  // namespace bloesem::platform
