// Files of the C library, closed by themselves, with the system's reasons when something fails.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/model/result.hpp"

namespace bloesem::cli {

struct Closer {
  void operator()(std::FILE* file) const noexcept { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

// "WHAT: WHY", FileAccess; without a reason it is the last one of the system.
[[nodiscard]] Error access_error(const std::string& what, const std::string& why);
[[nodiscard]] Error access_error(const std::string& what);

[[nodiscard]] bool write_whole(std::FILE* file, std::string_view text) noexcept;
// Some systems report a full disk only here.
[[nodiscard]] std::optional<Error> close(File file);

}  // namespace bloesem::cli
