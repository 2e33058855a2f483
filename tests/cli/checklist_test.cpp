// The checklist for arbiters: pair --checklist.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/support/program/report_text.hpp"
#include "tests/support/program/run_program.hpp"

namespace bloesem::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class ChecklistOption : public ProgramTest {
 protected:
  void SetUp() override { write("kersen.trf", kersen_open()); }

  [[nodiscard]] std::string list(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "pair");
    arguments.insert(arguments.end(), {"-o", "pairs", "--checklist", "-"});
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result.out;
  }

  void expect_refused(int exit_code, std::vector<std::string> arguments, const std::string& message) const {
    arguments.insert(arguments.begin(), "pair");
    const std::vector<std::string> before = entries();
    const Finished result = run(arguments);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.err, HasSubstr(message));
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_EQ(entries(), before);
  }
};

TEST_F(ChecklistOption, TellsWhatDecided) {
  EXPECT_EQ(list({"kersen.trf"}),
            "Kersen Open, round 3 (FIDE Dutch, rules of 2016)\n"
            "\n"
            "No  Name          Points  Colours  Preference  -1R   -2R  Bye  Met  Now\n"
            "\n"
            "Score 1.5\n"
            " 1  Appel, Ans       1.5  WB       mild White  -     -    may  4 2  White against 6, down\n"
            " 2  Braam, Bob       1.5  BW       mild Black  -     -    may  5 1  Black against 3\n"
            " 3  Citroen, Cas     1.5  WB       mild White  down  -    may  6 4  White against 2\n"
            "  1 floats down to 6 (score 1.0)\n"
            "    bracket 1.5: 3 players, an odd number; its pairing costs C.6 1.0\n"
            "\n"
            "Score 1.0\n"
            " 6  Framboos, Fe     1.0  BW       mild Black  down  -    may  3 5  Black against 1, up\n"
            "\n"
            "Score 0.5\n"
            " 5  Eik, Evi         0.5  WB       mild White  up    -    may  2 6  White against 4, down\n"
            "  5 floats down to 4 (score 0.0)\n"
            "    bracket 0.5: no other player is in it; its pairing costs C.6 1.0\n"
            "\n"
            "Score 0.0\n"
            " 4  Druif, Dina      0.0  BW       mild Black  up    -    may  1 3  Black against 5, up\n");
  EXPECT_EQ(read("pairs"), round_three);
}

TEST_F(ChecklistOption, TellsTheBye) {
  EXPECT_THAT(list({"kersen.trf", "--absent", "5"}),
              HasSubstr("  4 has the bye: an odd number of players is paired\n"));
}

TEST_F(ChecklistOption, TellsPreferencesInWords) {
  write("kinds.trf",
        report("042 2025/05/02\nXXR 6\nXXC white1\n", {{1, "A", 0, "0.0", {"2 w 0", "3 w 0"}},
                                                       {2, "B", 0, "2.0", {"1 b 1", "5 b 1"}},
                                                       {3, "C", 0, "2.0", {"4 w +", "1 b 1"}},
                                                       {4, "D", 0, "0.0", {"3 b -", "0000 - Z"}},
                                                       {5, "E", 0, "1.0", {"0000 - U", "2 w 0"}}}));
  const std::string text = list({"kinds.trf"});
  EXPECT_THAT(text, HasSubstr("absolute Black (difference 2)"));
  EXPECT_THAT(text, HasSubstr("absolute White (difference 2)"));
  EXPECT_THAT(text, HasSubstr("strong White "));
  EXPECT_THAT(text, HasSubstr(" none "));
  // 3: may not have the bye; had no opponent in one round and 1 in the next
  EXPECT_THAT(text, HasSubstr("  no   - 1 "));
}

TEST_F(ChecklistOption, GoesBesideThePairing) {
  const Finished result = run({"pair", "kersen.trf", "--checklist", "list"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, round_three);
  EXPECT_THAT(read("list"), HasSubstr("Score 1.5"));
}

TEST_F(ChecklistOption, StandardOutputTakesOneOfThem) {
  expect_refused(3, {"kersen.trf", "--checklist", "-"}, "the checklist ");
  expect_refused(3, {"kersen.trf", "-o", "a", "--checklist", "./a"}, "the checklist ");
  expect_refused(3, {"kersen.trf", "--checklist", "kersen.trf"}, "would replace the input");
}

TEST_F(ChecklistOption, BothFilesOrNone) {
  write("old", "old");
  expect_refused(5, {"kersen.trf", "-o", "old", "--checklist", "no folder/list"}, "cannot be written");
  expect_refused(5, {"kersen.trf", "-o", "no folder/pairs", "--checklist", "old"}, "cannot be written");
  EXPECT_EQ(read("old"), "old");
  const Finished result = run_into("/dev/full", {"pair", "kersen.trf", "--checklist", "list"});
  EXPECT_EQ(result.exit_code, 5);
  EXPECT_THAT(entries(), ElementsAre("kersen.trf", "old"));
}

}  // namespace
}  // namespace bloesem::cli_test
