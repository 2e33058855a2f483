#include "engine/platform/files/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include "engine/platform/files/c_file.hpp"
#include "engine/platform/files/file_io.hpp"
#include "engine/platform/memory/memory_files.hpp"
#include "engine/platform/terminal.hpp"

namespace bloesem::platform {

namespace {

constexpr int nothing = -1;
constexpr int attempts = 400;
constexpr std::chrono::milliseconds pause{25};

enum class Outcome { Locked, Busy, Pointless };

Outcome try_lock(int descriptor) {
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return Outcome::Locked;
  return errno == EWOULDBLOCK || errno == EINTR ? Outcome::Busy : Outcome::Pointless;
}

bool is_regular(int descriptor) {
  struct stat status = {};
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

// True if the name still denotes the opened file: a run that held the lock may have replaced it.
bool still_named(int descriptor, const std::string& path) {
  struct stat opened = {};
  struct stat named = {};
  return fstat(descriptor, &opened) == 0 && stat(path.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
         opened.st_ino == named.st_ino;
}

}  // namespace

std::optional<FileLock> FileLock::if_free(const std::string& path) {
  if (memory_files() != nullptr) return FileLock(nothing);
  for (;;) {
    FileLock lock(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (lock.descriptor_ == nothing || !is_regular(lock.descriptor_)) return FileLock(nothing);
    const Outcome outcome = try_lock(lock.descriptor_);
    if (outcome == Outcome::Pointless) return FileLock(nothing);
    if (outcome == Outcome::Busy) return std::nullopt;
    if (still_named(lock.descriptor_, path)) return lock;
  }
}

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

FileLock::~FileLock() {
  if (descriptor_ != nothing) close(descriptor_);
}

}  // namespace bloesem::platform
