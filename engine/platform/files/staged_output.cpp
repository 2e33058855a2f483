#include "engine/platform/files/staged_output.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/flush_folder.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

namespace {

namespace fs = std::filesystem;

// Closes `file` in every case: some systems report a full disk only on closing.
std::optional<Error> write_and_close(File file, std::string_view text) {
  // Flushed before a name points to it, so that after a power cut the old file or the new one is there.
  if (!write_to(file.get(), text) || !reaches_disk(file.get())) return access_error("cannot be written");
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

std::optional<Error> write_stdout(std::string_view text, bool& has_lost_its_reader) {
  const std::string shown = is_screen(Stream::Output) ? shown_on_terminal(text) : "";
  if (write_to(stdout, shown.empty() ? text : shown)) return std::nullopt;
  has_lost_its_reader = errno == EPIPE;
  return access_error("standard output cannot be written");
}

std::optional<Error> write_directly(const fs::path& target, std::string_view text) {
  File file = open_file(target, "wb");
  if (!file) return access_error("cannot be written");
  return write_and_close(std::move(file), text);
}

// Creates a file beside the target, so that renaming never crosses a file system. Its name does not depend
// on the target's, which may already have the maximum length; runs that were killed leave theirs behind.
// The file is private until it has its final permissions.
File create_beside(const fs::path& target, fs::path& name) {
  constexpr int attempts = 1000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    name = target.parent_path() / (".bloesem-" + process_number() + '-' + std::to_string(attempt) + ".part");
    File file = create_file(name, Privacy::Private);
    if (file || errno != EEXIST) return file;
  }
  return nullptr;
}

// Renaming would replace a file regardless of its permissions, so they are checked here.
std::optional<Error> refuse_unwritable(const fs::path& target) {
  const File probe = open_file(target, "r+b");
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
  // Standard output under another name, for example /dev/stdout, is written to and not replaced.
  if (is_standard_output(path_)) path_ = standard_stream;
  if (path_ == standard_stream) return std::nullopt;
  std::error_code problem;
  target_ = path_of(path_);
  const fs::file_status status = status_of(target_, problem);
  if (status.type() == fs::file_type::none) return access_error("cannot be written", problem.message());
  if (status.type() == fs::file_type::directory)
    return access_error("cannot be written", std::generic_category().message(EISDIR));
  is_file_ = status.type() == fs::file_type::not_found || status.type() == fs::file_type::regular;
  if (status.type() != fs::file_type::regular) return std::nullopt;
  if (std::optional<Error> error = refuse_unwritable(target_)) return error;
  replaced_ = access_of(target_);
  if (!replaced_) return access_error("cannot be written");
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
  std::optional<Error> error = give_access(file.get(), part_, replaced_);
  return error ? error : write_and_close(std::move(file), text_);
}

std::optional<Error> StagedOutput::put() {
  if (path_ == standard_stream) return write_stdout(text_, has_lost_its_reader_);
  if (!is_file_) return named(write_directly(target_, text_));
  std::error_code problem;
  replace_file(part_, target_, problem);
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
