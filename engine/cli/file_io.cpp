#include "engine/cli/file_io.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <list>
#include <system_error>

#include "engine/cli/c_file.hpp"
#include "engine/cli/staged_output.hpp"
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

}  // namespace

Error access_error(const std::string& what, const std::string& why) {
  return {.code = ErrorCode::FileAccess, .message = what + ": " + why};
}

Error access_error(const std::string& what) {
  return access_error(what, std::generic_category().message(errno));
}

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
  std::list<StagedOutput> staged;
  for (const Output& output : outputs) {
    if (std::optional<Error> error = staged.emplace_back(output.path, output.text).prepare()) return error;
  }
  // What cannot be taken back comes before what hardly fails any more.
  for (const bool file : {false, true}) {
    for (StagedOutput& output : staged) {
      if (output.is_file() != file) continue;
      if (std::optional<Error> error = output.put()) {
        for (StagedOutput& other : staged) other.withdraw();
        return error;
      }
    }
  }
  return std::nullopt;
}

bool same_file(const std::string& a, const std::string& b) {
  if (a == standard_stream || b == standard_stream) return false;
  std::error_code problem;
  return fs::is_regular_file(a, problem) && fs::is_regular_file(b, problem) && fs::equivalent(a, b, problem);
}

bool same_target(const std::string& a, const std::string& b) {
  if (a == standard_stream || b == standard_stream) return a == b;
  std::error_code problem;
  const auto place = [&](const std::string& name) {
    return fs::weakly_canonical(fs::absolute(name, problem), problem);
  };
  return place(a) == place(b) || same_file(a, b);
}

}  // namespace bloesem::cli
