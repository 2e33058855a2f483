#include <gmock/gmock.h>

#include <sstream>
#include <string>

#include "tests/cli/help_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr int no_such_formatter = 127;

std::string roff(const std::string& text) {
  std::string escaped;
  for (const char c : text) escaped += c == '-' ? std::string("\\-") : std::string(1, c);
  return escaped;
}

class ManPage : public ProgramTest {
 protected:
  void SetUp() override {
    const Finished result = run({"man"});
    ASSERT_EQ(result.exit_code, 0) << result.err;
    page = result.out;
    write("bloesem.1", page);
  }

  // Returns the section of a command, from its heading to the next.
  [[nodiscard]] std::string section_of(const std::string& command) const {
    const std::size_t begin = page.find("\n.SS \"\\fBbloesem " + command + "\\fR");
    EXPECT_NE(begin, page.npos) << command;
    return begin == page.npos ? "" : page.substr(begin, page.find("\n.S", begin + 1) - begin);
  }

  std::string page;
};

TEST_F(ManPage, HasEveryCommandAndEveryOption) {
  const std::string help = run({"--help"}).out;
  const auto commands = listed_commands(help);
  ASSERT_THAT(commands, Contains("pair"));
  for (const std::string& name : option_names(help)) EXPECT_THAT(page, HasSubstr("\\fB" + roff(name) + "\\fR"));
  for (const std::string& command : commands) {
    const std::string section = section_of(command);
    const auto names = option_names(run({command, "--help"}).out);
    ASSERT_THAT(names, Contains("--help")) << command;
    for (const std::string& name : names) {
      EXPECT_THAT(section, HasSubstr("\\fB" + roff(name) + "\\fR")) << command;
    }
  }
}

TEST_F(ManPage, ShowsArgumentsChoicesAndExamples) {
  EXPECT_THAT(section_of("pair"), HasSubstr("\\fB\\-\\-rules\\fR \\fIEDITION\\fR"));
  EXPECT_THAT(section_of("check"), HasSubstr("\\fIFILE\\fR..."));
  EXPECT_THAT(section_of("pair"), HasSubstr("\nExamples:\n"));
  EXPECT_THAT(page, HasSubstr("\n.SH \"EXIT CODES\"\n"));
}

TEST_F(ManPage, IsNotInTheHelp) { EXPECT_THAT(listed_commands(run({"--help"}).out), Not(Contains("man"))); }

TEST_F(ManPage, IsWellFormedForGroff) {
  const Finished result = run_tool("groff", {"-man", "-Tascii", "-ww", "-z", path("bloesem.1")});
  if (result.exit_code == no_such_formatter) GTEST_SKIP() << "groff is not installed";
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, IsEmpty());
}

// The page has no date, so that a version of the program always gives the same page.
TEST_F(ManPage, IsWellFormedForMandoc) {
  const Finished result = run_tool("mandoc", {"-T", "lint", "-W", "warning", path("bloesem.1")});
  if (result.exit_code == no_such_formatter) GTEST_SKIP() << "mandoc is not installed";
  std::istringstream lines(result.out + result.err);
  for (std::string line; std::getline(lines, line);) EXPECT_THAT(line, HasSubstr("missing date"));
}

}  // namespace
}  // namespace bloesem::cli_test
