#include "engine/platform/files/file_io.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <list>
#include <system_error>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/input_limits.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/platform/files/staged_output.hpp"
#include "engine/platform/files/system_files.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

namespace {

namespace fs = std::filesystem;

// Reserves room for the whole file if its size is known, otherwise lets the room grow with the content.
// resize() clears the memory before it is read into; working in pieces keeps that memory in the cache.
Result<std::string> read_all(std::FILE* file) {
  constexpr std::size_t least_room = 65536;
  constexpr std::size_t piece = std::size_t{1} << 20U;
  // one more byte, to detect that nothing follows
  std::size_t room = std::max(expected_size(file), least_room) + 1;
  if (const std::optional<Error> error = refuse_larger(expected_size(file))) return *error;
  std::string bytes;
  for (std::size_t filled = 0;;) {
    if (bytes.capacity() < room) bytes.reserve(room);
    const std::size_t step = std::min(room - filled, piece);
    bytes.resize(filled + step);
    const std::size_t count = std::fread(bytes.data() + filled, 1, step, file);
    filled += count;
    if (std::ferror(file) != 0) return access_error("cannot be read");
    if (const std::optional<Error> error = refuse_larger(filled)) return *error;
    if (filled == room) room += filled;
    if (count == step) continue;
    bytes.resize(filled);
    return bytes;
  }
}

// Returns a copy of a file in memory.
Result<std::string> read_in_memory(const MemoryFiles& memory, const std::string& path) {
  const auto file = memory.files.find(memory.name_of(path));
  if (file == memory.files.end())
    return access_error("cannot be read", std::generic_category().message(ENOENT));
  if (const std::optional<Error> error = refuse_larger(file->second.size())) return *error;
  return file->second;
}

void write_in_memory(MemoryFiles& memory, const Output& output) {
  if (output.path == standard_stream)
    memory.output += output.text;
  else
    memory.written.insert_or_assign(memory.name_of(output.path), std::string(output.text));
}

}  // namespace

Error access_error(const std::string& what, const std::string& why) {
  return {.code = ErrorCode::FileAccess, .message = what + ": " + why};
}

Error access_error(const std::string& what) {
  return access_error(what, std::generic_category().message(errno));
}

std::string display_name(const std::string& path) {
  if (path == standard_stream) return "<stdin>";
  const MemoryFiles* const memory = memory_files();
  return trf::visible(memory == nullptr ? path : memory->name_of(path));
}

Result<std::string> read_input(const std::string& path) {
  if (const MemoryFiles* const memory = memory_files()) return read_in_memory(*memory, path);
  if (path == standard_stream) return read_all(stdin);
  if (path.empty()) return access_error("cannot be read", "the file name is empty");
  const File file = open_file(path_of(path), "rb");
  if (!file) return access_error("cannot be read");
  return read_all(file.get());
}

std::optional<Error> write_output(const std::string& path, std::string_view text) {
  return write_outputs({{path, text}});
}

std::optional<Error> write_outputs(const std::vector<Output>& outputs,
                                   const std::function<void()>& before_files) {
  if (MemoryFiles* const memory = memory_files()) {
    if (before_files) before_files();
    for (const Output& output : outputs) write_in_memory(*memory, output);
    return std::nullopt;
  }
  std::list<StagedOutput> staged;
  for (const Output& output : outputs) {
    if (std::optional<Error> error = staged.emplace_back(output.path, output.text).prepare()) return error;
  }
  // Outputs that cannot be withdrawn come first; renaming files, which rarely fails, comes last.
  for (const bool file : {false, true}) {
    if (file && before_files) before_files();
    for (StagedOutput& output : staged) {
      if (output.is_file() != file) continue;
      if (std::optional<Error> error = output.put()) {
        for (StagedOutput& other : staged) other.withdraw();
        if (staged.size() == 1 && output.has_lost_its_reader()) error->message.clear();
        return error;
      }
    }
  }
  return std::nullopt;
}

FileKind kind_of(const std::string& path) {
  if (const MemoryFiles* const memory = memory_files())
    return memory->files.contains(memory->name_of(path)) ? FileKind::Regular : FileKind::Missing;
  std::error_code ignored;
  const fs::path place = path_of(path);
  switch (status_of(place, ignored).type()) {
    case fs::file_type::not_found:
      return fs::is_symlink(fs::symlink_status(place, ignored)) ? FileKind::Dangling : FileKind::Missing;
    case fs::file_type::regular: return FileKind::Regular;
    case fs::file_type::none: return FileKind::Unknown;
    default: return FileKind::Other;
  }
}

bool same_file(const std::string& a, const std::string& b) {
  if (a == standard_stream || b == standard_stream) return false;
  if (const MemoryFiles* const memory = memory_files()) {
    const std::string name = memory->name_of(a);
    return name == memory->name_of(b) && memory->files.contains(name);
  }
  std::error_code problem;
  const fs::path one = path_of(a);
  const fs::path other = path_of(b);
  return fs::is_regular_file(one, problem) && fs::is_regular_file(other, problem) &&
         fs::equivalent(one, other, problem);
}

bool same_target(const std::string& a, const std::string& b) {
  if (a == standard_stream || b == standard_stream || memory_files() != nullptr) return a == b;
  std::error_code problem;
  const auto place = [&](const std::string& name) {
    return fs::weakly_canonical(fs::absolute(path_of(name), problem), problem);
  };
  return place(a) == place(b) || same_file(a, b);
}

}  // namespace bloesem::platform
