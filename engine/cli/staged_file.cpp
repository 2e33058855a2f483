#include "engine/cli/staged_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "engine/cli/stdio_file.hpp"

namespace bloesem::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* cannot_be_written = "cannot be written";

// Renaming onto a file asks nobody whether that file may be written: so ask.
bool is_writable(const fs::path& target) { return File(std::fopen(target.c_str(), "r+b")) != nullptr; }

// A new file beside the target, so that renaming never crosses a file system. The name does not grow with
// the target's, which may already be as long as names can be.
File create_beside(const fs::path& target, fs::path& name) {
  constexpr int attempts = 1000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    name = target.parent_path() / (".bloesem-" + std::to_string(attempt) + ".part");
    File file(std::fopen(name.c_str(), "wbx"));
    if (file || errno != EEXIST) return file;
  }
  return nullptr;
}

// On the disk before the name points to it: after a power cut there is the old file or the new one.
bool reaches_the_disk(std::FILE* file) noexcept { return std::fflush(file) == 0 && fsync(fileno(file)) == 0; }

}  // namespace

StagedFile::StagedFile(fs::path target, std::string_view text) : target_(std::move(target)), text_(text) {}

StagedFile::StagedFile(StagedFile&& other) noexcept
    : target_(std::move(other.target_)), text_(other.text_), part_(std::exchange(other.part_, {})) {}

StagedFile::~StagedFile() {
  std::error_code ignored;
  if (!part_.empty()) fs::remove(part_, ignored);
}

Result<StagedFile> StagedFile::prepare(const std::string& path, std::string_view text) {
  std::error_code problem;
  const fs::file_status status = fs::status(path, problem);
  StagedFile staged(path, text);
  std::optional<Error> error;
  switch (status.type()) {
    case fs::file_type::not_found: error = staged.write_beside(std::nullopt); break;
    case fs::file_type::regular: {
      if (!is_writable(path)) return access_error(cannot_be_written);
      // Through a symbolic link to the file itself: the link shall stay a link.
      const fs::path target = fs::canonical(path, problem);
      if (!problem) staged.target_ = target;
      error = staged.write_beside(status.permissions());
      break;
    }
    case fs::file_type::none: return access_error(cannot_be_written, problem.message());
    default: break;
  }
  if (error) return *error;
  return staged;
}

std::optional<Error> StagedFile::write_beside(std::optional<fs::perms> mode) {
  File file = create_beside(target_, part_);
  if (!file) {
    part_.clear();  // not ours
    return access_error(cannot_be_written);
  }
  const bool complete = write_whole(file.get(), text_) && reaches_the_disk(file.get());
  if (!complete) return access_error(cannot_be_written);
  if (std::optional<Error> error = close(std::move(file))) return error;
  std::error_code problem;
  if (mode) fs::permissions(part_, *mode, problem);
  return problem ? std::optional(access_error(cannot_be_written, problem.message())) : std::nullopt;
}

std::optional<Error> StagedFile::commit() {
  if (part_.empty()) {
    File file(std::fopen(target_.c_str(), "wb"));
    if (!file || !write_whole(file.get(), text_)) return access_error(cannot_be_written);
    return close(std::move(file));
  }
  std::error_code problem;
  fs::rename(part_, target_, problem);
  if (problem) return access_error(cannot_be_written, problem.message());
  part_.clear();
  return std::nullopt;
}

}  // namespace bloesem::cli
