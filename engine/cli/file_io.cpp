#include "engine/cli/file_io.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

namespace fs = std::filesystem;

struct Closer {
  void operator()(std::FILE* file) const noexcept { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

Error access_error(const std::string& what, const std::string& why) {
  return {.code = ErrorCode::FileAccess, .message = what + ": " + why};
}

Error access_error(const std::string& what) {
  return access_error(what, std::generic_category().message(errno));
}

Result<std::string> read_all(std::FILE* file) {
  std::string bytes;
  std::array<char, 65536> chunk;
  for (;;) {
    const std::size_t count = std::fread(chunk.data(), 1, chunk.size(), file);
    if (std::ferror(file) != 0) return access_error("cannot be read");
    if (count == 0) return bytes;
    bytes.append(chunk.data(), count);
    if (bytes.size() > largest_input) {
      return Error{.code = ErrorCode::TooLarge, .message = "is larger than 128 MB, the most that is read"};
    }
  }
}

// `file` must not be used afterwards, whatever the answer: some systems report a full disk only on closing.
std::optional<Error> write_and_close(File file, std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  if (!written || std::fflush(file.get()) != 0) return access_error("cannot be written");
  if (std::fclose(file.release()) != 0) return access_error("cannot be written");
  return std::nullopt;
}

std::optional<Error> write_stdout(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!written || std::fflush(stdout) != 0) return access_error("standard output cannot be written");
  return std::nullopt;
}

std::optional<Error> write_directly(const fs::path& target, std::string_view text) {
  File file(std::fopen(target.c_str(), "wb"));
  if (!file) return access_error("cannot be written");
  return write_and_close(std::move(file), text);
}

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

std::optional<Error> replace(const fs::path& target, std::string_view text, std::optional<fs::perms> mode) {
  fs::path part;
  File file = create_beside(target, part);
  if (!file) return access_error("cannot be written");
  std::optional<Error> error = write_and_close(std::move(file), text);
  std::error_code problem;
  if (!error && mode) fs::permissions(part, *mode, problem);
  if (!error && !problem) fs::rename(part, target, problem);
  if (problem) error = access_error("cannot be written", problem.message());
  if (error) fs::remove(part, problem);
  return error;
}

// Renaming onto a file asks nobody whether that file may be written: so ask.
std::optional<Error> refuse_unwritable(const fs::path& target) {
  const File probe(std::fopen(target.c_str(), "r+b"));
  return probe ? std::nullopt : std::optional(access_error("cannot be written"));
}

std::optional<Error> write_file(const fs::path& path, std::string_view text) {
  std::error_code problem;
  const fs::file_status status = fs::status(path, problem);
  switch (status.type()) {
    case fs::file_type::not_found: return replace(path, text, std::nullopt);
    case fs::file_type::regular: {
      if (std::optional<Error> error = refuse_unwritable(path)) return error;
      // Through a symbolic link to the file itself: the link shall stay a link.
      const fs::path target = fs::canonical(path, problem);
      return replace(problem ? path : target, text, status.permissions());
    }
    case fs::file_type::none: return access_error("cannot be written", problem.message());
    default: return write_directly(path, text);
  }
}

}  // namespace

std::string display_name(const std::string& path) {
  return path == standard_stream ? "<stdin>" : visible(path);
}

Result<std::string> read_input(const std::string& path) {
  if (path == standard_stream) return read_all(stdin);
  if (path.empty()) return access_error("cannot be read", "the file name is empty");
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) return access_error("cannot be read");
  return read_all(file.get());
}

std::optional<Error> write_output(const std::string& path, std::string_view text) {
  if (path == standard_stream) return write_stdout(text);
  std::optional<Error> error =
      path.empty() ? access_error("cannot be written", "the file name is empty") : write_file(path, text);
  if (error) error->message = (path.empty() ? "the output" : visible(path)) + ' ' + error->message;
  return error;
}

bool same_file(const std::string& a, const std::string& b) {
  if (a == standard_stream || b == standard_stream) return false;
  std::error_code problem;
  return fs::is_regular_file(a, problem) && fs::is_regular_file(b, problem) && fs::equivalent(a, b, problem);
}

}  // namespace bloesem::cli
