#include "engine/platform/process/temporary_folder.hpp"

#include <stdlib.h>  // NOLINT: mkdtemp is not in <cstdlib>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace bloesem::platform {

Result<TemporaryFolder> TemporaryFolder::make() {
  std::error_code failure;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(failure);
  if (failure) return Error{ErrorCode::FileAccess, "no folder for temporary files: " + failure.message(), {}};
  std::string pattern = (parent / "bloesem-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr)
    return Error{ErrorCode::FileAccess, pattern + " cannot be made: " + std::strerror(errno), {}};
  return TemporaryFolder(pattern);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace bloesem::platform
