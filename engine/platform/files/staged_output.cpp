#include "engine/platform/files/staged_output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/flush_folder.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

namespace {

namespace fs = std::filesystem;

bool has_written(std::FILE* file, std::string_view text) noexcept {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

// Flushes the content before a name points to it, so that after a power cut the old file or the new one is
// there. EINVAL: the file is not on a disk.
bool has_reached_disk(std::FILE* file) noexcept { return fsync(fileno(file)) == 0 || errno == EINVAL; }

// Closes `file` in every case: some systems report a full disk only on closing.
std::optional<Error> write_and_close(File file, std::string_view text) {
  if (!has_written(file.get(), text) || !has_reached_disk(file.get())) return access_error("cannot be written");
  if (std::fclose(file.release()) != 0) return access_error("cannot be written");
  return std::nullopt;
}

// Escapes control characters, since a file from elsewhere may control the terminal. A pipe gets every byte
// unchanged.
std::string shown_on_terminal(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    shown += trf::visible(line);
    if (end == std::string_view::npos) break;
    shown += '\n';
    text.remove_prefix(end + 1);
  }
  return shown;
}

std::optional<Error> write_stdout(std::string_view text) {
  const std::string shown = isatty(fileno(stdout)) == 1 ? shown_on_terminal(text) : "";
  if (!has_written(stdout, shown.empty() ? text : shown))
    return access_error("standard output cannot be written");
  return std::nullopt;
}

std::optional<Error> write_directly(const fs::path& target, std::string_view text) {
  File file(std::fopen(target.c_str(), "wb"));
  if (!file) return access_error("cannot be written");
  return write_and_close(std::move(file), text);
}

// Creates a file beside the target, so that renaming never crosses a file system. Its name does not depend
// on the target's, which may already have the maximum length; runs that were killed leave theirs behind.
// The file is private until it has its final permissions.
File create_beside(const fs::path& target, fs::path& name) {
  constexpr int attempts = 1000;
  constexpr mode_t private_mode = 0600;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    name = target.parent_path() /
           (".bloesem-" + std::to_string(getpid()) + '-' + std::to_string(attempt) + ".part");
    const int descriptor = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, private_mode);
    if (descriptor >= 0) return File(fdopen(descriptor, "wb"));
    if (errno != EEXIST) return nullptr;
  }
  return nullptr;
}

bool is_standard_output(const std::string& path) noexcept {
  struct stat named = {};
  struct stat out = {};
  return stat(path.c_str(), &named) == 0 && fstat(STDOUT_FILENO, &out) == 0 && named.st_dev == out.st_dev &&
         named.st_ino == out.st_ino;
}

// Renaming would replace a file regardless of its permissions, so they are checked here.
std::optional<Error> refuse_unwritable(const fs::path& target) {
  const File probe(std::fopen(target.c_str(), "r+b"));
  return probe ? std::nullopt : std::optional(access_error("cannot be written"));
}

mode_t mode_of_new_files() noexcept {
  constexpr mode_t readable_and_writable = 0666;
  const mode_t mask = umask(0);
  umask(mask);
  return readable_and_writable & ~mask;
}

// Gives the new file the owner, group and permissions of the replaced one. Only root can change the owner.
// If the group cannot be kept, its permissions are dropped, because another group would get them.
std::optional<Error> take_over(int part, const struct stat& replaced) {
  constexpr mode_t permission_bits = 07777;
  constexpr mode_t group_bits = 0070;
  struct stat created = {};
  if (fstat(part, &created) != 0) return access_error("cannot be written");
  if (created.st_uid != replaced.st_uid && fchown(part, replaced.st_uid, static_cast<gid_t>(-1)) != 0) {
    return access_error("cannot be written",
                        "it belongs to another user and would change its owner; run this as its owner, or "
                        "write to another file (-o)");
  }
  const bool keeps_group =
      created.st_gid == replaced.st_gid || fchown(part, static_cast<uid_t>(-1), replaced.st_gid) == 0;
  const mode_t mode = replaced.st_mode & permission_bits & (keeps_group ? permission_bits : ~group_bits);
  return fchmod(part, mode) == 0 ? std::nullopt : std::optional(access_error("cannot be written"));
}

}  // namespace

StagedOutput::StagedOutput(std::string path, std::string_view text) : path_(std::move(path)), text_(text) {}

StagedOutput::~StagedOutput() {
  std::error_code ignored;
  if (!part_.empty()) fs::remove(part_, ignored);
}

std::optional<Error> StagedOutput::prepare() {
  if (path_ == standard_stream) return std::nullopt;
  std::optional<Error> error = find_target();
  if (!error && is_file_) error = write_part();
  return named(std::move(error));
}

std::optional<Error> StagedOutput::find_target() {
  if (path_.empty()) return access_error("cannot be written", "the file name is empty");
  // Standard output under another name, for example /dev/stdout, is written to and not replaced.
  if (is_standard_output(path_)) path_ = standard_stream;
  if (path_ == standard_stream) return std::nullopt;
  std::error_code problem;
  const fs::file_status status = fs::status(path_, problem);
  if (status.type() == fs::file_type::none) return access_error("cannot be written", problem.message());
  if (status.type() == fs::file_type::directory)
    return access_error("cannot be written", std::generic_category().message(EISDIR));
  target_ = path_;
  is_file_ = status.type() == fs::file_type::not_found || status.type() == fs::file_type::regular;
  if (status.type() != fs::file_type::regular) return std::nullopt;
  if (std::optional<Error> error = refuse_unwritable(target_)) return error;
  struct stat replaced = {};
  if (stat(path_.c_str(), &replaced) != 0) return access_error("cannot be written");
  replaced_ = replaced;
  // Resolves a symbolic link, so that the file is replaced and the link remains.
  const fs::path real = fs::canonical(target_, problem);
  if (!problem) target_ = real;
  return std::nullopt;
}

std::optional<Error> StagedOutput::write_part() {
  fs::path name;
  File file = create_beside(target_, name);
  if (!file) return access_error("cannot be written");
  part_ = name;
  std::optional<Error> error = take_permissions(fileno(file.get()));
  return error ? error : write_and_close(std::move(file), text_);
}

std::optional<Error> StagedOutput::take_permissions(int part) const {
  if (replaced_) return take_over(part, *replaced_);
  return fchmod(part, mode_of_new_files()) == 0 ? std::nullopt
                                                : std::optional(access_error("cannot be written"));
}

std::optional<Error> StagedOutput::put() {
  if (path_ == standard_stream) return write_stdout(text_);
  if (!is_file_) return named(write_directly(target_, text_));
  std::error_code problem;
  fs::rename(part_, target_, problem);
  if (problem) return named(access_error("cannot be written", problem.message()));
  part_.clear();
  put_ = true;
  flush_folder_of(target_);
  return std::nullopt;
}

void StagedOutput::withdraw() noexcept {
  std::error_code ignored;
  if (put_ && !replaced_) fs::remove(target_, ignored);
}

std::optional<Error> StagedOutput::named(std::optional<Error> error) const {
  if (error) error->message = (path_.empty() ? "the output" : trf::visible(path_)) + ' ' + error->message;
  return error;
}

}  // namespace bloesem::platform
