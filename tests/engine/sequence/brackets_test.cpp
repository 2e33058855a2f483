// A.3, A.9 and section B in the sequence engine: brackets and their candidates.
#include <gtest/gtest.h>

#include <string>

#include "bloesem/pair_round.hpp"
#include "engine/sequence/pair_bracket.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::sequence {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;

Field field_of(const Tournament& tournament) {
  PairOptions options;
  options.rounds_declared = 99;
  return requested_field(tournament, options)->field;
}

// Returns "1-3 2-4 | 5": pairs and downfloaters as BSNs.
std::vector<std::string> candidates(const Field& field, const Bracket& bracket) {
  std::vector<std::string> list;
  for (const auto& [candidate, values] : every_candidate(field, bracket)) {
    std::string text;
    for (const auto& [higher, lower] : candidate.pairs)
      text += std::to_string(higher + 1) + "-" + std::to_string(lower + 1) + " ";
    for (const Place p : candidate.downfloaters) text += "| " + std::to_string(p + 1);
    list.push_back(text);
  }
  return list;
}

TEST(SequenceA3, BracketsOfTheWalk) {
  const Field field = field_of(TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H"));
  const Bracket first = ordinary_bracket(field, {}, 0);
  EXPECT_EQ(first.kind, BracketKind::Normal);
  EXPECT_EQ(first.residents, (std::vector<Place>{0, 1}));
  EXPECT_EQ(first.ahead, (std::vector<Place>{2, 3}));
  const Bracket second = ordinary_bracket(field, {0}, 2);
  EXPECT_EQ(second.kind, BracketKind::BeforeLast);
  EXPECT_EQ(second.moved_down, (std::vector<Place>{0}));
  EXPECT_EQ(ordinary_bracket(field, {}, 4).kind, BracketKind::Last);
}

TEST(SequenceA9, ThePpbLooksAtEverybodyBelowAndTheClbHoldsThem) {
  const Field field = field_of(TournamentBuilder(6).byes("1 F, 2 F, 3 H, 4 H"));
  const Bracket ppb = penultimate_bracket(field, ordinary_bracket(field, {}, 0));
  EXPECT_EQ(ppb.kind, BracketKind::Penultimate);
  EXPECT_EQ(ppb.ahead, (std::vector<Place>{2, 3, 4, 5}));
  const Bracket clb = collapsed_bracket(field, {0, 1}, 2);
  EXPECT_EQ(clb.residents, (std::vector<Place>{2, 3, 4, 5}));
  EXPECT_TRUE(clb.ahead.empty());
}

TEST(SequenceA3, ARecordTellsItsBracketAndCandidate) {
  const Tournament tournament = TournamentBuilder(5).byes("1 F, 2 F, 3 F, 4 H");
  PairOptions options;
  options.rounds_declared = 99;
  const auto pairing = bloesem::pair_round(tournament, options);
  const Field field = field_of(tournament);
  const BracketRecord& record = pairing->record.brackets.front();
  const Bracket bracket = bracket_of(field, record);
  EXPECT_EQ(bracket.kind, record.kind);
  EXPECT_EQ(bracket.residents, (std::vector<Place>{0, 1, 2}));
  EXPECT_EQ(candidate_of(field, record), candidate_of(field, bracket, pairing->boards));
}

// B.6: the example with five players, in the last bracket; the number after the bar has the bye.
TEST(SequenceB6, FivePlayersTransposed) {
  const Field field = field_of(TournamentBuilder(5));
  std::vector<std::string> list = candidates(field, ordinary_bracket(field, {}, 0));
  ASSERT_GE(list.size(), 15U);
  EXPECT_EQ(list.size(), 15U) << "each of five has the bye, the others can be paired in three ways";
  list.resize(6);
  EXPECT_EQ(list, (std::vector<std::string>{"1-3 2-4 | 5", "1-3 2-5 | 4", "1-4 2-3 | 5", "1-4 2-5 | 3",
                                            "1-5 2-3 | 4", "1-5 2-4 | 3"}));
}

// B.5: every candidate is new.
TEST(SequenceB5, NothingIsGeneratedTwice) {
  const Field field = field_of(TournamentBuilder(8));
  std::vector<std::string> list = candidates(field, ordinary_bracket(field, {}, 0));
  EXPECT_EQ(list.size(), 105U);
  std::sort(list.begin(), list.end());
  EXPECT_EQ(std::unique(list.begin(), list.end()), list.end());
}

// B.7: the remainder changes first, then the opponents of the MDPs.
TEST(SequenceB7, TheRemainderMovesFirst) {
  const Field field = field_of(TournamentBuilder(6).byes("1 H"));
  const std::vector<std::string> list = candidates(field, {BracketKind::Last, {0}, {1, 2, 3, 4, 5}, {}});
  ASSERT_EQ(list.size(), 15U);
  EXPECT_EQ(list[0], "1-2 3-5 4-6 ");
  EXPECT_EQ(list[1], "1-2 3-6 4-5 ");
  EXPECT_EQ(list[2], "1-2 3-4 5-6 ");
  EXPECT_EQ(list[3], "1-3 2-5 4-6 ");
}

// B.2: the MDP that is left in the limbo.
TEST(SequenceB7, MdpsAreExchangedWithTheLimboLast) {
  const Field field = field_of(TournamentBuilder(5).byes("1 H, 2 H"));
  const std::vector<std::string> list = candidates(field, {BracketKind::Normal, {0, 1}, {2}, {3, 4}});
  EXPECT_EQ(list, (std::vector<std::string>{"1-3 | 2", "2-3 | 1", "| 1| 2| 3"}));
}

TEST(SequenceB8, TheRankingBeginsWithThePairing) {
  const Field field = field_of(TournamentBuilder(6).round("1-4 =, 5-2 =, 3-6 ="));
  const Bracket bracket = ordinary_bracket(field, {}, 0);
  const std::vector<Evaluated> list = ranking(field, bracket);
  const auto best = pair_bracket(field, bracket, baku_2016());
  ASSERT_TRUE(best);
  EXPECT_EQ(*best, list.front().candidate);
  for (std::size_t i = 1; i < list.size(); ++i)
    EXPECT_NE(compare(list[i].values, list[i - 1].values), std::strong_ordering::less);
}

}  // namespace
}  // namespace bloesem::sequence
