#include "trf/groups_and_seats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bloesem/trf/lint.hpp"
#include "bloesem/trf/list_writer.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/source_text.hpp"
#include "bloesem/trf/tournament_file.hpp"
#include "bloesem/trf/writer.hpp"
#include "trf/editor.hpp"

namespace bloesem::trf {
namespace {

constexpr std::string_view four_players =
    "001    1      Leiden                                                             1.0    1     2 w 1\n"
    "001    2      Delft                                                              0.0    2     1 b 0\n"
    "001    3      Gouda                                                              1.0    1     4 w 1\n"
    "001    4      Hoorn                                                              0.0    2     3 b 0\n"
    "XXR 5\nXXC white1\n";

ReadResult four_with(std::string_view comments) {
  return read_tournament(std::string(four_players) + std::string(comments));
}

constexpr std::string_view all_comments =
    "### bloesem:group A 1 2\n### bloesem:group B 3 4\n### bloesem:fixed-pair 1 1 2\n"
    "### bloesem:fixed-pair 2 4 3 by-rules\n### bloesem:fixed-board 2 3 1\n";

TEST(GroupsAndSeats, AreReadFromComments) {
  const ReadResult read = four_with(all_comments);
  ASSERT_TRUE(read.tournament);
  EXPECT_TRUE(read.diagnostics.empty());
  const Tournament& t = *read.tournament;
  EXPECT_EQ(t.groups, (std::vector<PlayerGroup>{{"A", {0, 1}}, {"B", {2, 3}}}));
  EXPECT_EQ(t.fixed_pairs, (std::vector<FixedPair>{{1, 0, 1, false}, {2, 3, 2, true}}));
  EXPECT_EQ(t.fixed_boards, (std::vector<FixedBoard>{{2, 1, 2}}));
  EXPECT_TRUE(t.is_arranged());
}

TEST(GroupsAndSeats, AGroupMayHaveSeveralLines) {
  const ReadResult read = four_with("### bloesem:group A 4\n### bloesem:group B 3\n### bloesem:group A 1 2\n");
  ASSERT_TRUE(read.tournament);
  EXPECT_EQ(read.tournament->groups, (std::vector<PlayerGroup>{{"A", {0, 1, 3}}, {"B", {2}}}));
}

TEST(GroupsAndSeats, AreWrittenBackInEveryFormatThatHasThem) {
  const Tournament t = four_with(all_comments).tournament.value();
  for (const Target target : {Target::Trf06, Target::Trf16, Target::Trf26, Target::Trfx, Target::Trfbx}) {
    const Tournament again = read_tournament(write_report(t, {.target = target}).text).tournament.value();
    EXPECT_EQ(again.groups, t.groups);
    EXPECT_EQ(again.fixed_pairs, t.fixed_pairs);
    EXPECT_EQ(again.fixed_boards, t.fixed_boards);
  }
  const std::string json = write_json(t);
  for (const std::string& text : {json, write_csv(t)}) {
    const SourceText source(text);
    const ReadResult list = read_tournament(source, source.lines(), recognise_format(text), {});
    ASSERT_TRUE(list.tournament) << text;
    EXPECT_EQ(list.tournament->groups, t.groups);
    EXPECT_EQ(list.tournament->fixed_pairs, t.fixed_pairs);
    EXPECT_EQ(list.tournament->fixed_boards, t.fixed_boards);
    EXPECT_EQ(write_json(*list.tournament), json);
  }
}

TEST(GroupsAndSeats, AreErrorsIfTheyCannotBeUsed) {
  const auto code = [](std::string_view comment) {
    const ReadResult read = four_with(comment);
    return read.tournament ? std::string("none") : std::string(name_of(read.diagnostics.front().code));
  };
  EXPECT_EQ(code("### bloesem:group\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:group A 1 x\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:group A 1 9\n"), name_of(Code::UnknownPlayer));
  EXPECT_EQ(code("### bloesem:group A 1 2\n### bloesem:group B 2 3\n"), name_of(Code::RepeatedPlayer));
  EXPECT_EQ(code("### bloesem:group A 1 1\n"), name_of(Code::RepeatedPlayer));
  EXPECT_EQ(code("### bloesem:fixed-pair 2 1\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:fixed-pair 0 1 2\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:fixed-pair 2 1 1\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:fixed-pair 2 1 3 perhaps\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:fixed-pair 2 1 9\n"), name_of(Code::UnknownPlayer));
  EXPECT_EQ(code("### bloesem:fixed-board 2 1\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:fixed-board 2 1 -1\n"), name_of(Code::BadValue));
  EXPECT_EQ(code("### bloesem:fixed-board 2 9 1\n"), name_of(Code::UnknownPlayer));
  EXPECT_EQ(code("### bloesem:groups A 1 x\n"), "none");
}

TEST(GroupsAndSeats, AreErrorsInListsIfTheyCannotBeUsed) {
  const auto readable = [](const std::string& setting) {
    const std::string text =
        "#bloesem,1\n#rounds_played,0\n#" + setting + "\nid,name,points\n1,A,0\n2,B,0\n3,C,0\n";
    const SourceText source(text);
    return read_tournament(source, source.lines(), FileFormat::Csv, {}).tournament.has_value();
  };
  EXPECT_TRUE(readable("group,A,1,2"));
  EXPECT_FALSE(readable("group,A B,1,2"));
  EXPECT_FALSE(readable("group,A,1,x"));
  EXPECT_FALSE(readable("group,A,1,9"));
  EXPECT_TRUE(readable("fixed_pair,1,by-hand,1,2"));
  EXPECT_FALSE(readable("fixed_pair,1,by-chance,1,2"));
  EXPECT_FALSE(readable("fixed_pair,0,by-hand,1,2"));
  EXPECT_FALSE(readable("fixed_pair,1,by-hand,1,1"));
  EXPECT_FALSE(readable("fixed_pair,1,by-hand,1"));
  EXPECT_TRUE(readable("fixed_board,1,4,3"));
  EXPECT_FALSE(readable("fixed_board,1,4"));
  EXPECT_FALSE(readable("fixed_board,1,-1,3"));
}

TEST(GroupsAndSeats, APairThatWasNotPlayedIsIgnoredWithAWarning) {
  const ReadResult read = four_with("### bloesem:fixed-pair 1 1 3\n");
  ASSERT_TRUE(read.tournament);
  EXPECT_TRUE(read.tournament->fixed_pairs.empty());
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(read.diagnostics[0].severity, Severity::Warning);
}

constexpr std::string_view two_byes =
    "001    1      Leiden                                                             1.0    1     2 w 1\n"
    "001    2      Delft                                                              0.0    5     1 b 0\n"
    "001    3      Gouda                                                              1.0    1  0000 - U\n"
    "001    4      Hoorn                                                              1.0    1  0000 - U\n"
    "XXR 5\nXXC white1\n";

std::vector<std::string> codes_of(std::string_view text) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : read_tournament(text, {.purpose = Purpose::Check}).diagnostics)
    codes.emplace_back(name_of(diagnostic.code));
  return codes;
}

