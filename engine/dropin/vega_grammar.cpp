#include <algorithm>
#include <filesystem>
#include <system_error>

#include "engine/dropin/grammars.hpp"
#include "engine/platform/files/path_name.hpp"
#include "engine/service/words.hpp"

namespace bloesem::dropin {

namespace {

namespace fs = std::filesystem;

bool has_extension(const std::string& name, std::string_view extension) {
  return service::same_word(platform::name_of(platform::path_of(name).extension()), extension);
}

std::string folder_name(const Words& words) {
  std::string name = words.front();
  for (std::size_t i = 1; i + 1 < words.size(); ++i) name += ' ' + words[i];
  return name;
}

// Vega waits for engine.man, or for a file named after the program of the engine.
std::vector<std::string> pairing_files(const fs::path& folder, const std::string& program) {
  fs::path name = platform::path_of(program).filename();
  if (has_extension(platform::name_of(name), ".exe")) name.replace_extension();
  std::vector<std::string> files{platform::name_of(folder / "engine.man")};
  const std::string own = platform::name_of(folder / platform::path_of(platform::name_of(name) + ".man"));
  if (!name.empty() && own != files.front()) files.push_back(own);
  return files;
}

}  // namespace

std::optional<Result<Request>> read_vega(const Words& words, const std::string& program) {
  if (words.size() < 2 || !has_extension(words.back(), ".trfx")) return std::nullopt;
  if (words.front().starts_with('-')) return std::nullopt;
  const std::string folder = folder_name(words);
  std::error_code problem;
  if (!fs::is_directory(platform::path_of(folder), problem)) {
    const bool options =
        std::any_of(words.begin(), words.end(), [](const auto& word) { return word.starts_with("-"); });
    if (options) return std::nullopt;  // an unknown line that happens to end in a .trfx file
    return Error{.code = ErrorCode::FileAccess, .message = folder + " is neither a folder nor a command"};
  }
  Request request{.dialect = Dialect::Vega, .task = Task::Pair};
  request.input = platform::name_of(platform::path_of(folder) / platform::path_of(words.back()));
  request.outputs = pairing_files(platform::path_of(folder), program);
  return request;
}

}  // namespace bloesem::dropin
