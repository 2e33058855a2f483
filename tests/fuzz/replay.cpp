// Runs a fuzz target on files and on all files of folders, to test the committed corpus without libFuzzer.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/fuzz/promise.hpp"
#include "tests/support/files.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_of(const fs::path& path) {
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(path)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// The name is printed first, because nothing else is visible of an input that ends the process.
void replay(const fs::path& file) {
  std::printf("%s\n", file.filename().c_str());
  std::fflush(stdout);
  const std::string bytes = bloesem::test::content_of(file);
  const std::vector<std::uint8_t> input(
      bytes.begin(), bytes.end());  // exact size, so that sanitizers detect reads beyond the end
  LLVMFuzzerTestOneInput(input.data(), input.size());
}

}  // namespace

int main(int argc, char** argv) {
  int count = 0;
  for (int i = 1; i < argc; ++i) {
    for (const fs::path& file : files_of(argv[i])) {
      replay(file);
      ++count;
    }
  }
  std::printf("%d inputs\n", count);
  return count > 0 ? 0 : 1;
}
