// Runs every example of README.md and docs/ in a shell, in a separate folder for each page, and compares the
// output with what the page shows.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/docs/page.hpp"
#include "tests/docs/pages.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::docs_test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> pages_with_examples() {
  std::vector<std::string> names;
  for (const fs::path& page : pages()) names.push_back(fs::relative(page, root).string());
  return names;
}

// Pages show standard output, with messages before or after it where they matter.
bool shows(const std::string& shown, const cli_test::Finished& finished) {
  return matches(shown, finished.out) || matches(shown, finished.err + finished.out) ||
         matches(shown, finished.out + finished.err);
}

class Examples : public cli_test::ProgramTest, public ::testing::WithParamInterface<std::string> {
 protected:
  // Words used on the pages: `bloesem` and `./run` are the built program, `fixtures` is the project's folder.
  void SetUp() override {
    write("run", "#!/bin/sh\nexec '" BLOESEM_PROGRAM "' \"$@\"\n");
    fs::permissions(path("run"), fs::perms::owner_all);
    fs::create_directory_symlink(root / "fixtures", path("fixtures"));
    fs::create_directory(path(".bin"));
    fs::create_symlink(BLOESEM_PROGRAM, path(".bin/bloesem"));
  }

  // Where compilers and Python find the libraries that an installation puts in their places.
  static constexpr const char* doors =
      "export C_INCLUDE_PATH='" BLOESEM_SOURCE_DIR "/engine/c/include' LIBRARY_PATH='" BLOESEM_LIBRARY_FOLDER
      "' LD_LIBRARY_PATH='" BLOESEM_LIBRARY_FOLDER "' PYTHONPATH='" BLOESEM_SOURCE_DIR
      "/engine/python' BLOESEM_LIBRARY='" BLOESEM_LIBRARY_FOLDER "/libbloesem.so' PYTHONDONTWRITEBYTECODE=1; ";

  [[nodiscard]] cli_test::Finished run_in_shell(const std::string& command) const {
    return run_tool("bash",
                    {"-c", "export HOME=\"$PWD\" PATH=\"$PWD/.bin:$PATH\"; " + std::string(doors) + command});
  }

  void expect_right(const Example& example) const {
    SCOPED_TRACE(GetParam() + ":" + std::to_string(example.line) + ": " + example.text);
    if (example.kind == Example::Kind::File) return write(example.text, example.content);
    const cli_test::Finished finished = run_in_shell(example.text);
    EXPECT_NE(finished.exit_code, 2) << finished.err;
    EXPECT_NE(finished.exit_code, -1) << finished.err;
    if (example.must_succeed) {
      EXPECT_EQ(finished.exit_code, 0) << finished.err;
    }
    if (example.has_output) {
      EXPECT_TRUE(shows(example.content, finished)) << finished.err << finished.out;
    }
  }
};

TEST_P(Examples, DoWhatThePageShows) {
  const Page page = read_page(bloesem::test::content_of(root / GetParam()));
  for (const std::string& fault : page.faults) ADD_FAILURE() << GetParam() << ": " << fault;
  for (const Example& example : page.examples) expect_right(example);
}

std::string test_name(const ::testing::TestParamInfo<std::string>& page) {
  std::string name = page.param;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(OfPage, Examples, ::testing::ValuesIn(pages_with_examples()), test_name);

TEST(Page, IsTakenApart) {
  const Page page = read_page(
      "<!-- file: a.trf -->\n```\n012 A\n```\ntext\n<!-- setup: true -->\n```\n$ cat a.trf\n012 A\n$ "
      "true\n```\n"
      "```sh\nfalse  # fails\n```\n\n<!-- output -->\n```\nnothing\n```\n<!-- not run: no peer "
      "-->\n```sh\nx\n```\n");
  ASSERT_EQ(page.examples.size(), 5U);
  EXPECT_EQ(page.examples[0].content, "012 A\n");
  EXPECT_EQ(page.examples[1].kind, Example::Kind::Setup);
  EXPECT_EQ(page.examples[2].text, "cat a.trf");
  EXPECT_EQ(page.examples[2].content, "012 A\n");
  EXPECT_EQ(page.examples[2].line, 8);
  EXPECT_TRUE(page.examples[3].must_succeed && !page.examples[3].has_output);
  EXPECT_TRUE(page.examples[4].has_output);
  EXPECT_EQ(page.examples[4].content, "nothing\n");
  EXPECT_TRUE(page.examples[4].must_succeed);
  EXPECT_EQ(page.not_run.size(), 1U);
  EXPECT_TRUE(page.faults.empty());
}

TEST(Page, CommandsInATextAreTaken) {
  const Page page = read_page(
      "`bloesem no` is not taken\n\n<!-- spans -->\n| a | `bloesem one`, `--two` |\n| b | `bloesem\nthree` "
      "|\n\n"
      "`bloesem no`\n");
  ASSERT_EQ(page.examples.size(), 2U);
  EXPECT_EQ(page.examples[0].text, "bloesem one");
  EXPECT_TRUE(page.examples[0].must_succeed);
  EXPECT_EQ(page.examples[1].text, "bloesem three");
  EXPECT_TRUE(page.faults.empty());
}

TEST(Page, NamesMisplacedDirectives) {
  EXPECT_EQ(read_page("<!-- spans -->\nno command\n").faults.size(), 1U);
  EXPECT_EQ(read_page("<!-- output -->\ntext\n").faults.size(), 1U);
  EXPECT_EQ(read_page("<!-- file: a -->\n").faults.size(), 1U);
  EXPECT_EQ(read_page("<!-- output -->\n```\nx\n```\n").faults.size(), 1U);
}

TEST(Page, DotsStandForAnyLines) {
  EXPECT_TRUE(matches("a\n...\nc\n", "a\nb\nb\nc\n"));
  EXPECT_TRUE(matches("a\n  ...\n", "a\n"));
  EXPECT_FALSE(matches("a\n...\nc\n", "a\nb\n"));
  EXPECT_FALSE(matches("a\n", "a\nb\n"));
  EXPECT_FALSE(matches("a\nb\n", "a\n"));
}

}  // namespace
}  // namespace bloesem::docs_test
