#include "engine/dropin/request.hpp"

#include <filesystem>

#include "engine/platform/files/file_io.hpp"

namespace bloesem::dropin {

Error usage_error(const std::string& found, const std::string& expected, const std::string& grammar) {
  const std::string what = found.empty() ? "found nothing more" : "found '" + found + "'";
  return {.code = ErrorCode::InvalidInput, .message = what + ", expected " + expected + "; usage: " + grammar};
}

std::string beside(const std::string& name, const std::string& input) {
  std::filesystem::path path(name);
  if (name == platform::standard_stream || path.has_parent_path()) return name;
  return std::filesystem::path(input).replace_filename(path).string();
}

std::string default_checklist(const std::string& input) {
  return std::filesystem::path(input).replace_extension("list").string();
}

}  // namespace bloesem::dropin
