// A file on its way to its place: complete and on the disk beside its target, then renamed onto it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/model/result.hpp"

namespace bloesem::cli {

class StagedFile {
 public:
  // Writes everything but takes no place yet. Devices and pipes, which nothing can stand beside, wait for commit.
  // The text must live until then. Errors: FileAccess.
  [[nodiscard]] static Result<StagedFile> prepare(const std::string& path, std::string_view text);

  StagedFile(StagedFile&& other) noexcept;
  StagedFile& operator=(StagedFile&&) = delete;
  ~StagedFile();

  // Takes its place. Errors: FileAccess; what stood there before is as it was.
  [[nodiscard]] std::optional<Error> commit();

 private:
  StagedFile(std::filesystem::path target, std::string_view text);
  [[nodiscard]] std::optional<Error> write_beside(std::optional<std::filesystem::perms> mode);

  std::filesystem::path target_;
  std::string_view text_;
  std::filesystem::path part_;  // empty: nothing to rename
};

}  // namespace bloesem::cli
