#include <algorithm>
#include <filesystem>
#include <system_error>

#include "engine/dropin/grammars.hpp"
#include "engine/service/words.hpp"

namespace bloesem::dropin {

namespace {

namespace fs = std::filesystem;

bool has_extension(const std::string& name, std::string_view extension) {
  return service::same_word(fs::path(name).extension().string(), extension);
}

std::string folder_name(const Words& words) {
  std::string name = words.front();
  for (std::size_t i = 1; i + 1 < words.size(); ++i) name += ' ' + words[i];
  return name;
}

// Vega waits for engine.man, or for a file named after the program of the engine.
std::vector<std::string> pairing_files(const fs::path& folder, const std::string& program) {
  fs::path name = fs::path(program).filename();
  if (has_extension(name.string(), ".exe")) name.replace_extension();
  std::vector<std::string> files{(folder / "engine.man").string()};
  const std::string own = (folder / (name.string() + ".man")).string();
  if (!name.empty() && own != files.front()) files.push_back(own);
  return files;
}

}  // namespace

std::optional<Result<Request>> read_vega(const Words& words, const std::string& program) {
  if (words.size() < 2 || !has_extension(words.back(), ".trfx")) return std::nullopt;
  if (words.front().starts_with('-')) return std::nullopt;
  const std::string folder = folder_name(words);
  std::error_code problem;
  if (!fs::is_directory(folder, problem)) {
    const bool options =
        std::any_of(words.begin(), words.end(), [](const auto& word) { return word.starts_with("-"); });
    if (options) return std::nullopt;  // an unknown line that happens to end in a .trfx file
    return Error{.code = ErrorCode::FileAccess, .message = folder + " is neither a folder nor a command"};
  }
  Request request{.dialect = Dialect::Vega, .task = Task::Pair};
  request.input = (fs::path(folder) / words.back()).string();
  request.outputs = pairing_files(folder, program);
  return request;
}

}  // namespace bloesem::dropin
