// An output that is written completely before anything under its name changes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "engine/platform/files/system_files.hpp"

namespace bloesem::platform {

class StagedOutput {
 public:
  // `text` must outlive the object.
  StagedOutput(std::string path, std::string_view text);
  ~StagedOutput();  // removes everything that has not been put in place
  StagedOutput(const StagedOutput&) = delete;
  StagedOutput& operator=(const StagedOutput&) = delete;

  // Writes a file beside its target. Does nothing for standard output, devices and pipes.
  [[nodiscard]] std::optional<Error> prepare();
  [[nodiscard]] bool is_file() const noexcept { return is_file_; }
  // Renames a file onto its target; writes any other output.
  [[nodiscard]] std::optional<Error> put();
  // True if put() failed because nobody reads standard output any more: `bloesem check ... | head`.
  [[nodiscard]] bool has_lost_its_reader() const noexcept { return has_lost_its_reader_; }
  // Removes a file that was put where there had been none.
  void withdraw() noexcept;

 private:
  [[nodiscard]] std::optional<Error> find_target();
  [[nodiscard]] std::optional<Error> write_part();
  [[nodiscard]] std::optional<Error> named(std::optional<Error> error) const;

  std::string path_;
  std::string_view text_;
  bool is_file_ = false;
  bool put_ = false;
  bool has_lost_its_reader_ = false;
  std::filesystem::path target_;
  std::filesystem::path part_;          // empty: there is none
  std::optional<FileAccess> replaced_;  // of the file that is replaced
};

}  // namespace bloesem::platform
