#include "engine/platform/files/system_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "engine/platform/files/path_name.hpp"

namespace bloesem::platform {

namespace fs = std::filesystem;

namespace {

mode_t mode_of_new_files() noexcept {
  constexpr mode_t readable_and_writable = 0666;
  const mode_t mask = umask(0);
  umask(mask);
  return readable_and_writable & ~mask;
}

// Gives the new file the owner, group and permissions of the replaced one. Only root can change the owner.
// If the group cannot be kept, its permissions are dropped, because another group would get them.
std::optional<Error> take_over(int part, const FileAccess& replaced) {
  constexpr mode_t permission_bits = 07777;
  constexpr mode_t group_bits = 0070;
  struct stat created = {};
  if (fstat(part, &created) != 0) return access_error("cannot be written");
  if (created.st_uid != replaced.owner && fchown(part, replaced.owner, static_cast<gid_t>(-1)) != 0) {
    return access_error("cannot be written",
                        "it belongs to another user and would change its owner; run this as its owner, or "
                        "write to another file (-o)");
  }
  const bool keeps_group =
      created.st_gid == replaced.group || fchown(part, static_cast<uid_t>(-1), replaced.group) == 0;
  const mode_t mode = static_cast<mode_t>(replaced.mode) & permission_bits &
                      (keeps_group ? permission_bits : permission_bits & ~group_bits);
  return fchmod(part, mode) == 0 ? std::nullopt : std::optional(access_error("cannot be written"));
}

}  // namespace

fs::path path_of(std::string_view name) { return name; }

std::string name_of(const fs::path& path) { return path.string(); }

File open_file(const fs::path& path, const char* mode) noexcept { return File(std::fopen(path.c_str(), mode)); }

File create_file(const fs::path& path, Privacy privacy) noexcept {
  const mode_t mode = privacy == Privacy::Private ? 0600 : 0666;
  const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  return File(descriptor < 0 ? nullptr : fdopen(descriptor, "wb"));
}

std::size_t expected_size(std::FILE* file) noexcept {
  struct stat facts = {};
  const bool known = fstat(fileno(file), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_size > 0;
  return known ? static_cast<std::size_t>(facts.st_size) : 0;
}

fs::file_status status_of(const fs::path& path, std::error_code& problem) noexcept {
  return fs::status(path, problem);
}

bool write_to(std::FILE* file, std::string_view text) noexcept {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

// EINVAL: the file is not on a disk.
bool reaches_disk(std::FILE* file) noexcept { return fsync(fileno(file)) == 0 || errno == EINVAL; }

void replace_file(const fs::path& from, const fs::path& to, std::error_code& problem) noexcept {
  fs::rename(from, to, problem);
}

bool is_standard_output(const std::string& name) noexcept {
  struct stat named = {};
  struct stat out = {};
  return stat(name.c_str(), &named) == 0 && fstat(STDOUT_FILENO, &out) == 0 && named.st_dev == out.st_dev &&
         named.st_ino == out.st_ino;
}

std::optional<FileAccess> access_of(const fs::path& path) {
  struct stat facts = {};
  if (stat(path.c_str(), &facts) != 0) return std::nullopt;
  return FileAccess{facts.st_uid, facts.st_gid, facts.st_mode};
}

std::optional<Error> give_access(std::FILE* file, const fs::path& /*name*/,
                                 const std::optional<FileAccess>& replaced) {
  if (replaced) return take_over(fileno(file), *replaced);
  return fchmod(fileno(file), mode_of_new_files()) == 0 ? std::nullopt
                                                        : std::optional(access_error("cannot be written"));
}

std::string process_number() { return std::to_string(getpid()); }

}  // namespace bloesem::platform
