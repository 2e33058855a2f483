#include "engine/cli/staged_output.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "engine/cli/c_file.hpp"
#include "engine/cli/file_io.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

namespace fs = std::filesystem;

bool has_written(std::FILE* file, std::string_view text) noexcept {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

// On the disk before a name points to it: after a power cut there is the old file or the new one. What knows no
// disk says so and has done its best.
bool has_reached_disk(std::FILE* file) noexcept { return fsync(fileno(file)) == 0 || errno == EINVAL; }

// `file` must not be used afterwards, whatever the answer: some systems report a full disk only on closing.
std::optional<Error> write_and_close(File file, std::string_view text) {
  if (!has_written(file.get(), text) || !has_reached_disk(file.get())) return access_error("cannot be written");
  if (std::fclose(file.release()) != 0) return access_error("cannot be written");
  return std::nullopt;
}

std::optional<Error> write_stdout(std::string_view text) {
  if (!has_written(stdout, text)) return access_error("standard output cannot be written");
  return std::nullopt;
}

std::optional<Error> write_directly(const fs::path& target, std::string_view text) {
  File file(std::fopen(target.c_str(), "wb"));
  if (!file) return access_error("cannot be written");
  return write_and_close(std::move(file), text);
}

// A new file beside the target, so that renaming never crosses a file system. The name does not grow with
// the target's, which may already be as long as names can be; runs that were killed leave theirs.
File create_beside(const fs::path& target, fs::path& name) {
  constexpr int attempts = 1000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    name = target.parent_path() /
           (".bloesem-" + std::to_string(getpid()) + '-' + std::to_string(attempt) + ".part");
    File file(std::fopen(name.c_str(), "wbx"));
    if (file || errno != EEXIST) return file;
  }
  return nullptr;
}

bool is_standard_output(const std::string& path) noexcept {
  struct stat named = {};
  struct stat out = {};
  return stat(path.c_str(), &named) == 0 && fstat(STDOUT_FILENO, &out) == 0 && named.st_dev == out.st_dev &&
         named.st_ino == out.st_ino;
}

// Renaming onto a file asks nobody whether that file may be written: so ask.
std::optional<Error> refuse_unwritable(const fs::path& target) {
  const File probe(std::fopen(target.c_str(), "r+b"));
  return probe ? std::nullopt : std::optional(access_error("cannot be written"));
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
  // Under any of its names, /dev/stdout say, standard output is written to and not replaced.
  if (is_standard_output(path_)) path_ = standard_stream;
  if (path_ == standard_stream) return std::nullopt;
  std::error_code problem;
  const fs::file_status status = fs::status(path_, problem);
  if (status.type() == fs::file_type::none) return access_error("cannot be written", problem.message());
  target_ = path_;
  is_file_ = status.type() == fs::file_type::not_found || status.type() == fs::file_type::regular;
  if (status.type() != fs::file_type::regular) return std::nullopt;
  if (std::optional<Error> error = refuse_unwritable(target_)) return error;
  mode_ = status.permissions();
  // Through a symbolic link to the file itself: the link shall stay a link.
  const fs::path real = fs::canonical(target_, problem);
  if (!problem) target_ = real;
  return std::nullopt;
}

std::optional<Error> StagedOutput::write_part() {
  fs::path name;
  File file = create_beside(target_, name);
  if (!file) return access_error("cannot be written");
  part_ = name;
  if (std::optional<Error> error = write_and_close(std::move(file), text_)) return error;
  std::error_code problem;
  if (mode_) fs::permissions(part_, *mode_, problem);
  return problem ? std::optional(access_error("cannot be written", problem.message())) : std::nullopt;
}

std::optional<Error> StagedOutput::put() {
  if (path_ == standard_stream) return write_stdout(text_);
  if (!is_file_) return named(write_directly(target_, text_));
  std::error_code problem;
  fs::rename(part_, target_, problem);
  if (problem) return named(access_error("cannot be written", problem.message()));
  part_.clear();
  put_ = true;
  return std::nullopt;
}

void StagedOutput::withdraw() noexcept {
  std::error_code ignored;
  if (put_ && !mode_) fs::remove(target_, ignored);
}

std::optional<Error> StagedOutput::named(std::optional<Error> error) const {
  if (error) error->message = (path_.empty() ? "the output" : visible(path_)) + ' ' + error->message;
  return error;
}

}  // namespace bloesem::cli
