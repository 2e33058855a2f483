// Serialises runs that change the same file, so that no entry is lost.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"

namespace bloesem::platform {

// Holds the lock during its lifetime. Only other runs of this program are kept out.
class FileLock {
 public:
  // Waits some seconds for a run that holds the lock. A name that is not an existing file, or is on a file
  // system without locks, is not locked. Errors: FileAccess if the other run does not end.
  [[nodiscard]] static Result<FileLock> on(const std::string& path);

  // The same without waiting. Returns nothing if another run holds the lock.
  [[nodiscard]] static std::optional<FileLock> if_free(const std::string& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) noexcept : descriptor_(descriptor) {}

  static constexpr int nothing = -1;  // there is nothing to release

  int descriptor_;
};

}  // namespace bloesem::platform
