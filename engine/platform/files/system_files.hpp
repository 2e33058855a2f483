// Files as each operating system has them: posix/ and windows/ hold the two versions of these functions.
// Internal to engine/platform. Failures leave their reason in errno.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "bloesem/result.hpp"
#include "engine/platform/files/c_file.hpp"

namespace bloesem::platform {

// Opens a file like std::fopen.
[[nodiscard]] File open_file(const std::filesystem::path& path, const char* mode) noexcept;

enum class Privacy { Private, Usual };
// Creates a file for writing; EEXIST if there is one. Private: nobody else may open it, as far as the system
// has such files.
[[nodiscard]] File create_file(const std::filesystem::path& path, Privacy privacy) noexcept;

// Returns the size that the system reports: 0 for devices and pipes. A file may change before it is read.
[[nodiscard]] std::size_t expected_size(std::FILE* file) noexcept;

// Returns what a name denotes, like std::filesystem::status.
[[nodiscard]] std::filesystem::file_status status_of(const std::filesystem::path& path,
                                                     std::error_code& problem) noexcept;

// Writes to a stream, and to the screen if it goes there.
[[nodiscard]] bool write_to(std::FILE* file, std::string_view text) noexcept;

// Flushes the content to the disk. True for what is not on a disk.
[[nodiscard]] bool reaches_disk(std::FILE* file) noexcept;

// Renames a file and replaces the target, if it exists, in one step.
void replace_file(const std::filesystem::path& from, const std::filesystem::path& to,
                  std::error_code& problem) noexcept;

// True if the name is another one of standard output, for example /dev/stdout.
[[nodiscard]] bool is_standard_output(const std::string& name) noexcept;

// Who may do what with a file.
struct FileAccess {
  std::uint32_t owner = 0;
  std::uint32_t group = 0;
  std::uint32_t mode = 0;
  std::string list = {};  // on Windows, where it is all that counts: its security descriptor
};
[[nodiscard]] std::optional<FileAccess> access_of(const std::filesystem::path& path);
// Gives a new file the access of the one that it replaces, or that of every new file. `name` is its path.
[[nodiscard]] std::optional<Error> give_access(std::FILE* file, const std::filesystem::path& name,
                                               const std::optional<FileAccess>& replaced);

// Returns a number that no other process has now.
[[nodiscard]] std::string process_number();

}  // namespace bloesem::platform