TEST(GroupsAndSeats, OneByeForEachGroupIsNoFinding) {
  const std::string text(two_byes);
  EXPECT_EQ(codes_of(text), std::vector<std::string>{"second-bye"});
  EXPECT_TRUE(codes_of(text + "### bloesem:group A 1 2 3\n### bloesem:group B 4\n").empty());
  EXPECT_EQ(codes_of(text + "### bloesem:group A 1 2\n### bloesem:group B 3 4\n"),
            std::vector<std::string>{"second-bye"});
}

TEST(GroupsAndSeats, AreRenumberedWithThePlayers) {
  Editor editor(Document::parse(std::string(four_players) +
                                "### bloesem:group 2 1 2\n### bloesem:group B 3 4\n"
                                "### bloesem:fixed-pair 2 1 4 by-rules\n### bloesem:fixed-board 2 2 3\n"));
  editor.renumber({0, 11, 12, 13, 14});
  const std::string text = editor.document().to_bytes();
  EXPECT_NE(text.find("### bloesem:group 2 11 12\n### bloesem:group B 13 14\n"
                      "### bloesem:fixed-pair 2 11 14 by-rules\n### bloesem:fixed-board 2 12 3\n"),
            std::string::npos)
      << text;
}

TEST(GroupsAndSeats, RanksAreThoseOfEachGroup) {
  const Tournament t = four_with("### bloesem:group A 1 3\n### bloesem:group B 2 4\n").tournament.value();
  const std::string text = write_tournament(t);
  EXPECT_NE(text.find("0.0    1     1 b 0"), std::string::npos) << text;
}

TEST(GroupsAndSeats, PlayersInNoGroupAndGamesBetweenGroupsAreFound) {
  const auto found = [](const std::string& groups) {
    const std::string file = std::string(four_players) + groups;
    const SourceText source(file);
    const std::vector<std::string_view> lines = source.lines();
    const Lint lint_of_file = lint(source, lines, FileFormat::Report);
    return std::count_if(lint_of_file.findings.begin(), lint_of_file.findings.end(),
                         [](const Diagnostic& finding) { return finding.code == Code::BadGroups; });
  };
  EXPECT_EQ(found(""), 0);
  EXPECT_EQ(found("### bloesem:group A 1 2\n### bloesem:group B 3 4\n"), 0);
  EXPECT_EQ(found("### bloesem:group A 1 2\n"), 2);                           // 3 and 4
  EXPECT_EQ(found("### bloesem:group A 1 3\n### bloesem:group B 2 4\n"), 2);  // both games
}

// Points and ratings of different groups do not compare.
TEST(GroupsAndSeats, RanksAndRatingsOfOtherGroupsAreNoFinding) {
  const std::string text =
      "062 4\n"
      "001    1      Leiden                            1900                             0.5    1     2 w =\n"
      "001    2      Delft                             1800                             0.5    1     1 b =\n"
      "001    3      Gouda                             2100                             1.0    1     4 w 1\n"
      "001    4      Hoorn                             2000                             0.0    2     3 b 0\n"
      "142 5\n152 W\n192 FIDE_DUTCH_2026\n";
  const auto count = [](const std::string& file, Code code) {
    const SourceText source(file);
    const std::vector<std::string_view> lines = source.lines();
    const Lint found = lint(source, lines, FileFormat::Report);
    return std::count_if(found.findings.begin(), found.findings.end(),
                         [code](const Diagnostic& finding) { return finding.code == code; });
  };
  const std::string groups = "### bloesem:group A 1 2\n### bloesem:group B 3 4\n";
  EXPECT_EQ(count(text, Code::RatingOrder), 1);
  EXPECT_EQ(count(text + groups, Code::RatingOrder), 0);
  EXPECT_EQ(count(text, Code::RankOrder), 0);
  std::string ranked = text;
  ranked.replace(ranked.find("0.5    1     2 w ="), 8, "0.5    2");
  ranked.replace(ranked.find("1.0    1     4 w 1"), 8, "1.0    3");
  EXPECT_EQ(count(ranked, Code::RankOrder), 3);
  EXPECT_EQ(count(ranked + groups, Code::RankOrder), 1);  // Hoorn's, in the group
}

}  // namespace
}  // namespace bloesem::trf
