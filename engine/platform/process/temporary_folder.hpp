// A temporary folder.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "bloesem/result.hpp"
#include "engine/platform/files/path_name.hpp"

namespace bloesem::platform {

class TemporaryFolder {
 public:
  // Creates a folder in the system's place for temporary files (TMPDIR). Errors: FileAccess.
  [[nodiscard]] static Result<TemporaryFolder> make();
  ~TemporaryFolder();  // removes the folder with its content
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;

  [[nodiscard]] std::string file(const std::string& name) const { return name_of(path_ / name); }

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
};

}  // namespace bloesem::platform
