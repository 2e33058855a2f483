// No tournament accepted by a reader contradicts itself: all of fixtures/, intact and damaged.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <string>

#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "bloesem/validate.hpp"
#include "tests/support/files.hpp"

namespace bloesem::trf::testing {
namespace {

namespace fs = std::filesystem;

// Returns the number of tournaments read from `bytes`.
int expect_consistent(const std::string& bytes, const std::string& name) {
  int read = 0;
  const SourceText source(bytes);
  for (const Purpose purpose : {Purpose::Pair, Purpose::Check}) {
    for (const std::optional<int> round : {std::optional<int>(), std::optional(1), std::optional(4)}) {
      const ReadOptions options{.purpose = purpose, .round = round, .recompute_points = true};
      const ReadResult result =
          read_tournament(source, source.lines(), recognise_format(source.text()), options);
      if (!result.tournament) continue;
      ++read;
      const std::vector<Contradiction> found = validate(*result.tournament);
      EXPECT_TRUE(found.empty()) << name << ": " << found.front().message;
    }
  }
  return read;
}

std::vector<std::string> all_fixtures() {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(BLOESEM_FIXTURES_DIR)) {
    const std::string extension = entry.path().extension();
    if (entry.is_regular_file() &&
        (extension == ".trf" || extension == ".trfx" || extension == ".json" || extension == ".csv"))
      files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  for (const fs::path& file : files) texts.push_back(bloesem::test::content_of(file));
  return texts;
}

TEST(AcceptedFiles, DoNotContradictThemselves) {
  int read = 0;
  for (const std::string& text : all_fixtures()) read += expect_consistent(text, text.substr(0, 200));
  EXPECT_GT(read, 500);
}

TEST(AcceptedFiles, DoNotContradictThemselvesWhenDamaged) {
  constexpr std::size_t largest = 4096;
  std::mt19937 random(19);
  int read = 0;
  for (const std::string& text : all_fixtures()) {
    if (text.empty() || text.size() > largest) continue;
    for (int i = 0; i < 5; ++i) {
      std::string damaged = text;
      for (int edits = 1 + static_cast<int>(random() % 3); edits > 0; --edits)
        damaged[random() % damaged.size()] = " 0123456789wb-+=UHFZ?"[random() % 21];
      read += expect_consistent(damaged, damaged);
    }
  }
  EXPECT_GT(read, 500);
}

}  // namespace
}  // namespace bloesem::trf::testing
