// What /proc says of processes, which may end while they are looked at.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bloesem::cli {

// Returns the file's bytes up to the first failure: empty if it cannot be opened, or if its process ends
// between opening and reading.
[[nodiscard]] std::string content_of(const std::filesystem::path& path);

[[nodiscard]] std::vector<pid_t> children_of_this_process();

// Returns "NAME=value" from the environment with which the process was started; empty if there is none, or if
// the process has ended.
[[nodiscard]] std::string variable_of(pid_t process, std::string_view name);

}  // namespace bloesem::cli
