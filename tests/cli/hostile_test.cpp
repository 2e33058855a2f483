// Malicious names and files: against the terminal, the shell, memory and time.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Escape sequences in all forms: ESC, DEL, and CSI as a single character.
constexpr const char* steering = "\x1b[31m\x7f\xC2\x9B 2J";
constexpr const char* harmless = "\\x1b[31m\\x7f\\x9b 2J";

class Hostile : public ProgramTest {
 protected:
  void SetUp() override { write("kersen.trf", kersen_open()); }

  static std::string nobody_has_played(int players, const std::string& records) {
    std::vector<Entrant> entrants;
    for (int id = 1; id <= players; ++id) entrants.push_back({id, "P", 2000, "0.0", {}});
    return report("XXR 9\nXXC white1\n" + records, entrants);
  }
};

// ---- names

TEST_F(Hostile, OutputNamesAreNeverInterpreted) {
  for (const std::string name : {"{}", "[a,b]", "[]", "%%", "$(touch x)", "`id`", "a\nb", "\"q\"", "'q'", "~",
                                 "*", "x;y|z&", "\xff\xfe", "-x", "++", "a,b", "=x"}) {
    EXPECT_EQ(run({"pair", "kersen.trf", "-o", name}).exit_code, 0) << name;
    EXPECT_EQ(read(name), round_three) << name;
    EXPECT_EQ(entries().size(), 2U) << name;
    fs::remove(path(name));
  }
}

TEST_F(Hostile, TheLongestNameOfASystemIsStillWritten) {
  const std::string longest(255, 'x');
  EXPECT_EQ(run({"pair", "kersen.trf", "-o", longest}).exit_code, 0);
  EXPECT_EQ(read(longest), round_three);
  EXPECT_EQ(run({"pair", "kersen.trf", "-o", longest + "x"}).exit_code, 5);
  EXPECT_THAT(entries(), ElementsAre("kersen.trf", longest));
}

TEST_F(Hostile, NoNameSteersTheTerminal) {
  const std::string name = std::string("f") + steering + ".trf";
  for (const std::vector<std::string>& words : {std::vector<std::string>{"pair", name},
                                                {"check", name},
                                                {"pair", "kersen.trf", "-o", "none/" + name},
                                                {"pair", "kersen.trf", "--absent", name}}) {
    const Finished result = run(words);
    EXPECT_NE(result.exit_code, 0);
    EXPECT_THAT(result.err, HasSubstr(harmless));
  }
}

TEST_F(Hostile, StrayBytesOfANameAreShownAsNumbers) {
  EXPECT_THAT(run({"pair", "caf\xe9.trf"}).err, StartsWith("caf\\xe9.trf: error:"));
}

TEST_F(Hostile, JsonSteersNoTerminalAndStillHasTheName) {
  const std::string name = std::string("f") + steering + ".trf";
  write(name, kersen_open());
  const Finished result = run({"check", "--json", name});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, HasSubstr(R"(f\u001b[31m\u007f\u009b 2J.trf)"));
  EXPECT_EQ(nlohmann::json::parse(result.out)["files"][0]["file"], name);
}

// ---- text of a file

TEST_F(Hostile, NoTextOfAFileSteersTheTerminal) {
  const std::string text(steering);
  const std::vector<std::string> files = {
      nobody_has_played(2, "XXP 1 " + text + "9\n"),   nobody_has_played(2, "192 " + text + "\n"),
      nobody_has_played(2, "192 " + text + "_BAKU\n"), nobody_has_played(2, "042 " + text + "\n"),
      nobody_has_played(2, "BBW " + text + "\n"),
  };
  for (const std::string& file : files) {
    write("bad.trf", file);
    std::string told;
    for (const std::vector<std::string>& words : {std::vector<std::string>{"pair", "bad.trf"},
                                                  {"pair", "--rules", "2016", "bad.trf"},
                                                  {"check", "bad.trf"}}) {
      told += run(words).err;
    }
    EXPECT_THAT(told, HasSubstr("\\x1b["));
    EXPECT_EQ(told.find_first_of("\x1b\x7f"), std::string::npos) << told;
    EXPECT_EQ(told.find("\xC2\x9B"), std::string::npos) << told;
  }
}

// ---- size

TEST_F(Hostile, AFileBeyondTheLimitIsRefused) {
  write("huge.trf", "");
  fs::resize_file(path("huge.trf"), (std::uintmax_t{512} << 20U) + 1);
  const Finished result = run({"pair", "huge.trf", "-o", "round.txt"});
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_THAT(result.err, StartsWith("huge.trf: error: "));
  EXPECT_EQ(run({"check", "/dev/zero"}).exit_code, 4);
  EXPECT_THAT(entries(), ElementsAre("huge.trf", "kersen.trf"));
}

// Reading takes linear time; quadratic time would take more than a minute for these.
TEST_F(Hostile, LongLinesAndManyLinesAreReadOnce) {
  const std::string player = "001    1\n";
  std::string wide = "001    1 ";
  wide.append(8'000'000, '\t').append("x\n");
  std::string rounds = "001    1";
  rounds.resize(89, ' ');
  for (int round = 0; round < 500'000; ++round) rounds += "  0000 - Z";
  std::string ids = "XXP";
  for (int i = 0; i < 2'000'000; ++i) ids += " 1";
  for (const auto& [file, code] : std::vector<std::pair<std::string, int>>{
           {"XXR 3\nXXC white1\n012 " + std::string(20'000'000, 'x') + '\n' + player, 0},
           {"XXR 3\nXXC white1\n" + player + std::string(3'999'990, '\n'), 0},
           {"XXR 3\nXXC white1\n" + player + std::string(4'000'000, '\n'), 4},
           {"XXR 3\nXXC white1\n" + ids + '\n' + player, 0},
           {wide, 3},
           {rounds, 4}}) {
    write("long.trf", file);
    EXPECT_EQ(run({"pair", "--rules", "2016", "long.trf"}).exit_code, code);
  }
}

// A million faults must not give a million messages.
TEST_F(Hostile, MessagesAreLimited) {
  std::string file;
  for (int i = 0; i < 200'000; ++i) file += "XXR x\n";
  write("faults.trf", file);
  const Finished pair = run({"pair", "faults.trf"});
  EXPECT_EQ(std::count(pair.err.begin(), pair.err.end(), '\n'), 3);
  const Finished check = run({"check", "faults.trf"});
  EXPECT_EQ(std::count(check.err.begin(), check.err.end(), '\n'), 30'000);
}

// Each group has a million pairs, so a list of all pairs would not fit into memory.
TEST_F(Hostile, OverlappingGroupsOfForbiddenPairsDoNotAddUp) {
  constexpr int players = 1500;
  std::string group = "XXP";
  for (int id = 1; id <= players; ++id) group += ' ' + std::to_string(id);
  group += '\n';
  std::string groups;
  for (int i = 0; i < 2000; ++i) groups += group;
  write("groups.trf", nobody_has_played(players, groups));
  const Finished result = run({"pair", "--rules", "2016", "groups.trf"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.err, HasSubstr("no valid pairing exists"));
}

}  // namespace
}  // namespace bloesem::cli_test
