#include "engine/cli/stdio_file.hpp"

#include <cerrno>
#include <system_error>

namespace bloesem::cli {

Error access_error(const std::string& what, const std::string& why) {
  return {.code = ErrorCode::FileAccess, .message = what + ": " + why};
}

Error access_error(const std::string& what) { return access_error(what, std::generic_category().message(errno)); }

bool write_whole(std::FILE* file, std::string_view text) noexcept {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size();
}

std::optional<Error> close(File file) {
  if (std::fclose(file.release()) != 0) return access_error("cannot be written");
  return std::nullopt;
}

}  // namespace bloesem::cli
