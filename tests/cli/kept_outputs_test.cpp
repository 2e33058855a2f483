// The complete output of some requests, compared byte for byte. They are listed in commands.txt of a
// fixture folder.
#include <gmock/gmock.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

const std::filesystem::path fixtures = BLOESEM_FIXTURES_DIR;

class KeptOutputs : public ProgramTest {
 protected:
  // Files are given relative to fixtures/, since their names are part of the output.
  void SetUp() override {
    for (const auto& entry : std::filesystem::directory_iterator(fixtures)) {
      if (entry.is_directory()) {
        std::filesystem::create_directory_symlink(entry.path(), path(entry.path().filename().string()));
      }
    }
  }

  void expect_kept(const std::string& folder) const {
    std::istringstream commands(bloesem::test::content_of(fixtures / folder / "commands.txt"));
    int compared = 0;
    for (std::string line; std::getline(commands, line);) {
      if (line.starts_with('#')) continue;
      const std::size_t colon = line.find(": ");
      ASSERT_NE(colon, line.npos) << line;
      EXPECT_EQ(run(split_words(line.substr(colon + 2))).out,
                bloesem::test::content_of(fixtures / folder / line.substr(0, colon)))
          << line;
      ++compared;
    }
    EXPECT_GE(compared, 5);
  }
};

TEST_F(KeptOutputs, Json) { expect_kept("json"); }
TEST_F(KeptOutputs, Rankings) { expect_kept("rankings"); }
// A seed must always give the same tournament.
TEST_F(KeptOutputs, GeneratedTournaments) { expect_kept("generated"); }

}  // namespace
}  // namespace bloesem::cli_test
