// A file that grows by what is appended to it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace bloesem::cli {

class GrowingFile {
 public:
  // Made where there is none. What fails leaves its reason in errno.
  explicit GrowingFile(const std::string& path) noexcept;
  ~GrowingFile();
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  [[nodiscard]] bool is_open() const noexcept { return descriptor_ >= 0; }
  // No device, no pipe.
  [[nodiscard]] bool is_regular() const noexcept { return regular_; }
  // Bytes when it was opened.
  [[nodiscard]] std::size_t size() const noexcept { return size_; }

  // So many bytes from there on, fewer at the end; nothing if they cannot be read.
  [[nodiscard]] std::optional<std::string> read_at(std::size_t at, std::size_t size) const;
  // Gives those access who have it to another file, as far as the system lets us.
  void take_access_of(const std::string& file) const noexcept;
  // To the disk. After a failure a part of the text may be there.
  [[nodiscard]] bool append(std::string_view text) const noexcept;
  // Back to its size when it was opened.
  [[nodiscard]] bool cut() const noexcept;

 private:
  int descriptor_;
  bool regular_ = false;
  std::size_t size_ = 0;
};

}  // namespace bloesem::cli
