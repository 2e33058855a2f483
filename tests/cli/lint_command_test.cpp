#include <gmock/gmock.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using bloesem::test::content_of;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

const fs::path examples = fs::path(BLOESEM_FIXTURES_DIR) / "lint";

class LintCommand : public ProgramTest {
 protected:
  // Copies an example of fixtures/lint into the test's folder.
  std::string example(const std::string& name) const {
    write(name, content_of(examples / name));
    return name;
  }

  // Returns the words followed by every example, sorted.
  std::vector<std::string> on_examples(std::vector<std::string> words) const {
    for (const char* extension : {".json", ".trf"}) {
      for (const fs::path& file : bloesem::test::files_in(examples, extension))
        words.push_back(example(file.filename().string()));
    }
    return words;
  }
};

// The examples are named after the kind of problem that they show.
TEST_F(LintCommand, TellsEachKindOfProblem) {
  const Finished result = run(on_examples({"lint"}));
  EXPECT_EQ(result.exit_code, 10);
  EXPECT_THAT(result.err, IsEmpty());
  EXPECT_EQ(result.out, content_of(examples / "expected.txt"));
}

TEST_F(LintCommand, TellsWhatTheDialectDoesNotHave) {
  const std::string records = example("foreign-record.trf");
  EXPECT_THAT(run({"lint", records}).out, EndsWith("1 file, 0 errors, 0 warnings\n"));
  EXPECT_EQ(run({"lint", records, "--dialect", "TRFBX"}).out, content_of(examples / "foreign-record.txt"));
  EXPECT_EQ(run({"lint", "--dialect", "trf06", example("foreign-result.trf")}).out,
            content_of(examples / "foreign-result.txt"));
}

TEST_F(LintCommand, TheExitCodeTellsWhetherThereAreErrors) {
  EXPECT_EQ(run({"lint", example("sound.trf")}).exit_code, 0);
  EXPECT_EQ(run({"lint", "--strict", "sound.trf"}).exit_code, 0);
  EXPECT_EQ(run({"lint", example("wrong-count.trf")}).exit_code, 0);
  EXPECT_EQ(run({"lint", "--strict", "wrong-count.trf"}).exit_code, 10);
  EXPECT_EQ(run({"lint", example("bad-result.trf")}).exit_code, 10);
  EXPECT_EQ(run({"lint", "sound.trf", "bad-result.trf"}).exit_code, 10);
}

TEST_F(LintCommand, OneFilesTroubleDoesNotEndTheOthers) {
  const Finished result = run({"lint", "none.trf", example("bad-result.trf")});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(result.err, StartsWith("none.trf: error: cannot be read"));
  EXPECT_THAT(result.out, HasSubstr("[bad-result]"));
  EXPECT_THAT(result.out, EndsWith("1 file, 1 error, 0 warnings\n"));
}

// A file whose system (record 192) `pair` refuses is not sound, whether or not the format defines the code.
TEST_F(LintCommand, ASystemThatIsNotPairedIsAnError) {
  const std::string sound = content_of(examples / "sound.trf");
  const std::size_t system = sound.find("192 ");
  ASSERT_NE(system, std::string::npos);
  const std::size_t end = sound.find('\n', system);
  const auto with = [&](const std::string& records) {
    return std::string(sound).replace(system, end - system, records);
  };
  for (const char* const code : {"FIDE_SCHEVENINGEN", "CUSTOM_SWISS", "FIDE_KEIZER"}) {
    write("system.trf", with(std::string("192 ") + code));
    EXPECT_EQ(run({"pair", "system.trf"}).exit_code, 3) << code;
    const Finished result = run({"lint", "system.trf"});
    EXPECT_EQ(result.exit_code, 10) << code;
    EXPECT_THAT(result.out, HasSubstr(std::string("error: record 192 says '") + code)) << code;
    EXPECT_THAT(result.out, EndsWith("1 file, 1 error, 0 warnings\n")) << code;
  }
}

