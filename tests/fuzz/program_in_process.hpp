// The whole program inside this process: own folder, own standard streams. As fast as a call, and a crash is
// this process's crash.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::fuzz {

struct Run {
  cli::ExitCode code = cli::ExitCode::Unexpected;
  std::string out;
  std::string err;
};

using Files = std::map<std::string, std::string>;  // content by name

// A folder that is gone afterwards. Runs must not overlap: streams and working directory are the process's.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  // Makes the folder hold exactly these files.
  void set(const Files& files) const;
  [[nodiscard]] Files files() const;

  // The program with these words (its own name not among them), run in the folder.
  [[nodiscard]] Run run(const std::vector<std::string>& words, std::string_view input) const;

 private:
  std::filesystem::path path_;
};

}  // namespace bloesem::fuzz
