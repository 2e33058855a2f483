// Vega's protocol for external engines: a folder and a file in it.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class DropinVega : public ProgramTest {
 protected:
  void SetUp() override {
    fs::create_directory(path("my club open"));
    write("my club open/open.trfx", kersen_open());
  }

  void expect_paired(const std::vector<std::string>& arguments) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_EQ(read("my club open/engine.man"), round_three);
    EXPECT_EQ(read("my club open/bloesem.man"), round_three);
  }

  void expect_failed(int exit_code, const std::vector<std::string>& arguments,
                     const std::string& message) const {
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.err, HasSubstr(message));
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_FALSE(fs::exists(path("my club open/engine.man")));
    EXPECT_FALSE(fs::exists(path("my club open/bloesem.man")));
  }
};

TEST_F(DropinVega, WritesThePairingIntoTheFolder) { expect_paired({"my club open", "open.trfx"}); }

TEST_F(DropinVega, TheFolderMayBeFromTheRootAndEndInASlash) {
  expect_paired({path("my club open") + "/", "open.trfx"});
}

TEST_F(DropinVega, TheFolderMayComeInPieces) { expect_paired({path("my"), "club", "open", "open.trfx"}); }

TEST_F(DropinVega, TheExtensionMayBeInCapitals) {
  fs::rename(path("my club open/open.trfx"), path("my club open/OPEN.TRFX"));
  expect_paired({"my club open", "OPEN.TRFX"});
}

TEST_F(DropinVega, OldPairingsAreOverwritten) {
  write("my club open/engine.man", "old");
  expect_paired({"my club open", "open.trfx"});
}

TEST_F(DropinVega, FailureLeavesNoPairing) {
  expect_failed(5, {"my club open", "none.trfx"}, "none.trfx: error: cannot be read");
  expect_failed(5, {"my club open", "x", "open.trfx"}, "my club open x is neither a folder nor a command");
  write("my club open/open.trfx",
        report("042 2025/05/02\nXXR 3\n", {{1, "A", 0, "0.0", {}}, {2, "B", 0, "0.0", {}}}));
  expect_failed(3, {"my club open", "open.trfx"}, "initial colour must be known");
}

TEST_F(DropinVega, OtherLinesMayEndInATrfxToo) {
  const Finished result = run({"my club open/open.trfx", "-p", "copy.trfx"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(read("my club open/copy.trfx"), round_three);
  EXPECT_EQ(run({"check", "my club open/open.trfx"}).exit_code, 0);
}

}  // namespace
}  // namespace bloesem::cli_test
