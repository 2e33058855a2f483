#include "engine/platform/files/growing_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace bloesem::platform {

namespace {

constexpr mode_t read_and_write = 0666;  // of a new file, before the umask is applied

}  // namespace

GrowingFile::GrowingFile(const std::string& path) noexcept
    : descriptor_(open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, read_and_write)) {
  struct stat facts = {};
  if (descriptor_ < 0) return;
  if (fstat(descriptor_, &facts) != 0) {
    const int reason = errno;
    close(descriptor_);
    errno = reason;
    descriptor_ = -1;
    return;
  }
  regular_ = S_ISREG(facts.st_mode);
  size_ = static_cast<std::size_t>(facts.st_size);
}

GrowingFile::~GrowingFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

std::optional<std::string> GrowingFile::read_at(std::size_t at, std::size_t size) const {
  std::string text(size, '\0');
  const ssize_t count = pread(descriptor_, text.data(), size, static_cast<off_t>(at));
  if (count < 0) return std::nullopt;
  text.resize(static_cast<std::size_t>(count));
  return text;
}

void GrowingFile::take_access_of(const std::string& file) const noexcept {
  struct stat facts = {};
  if (stat(file.c_str(), &facts) != 0) return;
  static_cast<void>(fchmod(descriptor_, facts.st_mode & read_and_write));
  if (fchown(descriptor_, facts.st_uid, facts.st_gid) != 0) return;  // root only
}

bool GrowingFile::append(std::string_view text) const noexcept {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor_, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return fsync(descriptor_) == 0 || errno == EINVAL;
}

bool GrowingFile::cut() const noexcept { return ftruncate(descriptor_, static_cast<off_t>(size_)) == 0; }

}  // namespace bloesem::platform
