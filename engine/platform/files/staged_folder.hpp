// A new folder of files, filled under a temporary name and renamed when it is complete. In memory
// (memory_files.hpp), files called FOLDER/NAME.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/platform/memory/memory_files.hpp"

namespace bloesem::platform {

class StagedFolder {
 public:
  explicit StagedFolder(std::string path) : path_(std::move(path)) {}
  ~StagedFolder();  // removes everything that has not been put in place
  StagedFolder(const StagedFolder&) = delete;
  StagedFolder& operator=(const StagedFolder&) = delete;

  // Errors: InvalidInput if the path exists and is not an empty folder; FileAccess.
  [[nodiscard]] std::optional<Error> prepare();
  [[nodiscard]] std::optional<Error> add(const std::string& name, std::string_view text);
  [[nodiscard]] std::optional<Error> put();

 private:
  [[nodiscard]] Error failed(const std::string& why) const;
  void move_files(std::error_code& problem);

  std::string path_;
  bool target_exists_ = false;
  std::filesystem::path target_;
  std::filesystem::path part_;  // empty: there is none
  // files put into an existing folder; removed again if one of them fails
  std::vector<std::filesystem::path> moved_;
  MemoryFiles::ByName in_memory_;
};

}  // namespace bloesem::platform
