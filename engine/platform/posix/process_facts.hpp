// Facts about processes from /proc. A process may end while it is examined.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::platform {

// Returns the file's bytes up to the first failure: empty if it cannot be opened or if its process ends
// between opening and reading.
[[nodiscard]] std::string content_of(const std::filesystem::path& path);

[[nodiscard]] std::vector<pid_t> children_of_this_process();

// Returns "NAME=value" from the environment the process was started with; empty if there is no such
// variable or the process has ended.
[[nodiscard]] std::string variable_of(pid_t process, std::string_view name);

}  // namespace bloesem::platform
