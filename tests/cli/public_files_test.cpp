// Files modelled on real ones (fixtures/public/README.md): the exit code of each command, and its decisive
// line.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/files.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

const std::filesystem::path folder = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "public";

std::string last_line(std::string text) {
  if (text.ends_with('\n')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

// Returns place and code of the first error: "open.trf:6:80 [shifted-columns]".
std::string first_error(const std::string& messages) {
  std::istringstream lines(messages);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t at = line.find(": error: ");
    if (at == std::string::npos) continue;
    return line.substr(0, at) + (line.ends_with(']') ? ' ' + line.substr(line.rfind('[')) : "");
  }
  return "";
}

class PublicFiles : public ProgramTest {
 protected:
  void SetUp() override {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      const std::filesystem::path& file = entry.path();
      if (file.extension() == ".trf") std::filesystem::create_symlink(file, path(file.filename().string()));
    }
  }
};

// expected.tsv: exit code, arguments, and the last line on standard output (empty for a conversion) or the
// error.
TEST_F(PublicFiles, EndAsExpected) {
  std::istringstream rows(bloesem::test::content_of(folder / "expected.tsv"));
  std::set<std::string> used;
  for (std::string row; std::getline(rows, row);) {
    if (row.starts_with('#')) continue;
    const std::size_t first = row.find('\t');
    const std::size_t second = row.find('\t', first + 1);
    ASSERT_NE(second, std::string::npos) << row;
    const std::string arguments = row.substr(first + 1, second - first - 1);
    const Finished result = run(split_words(arguments));
    const std::string line = result.exit_code == 3              ? first_error(result.err)
                             : arguments.starts_with("convert") ? ""
                                                                : last_line(result.out);
    EXPECT_EQ(std::to_string(result.exit_code) + '\t' + arguments + '\t' + line, row);
    for (const std::string& word : split_words(arguments))
      if (word.ends_with(".trf")) used.insert(word);
  }
  const auto files = entries();
  EXPECT_EQ(used.size(), files.size()) << "a file without a row in expected.tsv";
}

// A team event gives a single message, and the results of its players are read.
TEST_F(PublicFiles, ATeamEventIsReadForItsPlayers) {
  const Finished standings = run({"standings", "team-swiss.trf", "--tiebreaks", "PTS"});
  EXPECT_EQ(standings.exit_code, 0);
  EXPECT_EQ(std::count(standings.err.begin(), standings.err.end(), '\n'), 2) << standings.err;
  EXPECT_THAT(standings.err, ::testing::HasSubstr("event between teams"));
  EXPECT_THAT(standings.out, ::testing::HasSubstr("Meidoorn, Elsa"));
  for (const std::string command : {"pair", "check", "report"}) {
    const Finished refused = run({command, "team-swiss.trf"});
    EXPECT_EQ(refused.exit_code, 3) << command;
    EXPECT_THAT(refused.err, ::testing::HasSubstr("event between teams")) << command;
  }
}

// The value of a team's bye does not apply to its players.
TEST_F(PublicFiles, TheValueOfATeamsByeIsNotThatOfItsPlayers) {
  const std::string file = read("team-export-in-play.trf");
  const std::string record = "162  P 5.0\n";
  ASSERT_THAT(file, ::testing::HasSubstr(record));
  std::string without = file;
  without.erase(without.find(record), record.size());
  write("without.trf", without);
  const std::vector<std::string> more{"--tiebreaks", "PTS", "--with-open-games", "--format", "csv"};
  const auto standings = [&](const std::string& name) {
    std::vector<std::string> words{"standings", name};
    words.insert(words.end(), more.begin(), more.end());
    return run(words).out;
  };
  EXPECT_NE(standings("without.trf"), "");
  EXPECT_EQ(standings("team-export-in-play.trf"), standings("without.trf"));
  for (const std::string target : {"trf26", "trf16"})
    EXPECT_THAT(run({"convert", "team-export-in-play.trf", "--recompute", "--to", target}).out,
                ::testing::HasSubstr(record));
}

// Converted, it is the same team event, with its team records unchanged.
TEST_F(PublicFiles, ATeamEventKeepsItsRecords) {
  const Finished once = run({"convert", "team-swiss.trf", "--to", "trf26"});
  ASSERT_EQ(once.exit_code, 0) << once.err;
  for (const std::string line :
       {"240 F   1    3", "250  2          1   1    1    2", "260   1   3    1    4",
        "300   1   1   3    1    6   11", "320  2.0  3.0   5   4   3", "299 -  0.0  1.0   2    4"})
    EXPECT_THAT(once.out, ::testing::HasSubstr(line));
  write("again.trf", once.out);
  EXPECT_EQ(run({"convert", "again.trf", "--to", "trf26"}).out, once.out);
  EXPECT_EQ(run({"standings", "again.trf", "--tiebreaks", "PTS"}).out,
            run({"standings", "team-swiss.trf", "--tiebreaks", "PTS"}).out);
  for (const std::string target : {"trfx", "trfbx", "trf06", "wide", "json", "csv"}) {
    const Finished refused = run({"convert", "team-swiss.trf", "--to", target});
    EXPECT_EQ(refused.exit_code, 3) << target;
    EXPECT_EQ(refused.out, "") << target;
  }
}

}  // namespace
}  // namespace bloesem::cli_test
