#include "engine/dropin/request.hpp"

#include "engine/platform/files/file_io.hpp"
#include "engine/platform/files/path_name.hpp"

namespace bloesem::dropin {

Error usage_error(const std::string& found, const std::string& expected, const std::string& grammar) {
  const std::string what = found.empty() ? "found nothing more" : "found '" + found + "'";
  return {.code = ErrorCode::InvalidInput, .message = what + ", expected " + expected + "; usage: " + grammar};
}

std::string beside(const std::string& name, const std::string& input) {
  const std::filesystem::path path = platform::path_of(name);
  if (name == platform::standard_stream || path.has_parent_path()) return name;
  return platform::name_of(platform::path_of(input).replace_filename(path));
}

std::string default_checklist(const std::string& input) {
  return platform::name_of(platform::path_of(input).replace_extension("list"));
}

}  // namespace bloesem::dropin
