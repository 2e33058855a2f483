// Files of the C library, with errors as values. Internal to engine/platform/files.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"

namespace bloesem::platform {

struct FileCloser {
  void operator()(std::FILE* file) const noexcept { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, FileCloser>;

[[nodiscard]] Error access_error(const std::string& what, const std::string& why);
// Takes the reason from errno.
[[nodiscard]] Error access_error(const std::string& what);

}  // namespace bloesem::platform
