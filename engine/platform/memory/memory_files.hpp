// Files and streams in memory, for commands that run within another program.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/platform/files/input_limits.hpp"

namespace bloesem::platform {

// What a command reads and writes in place of the operating system.
struct MemoryFiles {
  using ByName = std::map<std::string, std::string, std::less<>>;

  ByName files;        // that can be read; "-" is standard input
  ByName written;      // files that were written
  std::string output;  // standard output
  std::string errors;  // standard error
  InputLimits limits;

  // Returns the name of the file that a word of a command line means: "./-x" is "-x", which cannot be typed,
  // if there is such a file.
  [[nodiscard]] std::string name_of(const std::string& word) const;
};

// While an object lives, this thread reads and writes files in memory: the functions of this room use nothing
// else. Objects may be nested. A thread that works for another one gets its files (memory_files), which it may
// read.
class InMemory {
 public:
  explicit InMemory(MemoryFiles* files) noexcept;  // nullptr: the files of the operating system
  ~InMemory();
  InMemory(const InMemory&) = delete;
  InMemory& operator=(const InMemory&) = delete;

 private:
  MemoryFiles* before_;
};

// Returns the files of this thread; nullptr if they are those of the operating system.
[[nodiscard]] MemoryFiles* memory_files() noexcept;

}  // namespace bloesem::platform
