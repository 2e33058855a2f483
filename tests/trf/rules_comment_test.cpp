// The pairing system by name: in a comment of report files, in JSON and in CSV.
#include "trf/rules_comment.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/lint.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "bloesem/trf/writer.hpp"
#include "tests/trf/support.hpp"
#include "trf/id_fields.hpp"
#include "trf/local_records.hpp"

namespace bloesem::trf {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string two_players = testing::player(1, "0.0") + "\n" + testing::player(2, "0.0") + "\n";

ReadResult read_report(const std::string& records) { return read_tournament(records + two_players); }

ReadResult read_whatever(const std::string& bytes) {
  const SourceText source(bytes);
  return read_tournament(source, source.lines(), recognise_format(source.text()), {});
}

RulesByName ranked() { return {"ranked-dutch", "2026", {{"tie-breaks", "sums"}, {"x", "1"}}}; }

TEST(RulesComment, IsReadAndWritten) {
  const std::string line = "### bloesem:system ranked-dutch 2026 tie-breaks=sums x=1";
  EXPECT_EQ(rules_comment(ranked()), line);
  const ReadResult read = read_report("192 CUSTOM_SWISS\n" + line + "\n");
  ASSERT_TRUE(read.tournament);
  EXPECT_TRUE(read.diagnostics.empty());
  EXPECT_EQ(read.rules, ranked());
  EXPECT_EQ(read.tournament->heading.rules, ranked());
  EXPECT_EQ(read.tournament->heading.system_code, "CUSTOM_SWISS");
  EXPECT_EQ(read_report("").rules, std::nullopt);
}

TEST(RulesComment, EditionAndReadingsMayBeMissing) {
  EXPECT_EQ(read_report("### bloesem:system round-robin\n").rules, (RulesByName{"round-robin", "", {}}));
  EXPECT_EQ(read_report("### bloesem:system round-robin cycles=2\n").rules,
            (RulesByName{"round-robin", "", {{"cycles", "2"}}}));
  EXPECT_EQ(read_report("###  bloesem:system   dubov  1997  \n").rules, (RulesByName{"dubov", "1997", {}}));
  EXPECT_EQ(rules_comment({"dubov", "", {{"a", "b"}}}), "### bloesem:system dubov a=b");
}

TEST(RulesComment, RoundRobinsHaveTheirOwnWord) {
  const RulesByName rotated{"round-robin", "", {{"order", "rotated-6"}, {"boards", "balanced"}}};
  const std::string line = "### bloesem:round-robin order=rotated-6 boards=balanced";
  EXPECT_EQ(rules_comment(rotated), line);
  EXPECT_EQ(read_report(line + "\n").rules, rotated);
  EXPECT_EQ(read_report("### bloesem:system round-robin order=rotated-6 boards=balanced\n").rules, rotated);
  EXPECT_EQ(read_report("### bloesem:round-robin\n").rules, (RulesByName{"round-robin", "", {}}));
  EXPECT_EQ(rules_comment({"round-robin", "", {}}), "### bloesem:system round-robin");
  EXPECT_FALSE(read_report("### bloesem:round-robin rotated-6\n").tournament) << "no name of a reading";
  EXPECT_FALSE(read_report(line + "\n### bloesem:system lim\n").tournament) << "two systems";
  EXPECT_TRUE(read_report("### bloesem:round-robins x\n").tournament) << "another comment";
}

// Passing over it would pair the file by other rules than it states.
TEST(RulesComment, WhatCannotBeReadIsAnError) {
  for (const char* rest :
       {"", "ranked dutch 2026", "ranked-dutch 2026 sums", "ranked-dutch 2026 =sums",
        "ranked-dutch 2026 a=", "ranked-dutch 2026 a=b=c", "tie-breaks=sums", "rank\xC3\xA9 2026", "x,y"}) {
    const ReadResult read = read_report(std::string("### bloesem:system ") + rest + "\n");
    EXPECT_FALSE(read.tournament) << rest;
    ASSERT_EQ(read.diagnostics.size(), 1U) << rest;
    EXPECT_EQ(read.diagnostics[0].code, Code::BadValue);
    EXPECT_EQ(read.diagnostics[0].line, 1);
  }
  EXPECT_TRUE(read_report("### bloesem:systems lim\n").tournament) << "another comment";
}

TEST(RulesComment, TwoThatDifferAreAConflict) {
  const std::string one = "### bloesem:system lim 2026\n";
  EXPECT_TRUE(read_report(one + one).tournament);
  const ReadResult read = read_report(one + "### bloesem:system lim 2026 a=b\n");
  EXPECT_FALSE(read.tournament);
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(read.diagnostics[0].code, Code::Conflict);
  EXPECT_EQ(read.diagnostics[0].line, 2);
}

Tournament stating(RulesByName rules, std::string tie_breaks) {
  Tournament tournament;
  tournament.rounds_declared = 3;
  for (const int id : {1, 2}) {
    Player player;
    player.id = id;
    player.name = "P";
    tournament.players.push_back(player);
  }
  tournament.heading = {"CUSTOM_SWISS", "2026/05/02", std::move(rules), std::move(tie_breaks)};
  return tournament;
}

TEST(RulesComment, EveryFormatHoldsTheNames) {
  const std::vector<RulesByName> all = {
      ranked(), {"lim", "", {}}, {"lim", "2026", {}}, {"round-robin", "", {{"cycles", "2"}}}};
  for (const RulesByName& rules : all) {
    const Tournament tournament = stating(rules, "");
    std::vector<std::string> texts = {write_json(tournament), write_csv(tournament)};
    for (const Target target :
         {Target::Trf06, Target::Trf16, Target::Trf26, Target::Trfx, Target::Trfbx, Target::Wide})
      texts.push_back(write_tournament(tournament, {.target = target}));
    for (const std::string& text : texts) {
      const ReadResult again = read_whatever(text);
      ASSERT_TRUE(again.tournament) << text;
      EXPECT_EQ(again.rules, rules) << text;
      EXPECT_EQ(again.tournament->heading.rules, rules);
    }
  }
}

TEST(RulesComment, TheListOfTieBreaksIsHeldByAllButTheOldestFormat) {
  const Tournament tournament = stating({"ranked-dutch", "2026", {}}, "PTS,BH/C1,SB");
  std::vector<std::string> texts = {write_json(tournament), write_csv(tournament)};
  for (const Target target : {Target::Trf16, Target::Trf26, Target::Trfx, Target::Trfbx, Target::Wide})
    texts.push_back(write_tournament(tournament, {.target = target}));
  for (const std::string& text : texts) {
    const ReadResult again = read_whatever(text);
    ASSERT_TRUE(again.tournament) << text;
    EXPECT_EQ(again.tournament->heading.tie_breaks, "PTS,BH/C1,SB") << text;
    EXPECT_TRUE(again.standings) << text;
  }
  EXPECT_THAT(write_tournament(tournament, {.target = Target::Trf06}), Not(HasSubstr("212")));
}

TEST(RulesComment, TheHeadingHasTheListOfTieBreaks) {
  EXPECT_EQ(read_report("202 BH/C1, SB\n").tournament->heading.tie_breaks, "PTS,BH/C1,SB");
  EXPECT_EQ(read_report("202 BH\n212 SB,PTS\n").tournament->heading.tie_breaks, "SB,PTS");
  EXPECT_EQ(read_report("").tournament->heading.tie_breaks, "");
}

// A tournament built in memory may have any text.
TEST(RulesComment, NamesThatNobodyCouldReadAreNotWritten) {
  for (const RulesByName& rules : {RulesByName{"", "2026", {}},
                                   {"two words", "", {}},
                                   {"lim", "2026\n001", {}},
                                   {"lim", "", {{"a", "b c"}}},
                                   {"lim", "", {{"=", "b"}}}}) {
    const Tournament tournament = stating(rules, "");
    EXPECT_EQ(write_json(tournament), "");
    EXPECT_EQ(write_csv(tournament), "");
    const Written report = write_report(tournament);
    EXPECT_EQ(report.text, "");
    EXPECT_EQ(report.losses.size(), 1U);
  }
}

TEST(RulesComment, ConversionKeepsIt) {
  const std::string text = "192 CUSTOM_SWISS\n" + rules_comment(ranked()) + "\nXXR 3\n" + two_players;
  const ReadResult read = read_tournament(text);
  for (const Target target : {Target::Trf06, Target::Trf26, Target::Trfx, Target::Trfbx}) {
    const auto done = convert(Document::parse(text), *read.tournament, false, target);
    ASSERT_TRUE(done);
    EXPECT_EQ(read_tournament(done->document).rules, ranked());
  }
}

// The record 212 is all that such a system ranks by: dropping it is a loss.
TEST(RulesComment, AListThatIsDroppedIsALoss) {
  const auto losses = [](const std::string& comment) {
    const std::string text = comment + "212 PTS,BH\n" + two_players;
    return convert(Document::parse(text), *read_tournament(text).tournament, false, Target::Trf06)->losses;
  };
  EXPECT_THAT(losses("### bloesem:system ranked-dutch 2026\n"), ::testing::Contains(HasSubstr("record 212")));
  EXPECT_THAT(losses("192 FIDE_DUTCH_2026\n"), Not(::testing::Contains(HasSubstr("record 212"))));
}

TEST(RulesComment, NamesNoPlayers) {
  std::string line = "### bloesem:system x 1 2=2";
  EXPECT_FALSE(renumber_line(line, {0, 2, 1}));
  EXPECT_TRUE(is_own_comment(LineText(1, line)));
  EXPECT_FALSE(is_open_game(LineText(1, line)));
}

TEST(RulesComment, JsonIsChecked) {
  const auto code = [](const std::string& rules) {
    const ReadResult read = read_whatever(R"({"schema": 1, "rules": )" + rules +
                                          R"(, "rounds_played": 0, "players": [{"id": 1}]})");
    return read.diagnostics.empty() ? std::string("read") : std::string(name_of(read.diagnostics[0].code));
  };
  EXPECT_EQ(code(R"({"system": "lim"})"), "read");
  EXPECT_EQ(code(R"({"system": "lim", "edition": "2026", "readings": {"a": "b"}})"), "read");
  EXPECT_EQ(code(R"({"edition": "2026"})"), "missing-key");
  EXPECT_EQ(code(R"({"system": "two words"})"), "bad-value");
  EXPECT_EQ(code(R"({"system": "lim", "edition": ""})"), "bad-value");
  EXPECT_EQ(code(R"({"system": "lim", "readings": {"a b": "c"}})"), "bad-value");
  EXPECT_EQ(code(R"({"system": "lim", "readings": {"a": "b c"}})"), "bad-value");
  EXPECT_EQ(code(R"({"system": "lim", "year": "2026"})"), "unknown-key");
  EXPECT_EQ(code(R"("lim")"), "bad-syntax");
}

TEST(RulesComment, CsvIsChecked) {
  const auto code = [](const std::string& rules) {
    const ReadResult read = read_whatever("#bloesem,1\n" + rules + "\n#rounds_played,0\nid\n1\n");
    return read.diagnostics.empty() ? std::string("read") : std::string(name_of(read.diagnostics[0].code));
  };
  EXPECT_EQ(code("#rules,lim"), "read");
  EXPECT_EQ(code("#rules,lim,2026,a=b,,"), "read");
  EXPECT_EQ(code("#rules,lim,a=b"), "read");
  EXPECT_EQ(code("#rules,lim,2026,b"), "bad-value");
  EXPECT_EQ(code("#rules,two words"), "bad-value");
  EXPECT_EQ(code("#rules"), "missing-key");
  EXPECT_EQ(code("#rules,lim\n#rules,lim"), "bad-syntax");
  EXPECT_EQ(code("#tie_breaks,\"PTS,BH\""), "read");
}

}  // namespace
}  // namespace bloesem::trf
