// An output on its way: written completely before anything under its name changes.
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"

namespace bloesem::cli {

class StagedOutput {
 public:
  // `text` must outlive the object.
  StagedOutput(std::string path, std::string_view text);
  ~StagedOutput();  // what is not in its place by now is removed
  StagedOutput(const StagedOutput&) = delete;
  StagedOutput& operator=(const StagedOutput&) = delete;

  // A file is written beside its target. Standard output, devices and pipes cannot be prepared.
  [[nodiscard]] std::optional<Error> prepare();
  [[nodiscard]] bool is_file() const noexcept { return is_file_; }
  // Files are renamed onto their targets, all else is written.
  [[nodiscard]] std::optional<Error> put();
  // Removes a file that was put where none had been.
  void withdraw() noexcept;

 private:
  [[nodiscard]] std::optional<Error> find_target();
  [[nodiscard]] std::optional<Error> write_part();
  [[nodiscard]] std::optional<Error> take_permissions(int part) const;
  [[nodiscard]] std::optional<Error> named(std::optional<Error> error) const;

  std::string path_;
  std::string_view text_;
  bool is_file_ = false;
  bool put_ = false;
  std::filesystem::path target_;
  std::filesystem::path part_;           // empty: there is none
  std::optional<struct stat> replaced_;  // the facts of the file that is replaced
};

}  // namespace bloesem::cli
