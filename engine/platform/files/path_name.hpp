// Names of files: texts in UTF-8 within the program, paths for the operating system.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace bloesem::platform {

// Returns the path with this name: on Windows from UTF-8, elsewhere byte by byte.
[[nodiscard]] std::filesystem::path path_of(std::string_view name);
// Returns the name of a path; path_of(name_of(path)) denotes the same file. On Windows with slashes.
[[nodiscard]] std::string name_of(const std::filesystem::path& path);

}  // namespace bloesem::platform
