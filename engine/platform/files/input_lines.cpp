#include "engine/platform/files/input_lines.hpp"

#include <cstddef>
#include <cstdio>
#include <utility>

#include "engine/model/counted.hpp"
#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/input_limits.hpp"

namespace bloesem::platform {

namespace {

constexpr std::size_t escaped = 6;          // bytes of JSON for one byte of a file, at most: \u0000
constexpr std::size_t beside_file = 65536;  // for everything else of a request

}  // namespace

Result<std::optional<std::string>> next_input_line() {
  const std::size_t most = escaped * input_limits().bytes + beside_file;
  std::string line;
  bool too_long = false;
  int byte = std::getc(stdin);
  const bool at_end = byte == EOF;
  for (; byte != EOF && byte != '\n'; byte = std::getc(stdin)) {
    too_long = too_long || line.size() >= most;
    if (!too_long) line += static_cast<char>(byte);
  }
  if (std::ferror(stdin) != 0) return access_error("standard input cannot be read");
  if (too_long)
    return Error{.code = ErrorCode::TooLarge, .message = "the line is larger than " + counted(most, "byte")};
  if (at_end) return std::optional<std::string>();
  if (line.ends_with('\r')) line.pop_back();
  return std::optional(std::move(line));
}

}  // namespace bloesem::platform
