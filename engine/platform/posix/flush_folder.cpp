#include "engine/platform/files/flush_folder.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace bloesem::platform {

void flush_folder(const std::filesystem::path& folder) noexcept {
  const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  static_cast<void>(fsync(descriptor));
  close(descriptor);
}

void flush_folder_of(const std::filesystem::path& file) {
  const std::filesystem::path folder = file.parent_path();
  flush_folder(folder.empty() ? "." : folder);
}

}  // namespace bloesem::platform
