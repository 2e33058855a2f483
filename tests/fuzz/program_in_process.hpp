// Runs the whole program in this process, in a folder of its own with its own standard streams. As fast as a
// call, and a crash of the program is a crash of this process.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/exit_codes.hpp"

namespace bloesem::fuzz {

struct Run {
  platform::ExitCode code = platform::ExitCode::Unexpected;
  std::string out;
  std::string err;
};

using Files = std::map<std::string, std::string>;  // content by name

// A temporary folder. Runs must not overlap: streams and working directory belong to the process.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  // Makes the folder contain exactly these files.
  void set(const Files& files) const;
  [[nodiscard]] Files files() const;

  // Runs the program in the folder with these words (without its own name).
  [[nodiscard]] Run run(const std::vector<std::string>& words, std::string_view input) const;

 private:
  std::filesystem::path path_;
};

}  // namespace bloesem::fuzz
