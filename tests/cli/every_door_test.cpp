// A file gives the same round through the library, the program and the code in README.md.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "bloesem/prepare.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/render/format_pairs.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class EveryDoor : public ProgramTest {
 protected:
  // Returns every file of fixtures/, of any kind.
  static std::vector<fs::path> fixtures() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(BLOESEM_FIXTURES_DIR))
      if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
  }
};

struct Answer {
  platform::ExitCode code = platform::ExitCode::Done;
  std::string pairs;
  std::string refusal;
};

// Returns the message, or its part before the hint that the program inserts.
std::string without_hint(const Error& error) {
  const std::string text = trf::visible(error.message);
  if (error.remedy == Remedy::None) return text;
  return text.substr(0, std::min({text.find(" (found "), text.find(" (expected "), text.rfind(" [")}));
}

Answer by_library(const std::string& file) {
  const auto refused = [](const Error& error) {
    return Answer{platform::exit_code_of(error.code), "", without_hint(error)};
  };
  const Result<service::Prepared> prepared = service::prepare(test::content_of(file), {}, file);
  if (!prepared) return refused(prepared.error());
  const Result<RoundPairing> pairing = pair_round(prepared->tournament, prepared->options);
  if (!pairing) return refused(pairing.error());
  return {platform::ExitCode::Done, render::format_pairs(prepared->tournament, *pairing), ""};
}

TEST_F(EveryDoor, LibraryAndProgramGiveTheSameRoundOfEveryFixture) {
  int paired = 0;
  for (const fs::path& file : fixtures()) {
    SCOPED_TRACE(file.string());
    const Answer ours = by_library(file.string());
    const Finished theirs = run({"pair", file.string()});
    EXPECT_EQ(theirs.exit_code, static_cast<int>(ours.code)) << theirs.err;
    EXPECT_EQ(theirs.out, ours.pairs);
    EXPECT_THAT(theirs.err, HasSubstr(ours.refusal));
    paired += ours.code == platform::ExitCode::Done ? 1 : 0;
    if (HasFailure()) break;
  }
  EXPECT_GT(paired, 400);
}

TEST_F(EveryDoor, TheCodeInTheReadmePairsAsTheProgram) {
  for (const char* name : {"example/open.trf", "json/kersen.trf"}) {
    const std::string file = std::string(BLOESEM_FIXTURES_DIR) + "/" + name;
    const Finished theirs = run_tool(BLOESEM_README_PROGRAM, {file});
    EXPECT_EQ(theirs.exit_code, 0) << theirs.err;
    const std::string pairs = run({"pair", file}).out;
    EXPECT_EQ(theirs.out, pairs.substr(pairs.find('\n') + 1)) << "but for the number of boards";
  }
  const Finished refused =
      run_tool(BLOESEM_README_PROGRAM, {std::string(BLOESEM_FIXTURES_DIR) + "/decisive.csv"});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_EQ(refused.out, "");
  EXPECT_NE(refused.err, "");
}

}  // namespace
}  // namespace bloesem::cli_test
