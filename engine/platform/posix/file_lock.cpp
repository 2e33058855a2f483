#include "engine/platform/files/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {

namespace {

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

FileLock::~FileLock() {
  if (descriptor_ != nothing) close(descriptor_);
}

}  // namespace bloesem::platform
