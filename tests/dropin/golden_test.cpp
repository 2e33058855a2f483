// Output captured from bbpPairings 5.0.1 (fixtures/dropin), which must be reproduced byte for byte except
// for the last line of a checklist, which names the program.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;

class DropinGolden : public ProgramTest {
 protected:
  void SetUp() override {
    for (const fs::path& file : bloesem::test::files_in(folder(), ".trf")) {
      write(file.filename().string(), content_of(file));
    }
    release_ = run({"--version"}).out;
    release_.pop_back();  // the last line of a checklist has no line break
  }

  static fs::path folder() { return fs::path(BLOESEM_FIXTURES_DIR) / "dropin"; }
  static std::string golden(const std::string& name) { return content_of(folder() / name); }
  [[nodiscard]] std::string golden_list(const std::string& stem) const {
    return golden(stem + ".list") + release_;
  }

  std::string release_;
};

TEST_F(DropinGolden, Check) {
  for (const std::string stem : {"clean", "impossible", "long", "two-byes", "virtual-points"}) {
    const Finished result = run({"--rules", "2016", "--dutch", stem + ".trf", "-c", "-l"});
    EXPECT_EQ(result.exit_code, 0) << stem;
    EXPECT_EQ(result.out, golden(stem + ".check"));
    EXPECT_EQ(result.err, "") << stem;
    EXPECT_EQ(read(stem + ".list"), golden_list(stem));
  }
}

TEST_F(DropinGolden, Pair) {
  for (const std::string stem : {"next-both", "next-mix", "next-xxa"}) {
    const Finished result = run({"--rules", "2016", "--dutch", stem + ".trf", "-p", stem + ".out", "-l"});
    EXPECT_EQ(result.exit_code, 0) << stem;
    EXPECT_EQ(result.out + result.err, "") << stem;
    EXPECT_EQ(read(stem + ".out"), golden(stem + ".pairs"));
    EXPECT_EQ(read(stem + ".list"), golden_list(stem));
  }
}

}  // namespace
}  // namespace bloesem::cli_test
