// What is the same on all systems; each has if_free and the destructor in its folder.
#include "engine/platform/files/file_lock.hpp"

#include <chrono>
#include <thread>
#include <utility>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

namespace {

constexpr int attempts = 400;
constexpr std::chrono::milliseconds pause{25};

}  // namespace

Result<FileLock> FileLock::on(const std::string& path) {
  if (path == standard_stream) return FileLock(nothing);
  for (int attempt = 0; attempt < attempts; ++attempt) {
    if (std::optional<FileLock> lock = if_free(path)) return *std::move(lock);
    std::this_thread::sleep_for(pause);
  }
  return access_error(trf::visible(path) + " cannot be changed",
                      "another run has been changing it for 10 seconds");
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, nothing)) {}

}  // namespace bloesem::platform
