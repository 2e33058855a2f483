#include "engine/cli/file_io.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/cli/staged_file.hpp"
#include "engine/cli/stdio_file.hpp"
#include "engine/cli/terminal.hpp"

namespace bloesem::cli {

namespace {

namespace fs = std::filesystem;

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

std::optional<Error> write_stdout(std::string_view text) {
  if (!write_whole(stdout, text) || std::fflush(stdout) != 0) {
    return access_error("standard output cannot be written");
  }
  return std::nullopt;
}

Error about(const std::string& path, Error error) {
  error.message = (path.empty() ? "the output" : visible(path)) + ' ' + error.message;
  return error;
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
  return write_outputs({{path, text}});
}

std::optional<Error> write_outputs(const std::vector<Output>& outputs) {
  std::vector<StagedFile> staged;
  std::vector<std::string> names;
  for (const Output& output : outputs) {
    if (output.path == standard_stream) continue;
    if (output.path.empty()) return about("", access_error("cannot be written", "the file name is empty"));
    Result<StagedFile> file = StagedFile::prepare(output.path, output.text);
    if (!file) return about(output.path, file.error());
    staged.push_back(std::move(file).value());
    names.push_back(output.path);
  }
  for (const Output& output : outputs) {
    if (output.path != standard_stream) continue;
    if (std::optional<Error> error = write_stdout(output.text)) return error;
  }
  for (std::size_t i = 0; i < staged.size(); ++i) {
    if (const std::optional<Error> error = staged[i].commit()) return about(names[i], *error);
  }
  return std::nullopt;
}

bool same_file(const std::string& a, const std::string& b) {
  if (a == standard_stream || b == standard_stream) return false;
  std::error_code problem;
  return fs::is_regular_file(a, problem) && fs::is_regular_file(b, problem) && fs::equivalent(a, b, problem);
}

}  // namespace bloesem::cli