TEST_F(LintCommand, AnAccelerationThatCannotBeGivenIsAnError) {
  const auto file = [](const std::string& code, const std::string& win) {
    return report("142 5\n152 W\n192 " + code + "\n162  W " + win + "\n",
                  {{1, "Ans", 2400, "0.0", {}}, {2, "Bob", 2300, "0.0", {}}});
  };
  write("points.trf", file("FIDE_DUTCH_2017_BAKU", "2.0    D 1.0"));
  EXPECT_EQ(run({"pair", "points.trf"}).exit_code, 3);
  const Finished result = run({"lint", "points.trf"});
  EXPECT_EQ(result.exit_code, 10);
  EXPECT_THAT(result.out, StartsWith("points.trf:3:5: error: "));
  EXPECT_THAT(result.out, HasSubstr("[unknown-system]"));
  write("points.trf", file("FIDE_DUTCH_2026_BAKU", "2.0    D 1.0"));
  EXPECT_EQ(run({"lint", "points.trf"}).exit_code, 0);
  write("points.trf", file("FIDE_DUTCH_2017", "2.0    D 1.0"));
  EXPECT_EQ(run({"lint", "points.trf"}).exit_code, 0);
}

TEST_F(LintCommand, BadRequestsAreRefused) {
  EXPECT_EQ(run({"lint"}).exit_code, 3);
  EXPECT_EQ(run({"lint", "-", "-"}).exit_code, 3);
  EXPECT_EQ(run({"lint", "--dialect", "tdf", "x.trf"}).exit_code, 3);
}

TEST_F(LintCommand, ReadsStandardInput) {
  const Finished result = run({"lint", "-"}, content_of(examples / "wrong-count.trf"));
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, StartsWith("<stdin>:6:5: warning: the number of players"));
}

TEST_F(LintCommand, AsJson) {
  const Finished result =
      run({"lint", "--json", "none.trf", example("wrong-count.trf"), example("no-system.trf")});
  EXPECT_EQ(result.exit_code, 5);
  const nlohmann::json json = nlohmann::json::parse(result.out);
  EXPECT_EQ(json["totals"], (nlohmann::json{{"files", 2}, {"errors", 0}, {"warnings", 2}}));
  EXPECT_EQ(json["files"][0], (nlohmann::json{{"file", "none.trf"}, {"read", false}}));
  EXPECT_EQ(json["files"][1]["dialect"], "TRF-2026");
  const nlohmann::json finding = json["files"][1]["findings"][0];
  EXPECT_EQ(finding["code"], "wrong-count");
  EXPECT_EQ(finding["level"], "warning");
  EXPECT_EQ(finding["line"], 6);
  EXPECT_EQ(finding["columns"], (nlohmann::json{5, 5}));
  EXPECT_EQ(finding["found"], "5");
  EXPECT_EQ(finding["correction"], "4");
  EXPECT_EQ(json["files"][2]["findings"][0]["line"], nullptr);
}

TEST_F(LintCommand, NothingOfAFileSteersTheTerminal) {
  write("bad.trf", "192 \x1b[31m\n162  \x1b 1.0\nXXC \x7f\xC2\x9B\n001    1\n");
  for (const std::string format : {"--strict", "--json"}) {
    const Finished result = run({"lint", "bad.trf", format});
    EXPECT_EQ(result.out.find_first_of("\x1b\x7f"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("\xC2\x9B"), std::string::npos) << result.out;
  }
}

// Takes linear time; quadratic time would take more than a minute.
TEST_F(LintCommand, LongRecordsAreReadOnce) {
  std::string file = "142 5\n162 ";
  for (int i = 0; i < 500'000; ++i) file += " W 1.0";
  file += "\n240 H 3";
  for (int i = 0; i < 500'000; ++i) file += " 1";
  write("long.trf", file + "\n001    1\n");
  EXPECT_THAT(run({"lint", "long.trf"}).out, EndsWith("1 file, 0 errors, 6 warnings\n"));
}

}  // namespace
}  // namespace bloesem::cli_test
