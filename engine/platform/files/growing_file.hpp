// A file that is only appended to.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace bloesem::platform {

class GrowingFile {
 public:
  // Opens the file, or creates it. A failure leaves its reason in errno.
  explicit GrowingFile(const std::string& path) noexcept;
  ~GrowingFile();
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  [[nodiscard]] bool is_open() const noexcept { return descriptor_ >= 0; }
  // True if it is neither a device nor a pipe.
  [[nodiscard]] bool is_regular() const noexcept { return regular_; }
  // Size in bytes when it was opened.
  [[nodiscard]] std::size_t size() const noexcept { return size_; }

  // Returns `size` bytes from offset `at`, or fewer at the end of the file; nothing if they cannot be read.
  [[nodiscard]] std::optional<std::string> read_at(std::size_t at, std::size_t size) const;
  // Gives this file the owner, group and permissions of `file`, as far as the system allows.
  void take_access_of(const std::string& file) const noexcept;
  // Appends and flushes to the disk. After a failure, part of the text may have been written.
  [[nodiscard]] bool append(std::string_view text) const noexcept;
  // Truncates the file to its size when it was opened.
  [[nodiscard]] bool cut() const noexcept;

 private:
  int descriptor_;
  bool regular_ = false;
  std::size_t size_ = 0;
};

}  // namespace bloesem::platform
