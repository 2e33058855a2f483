// A new folder of files on its way: filled under another name, and given its own when it is complete.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::cli {

class StagedFolder {
 public:
  explicit StagedFolder(std::string path) : path_(std::move(path)) {}
  ~StagedFolder();  // what is not in its place by now is removed
  StagedFolder(const StagedFolder&) = delete;
  StagedFolder& operator=(const StagedFolder&) = delete;

  // InvalidInput: something stands there already that is no empty folder.
  [[nodiscard]] std::optional<Error> prepare();
  [[nodiscard]] std::optional<Error> add(const std::string& name, std::string_view text);
  [[nodiscard]] std::optional<Error> put();

 private:
  [[nodiscard]] Error failed(const std::string& why) const;
  void move_files(std::error_code& problem);

  std::string path_;
  bool target_exists_ = false;
  std::filesystem::path part_;                // empty: there is none
  std::vector<std::filesystem::path> moved_;  // files in an existing folder, taken back unless all arrive
};

}  // namespace bloesem::cli
