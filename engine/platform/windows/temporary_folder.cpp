#include "engine/platform/process/temporary_folder.hpp"

#include <atomic>
#include <system_error>

#include "engine/platform/files/system_files.hpp"
#include "engine/platform/windows/windows_api.hpp"

namespace bloesem::platform {

// The system's place for temporary files belongs to the user alone.
Result<TemporaryFolder> TemporaryFolder::make() {
  constexpr int attempts = 1000;
  static std::atomic<unsigned> count{0};
  std::error_code failure;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(failure);
  if (failure) return Error{ErrorCode::FileAccess, "no folder for temporary files: " + failure.message(), {}};
  std::filesystem::path path;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    path = parent / ("bloesem-" + process_number() + '-' + std::to_string(GetTickCount64()) + '-' +
                     std::to_string(++count));
    if (CreateDirectoryW(path.c_str(), nullptr) != 0) return TemporaryFolder(path);
    if (GetLastError() != ERROR_ALREADY_EXISTS) break;
  }
  return Error{ErrorCode::FileAccess, name_of(path) + " cannot be made: " + message_of(GetLastError()), {}};
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace bloesem::platform
