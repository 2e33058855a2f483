#include "engine/platform/posix/process_facts.hpp"

#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdio>
#include <optional>

#include "engine/model/whole_number.hpp"
#include "engine/platform/files/system_files.hpp"

namespace bloesem::platform {

namespace {

namespace fs = std::filesystem;

// Parses /proc/ID/stat: "ID (NAME) STATE PARENT ...". The name may contain anything, even brackets.
std::optional<pid_t> parent_of(const fs::path& process) {
  const std::string facts = content_of(process / "stat");
  const std::size_t name_end = facts.rfind(") ");
  if (name_end == std::string::npos || name_end + 4 > facts.size()) return std::nullopt;
  const std::string_view parent = std::string_view(facts).substr(name_end + 4);
  return whole_number<pid_t>(parent.substr(0, parent.find(' ')));
}

}  // namespace

std::string content_of(const fs::path& path) {
  const File file = open_file(path, "rb");
  std::string content;
  std::array<char, 4096> part{};
  while (file) {
    const std::size_t count = std::fread(part.data(), 1, part.size(), file.get());
    if (count == 0) break;
    content.append(part.data(), count);
  }
  return content;
}

std::vector<pid_t> children_of_this_process() {
  std::vector<pid_t> children;
  std::error_code problem;
  for (fs::directory_iterator entry("/proc", problem), end; !problem && entry != end;
       entry.increment(problem)) {
    const std::optional<pid_t> id = whole_number<pid_t>(entry->path().filename().native());
    if (id && parent_of(entry->path()) == getpid()) children.push_back(*id);
  }
  return children;
}

std::string variable_of(pid_t process, std::string_view name) {
  const std::string variables = '\0' + content_of("/proc/" + std::to_string(process) + "/environ");
  const std::size_t begin = variables.find('\0' + std::string(name) + '=');
  if (begin == std::string::npos) return "";
  return variables.substr(begin + 1, variables.find('\0', begin + 1) - begin - 1);
}

}  // namespace bloesem::platform
