// Two runs that change the same file do it one after the other: nothing entered gets lost.
#pragma once

#include <optional>
#include <string>

#include "bloesem/result.hpp"

namespace bloesem::cli {

// Held while it lives. It keeps other runs of this program away, nobody else.
class FileLock {
 public:
  // Waits some seconds for a run that holds it. What is no existing file, or lies where files cannot be locked,
  // is not locked. Errors: FileAccess (the other run does not end).
  [[nodiscard]] static Result<FileLock> on(const std::string& path);

  // The same without waiting. Nothing: another run holds it.
  [[nodiscard]] static std::optional<FileLock> if_free(const std::string& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) noexcept : descriptor_(descriptor) {}

  int descriptor_;  // -1: nothing to give back
};

}  // namespace bloesem::cli
