// The pages of the project.
#pragma once

#include <algorithm>
#include <filesystem>
#include <vector>

namespace bloesem::docs_test {

inline const std::filesystem::path root = BLOESEM_SOURCE_DIR;

// All Markdown pages at the root and in docs/, sorted.
[[nodiscard]] inline std::vector<std::filesystem::path> pages() {
  std::vector<std::filesystem::path> found{root / "README.md", root / "CHANGELOG.md", root / "CONTRIBUTING.md",
                                           root / "SECURITY.md"};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "docs"))
    if (entry.path().extension() == ".md") found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace bloesem::docs_test
