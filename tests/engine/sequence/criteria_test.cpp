// Section C in the sequence engine, article by article.
#include <gtest/gtest.h>

#include <string>

#include "engine/sequence/evaluation.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::sequence {
namespace {

using criteria::BracketKind;
using test::among_strangers;
using test::nr;
using test::TournamentBuilder;

// The coming round of a tournament, with players given by number.
class Round {
 public:
  explicit Round(const Tournament& tournament, int rounds_to_come = 9) : tournament_(tournament) {
    PairOptions options;
    options.rounds_declared = tournament.rounds_played + rounds_to_come;
    field_.emplace(requested_field(tournament_, options)->field);
  }

  [[nodiscard]] const Field& field() const { return *field_; }
  [[nodiscard]] Place place(int number) const { return field_->place_of(nr(number)); }
  [[nodiscard]] std::vector<Place> at(const std::vector<int>& numbers) const {
    std::vector<Place> places;
    for (const int number : numbers) places.push_back(place(number));
    return places;
  }
  [[nodiscard]] Candidate candidate(const std::vector<std::pair<int, int>>& pairs,
                                    const std::vector<int>& downfloaters) const {
    Candidate result{{}, at(downfloaters)};
    for (const auto& [higher, lower] : pairs) result.pairs.emplace_back(place(higher), place(lower));
    return result;
  }
  // Returns the value under an article: "3" or "20 10".
  [[nodiscard]] std::string value(const Bracket& bracket, const Candidate& candidate,
                                  std::string_view article) const {
    std::string text;
    for (const CriterionValue& value : evaluate(*field_, bracket, candidate)) {
      if (value.article != article) continue;
      if (!text.empty()) text += " | ";
      if (!value.is_list) text += std::to_string(value.count);
      for (std::size_t i = 0; i < value.differences.size(); ++i)
        text += (i > 0 ? " " : "") + std::to_string(value.differences[i]);
      if (value.is_list && value.differences.empty()) text += "none";
    }
    return text;
  }
  [[nodiscard]] std::string value(int a, int b, std::string_view article) const {
    Bracket bracket{BracketKind::Last, {}, at({a, b}), {}};
    if (field_->score(place(a)) != field_->score(place(b))) bracket = {BracketKind::Last, at({a}), at({b}), {}};
    return value(bracket, candidate({{a, b}}, {}), article);
  }

 private:
  Tournament tournament_;
  std::optional<Field> field_;
};

TEST(SequenceC1, WhoHaveMetDoNotMeetAgain) {
  const Round round(TournamentBuilder(4).round("1-2 =, 3-4 ="));
  const Bracket bracket{BracketKind::Last, {}, round.at({1, 2, 3, 4}), {}};
  EXPECT_EQ(broken_rule(round.field(), bracket, round.candidate({{1, 2}, {3, 4}}, {})), "C.1");
  EXPECT_EQ(broken_rule(round.field(), bracket, round.candidate({{1, 3}, {2, 4}}, {})), std::nullopt);
}

TEST(SequenceC2, WhoeverHadAByeIsNotLeftOver) {
  const Round round(TournamentBuilder(3).round("1 U, 2-3 =").round("1-2 =, 3 H"));
  EXPECT_FALSE(may_stay_over(round.field(), round.at({1})));
  EXPECT_TRUE(may_stay_over(round.field(), round.at({3})));
  EXPECT_TRUE(may_stay_over(round.field(), {}));
  EXPECT_FALSE(may_stay_over(round.field(), round.at({2, 3})));
}

TEST(SequenceC2, AWinWithoutAnOpponentBarsAndAFullPointByeDoesNot) {
  const Round round(TournamentBuilder(4).round("1-2 +/-, 3 F, 4 Z"));
  EXPECT_FALSE(may_stay_over(round.field(), round.at({1})));
  EXPECT_TRUE(may_stay_over(round.field(), round.at({2})));
  EXPECT_TRUE(may_stay_over(round.field(), round.at({3})));
}

TEST(SequenceC4, TheDownfloatersMustCompleteTheRound) {
  const Round round(TournamentBuilder(4).byes("1 F, 2 F, 3 F").forbid_between({1}, {4}));
  const Bracket bracket = penultimate_bracket(round.field(), ordinary_bracket(round.field(), {}, 0));
  EXPECT_FALSE(completes_the_round(round.field(), bracket, round.at({1})));
  EXPECT_TRUE(completes_the_round(round.field(), bracket, round.at({2})));
  EXPECT_EQ(broken_rule(round.field(), bracket, round.candidate({{2, 3}}, {1})), "C.4");
}

TEST(SequenceB3, MdpsDoNotMeetEachOther) {
  const Round round(TournamentBuilder(4).byes("1 F, 2 F"));
  const Bracket bracket{BracketKind::Collapsed, round.at({1, 2}), round.at({3, 4}), {}};
  EXPECT_EQ(broken_rule(round.field(), bracket, round.candidate({{1, 2}, {3, 4}}, {})), "B.3");
}

TEST(SequenceC5, CountsDownfloaters) {
  const Round round(TournamentBuilder(5).byes("1 H, 2 H, 3 H"));
  const Bracket bracket = ordinary_bracket(round.field(), {}, 0);
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 2}}, {3}), "C.5"), "1");
  EXPECT_EQ(round.value(bracket, round.candidate({}, {1, 2, 3}), "C.5"), "3");
}

// A.8: a downfloater counts as if meeting a player with one point less than the lowest of the bracket.
TEST(SequenceC6, ListsScoreDifferencesFromTheLargest) {
  const Round round(TournamentBuilder(5).byes("1 F, 2 F, 3 H, 4 H"));
  const Bracket bracket{BracketKind::Normal, round.at({1, 2}), round.at({3, 4}), round.at({5})};
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 3}, {2, 4}}, {}), "C.6"), "5 5");
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 3}}, {2, 4}), "C.6"), "15 10 5");
}

// The next bracket has two players who must not meet 1. Those below it are not considered.
TEST(SequenceC7, LooksAtTheNextBracketOnly) {
  const Round round(TournamentBuilder(6).byes("1 F, 2 F, 3 F, 4 H, 5 H").forbid_between({1}, {4, 5, 6}));
  const Bracket bracket = ordinary_bracket(round.field(), {}, 0);
  ASSERT_EQ(bracket.ahead, round.at({4, 5}));
  EXPECT_EQ(round.value(bracket, round.candidate({{2, 3}}, {1}), "C.7"), "1 | 15");
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 2}}, {3}), "C.7"), "1 | none");
  EXPECT_EQ(round.value(bracket, round.candidate({}, {1, 2, 3}), "C.7"), "1 | 15");
}

TEST(SequenceC7, InTheLastBracketOneWhoMayNotHaveTheByeCountsThrice) {
  const Round last(TournamentBuilder(3).byes("1 F, 2 U, 3 H").byes("1 F"));
  const Bracket bracket{BracketKind::BeforeLast, last.at({1}), last.at({2}), last.at({3})};
  EXPECT_EQ(last.value(bracket, last.candidate({}, {1, 2}), "C.7"), "1 | 25") << "1 has the bye, 2 may not";
  EXPECT_EQ(last.value(bracket, last.candidate({{1, 2}}, {}), "C.7"), "0 | none") << "nobody to look for";
  const Round barred(TournamentBuilder(3).byes("1 U, 2 U, 3 U").byes("1 F, 2 F"));
  const Bracket other{BracketKind::BeforeLast, {}, barred.at({1, 2}), barred.at({3})};
  EXPECT_EQ(barred.value(other, barred.candidate({}, {1, 2}), "C.7"), "3 | 20");
}

// In the last round, with more than half of the points, one of them would have White for the third time.
TEST(SequenceC8, CountsTopscorersBeyondADifferenceOfTwo) {
  const Round last(among_strangers({"W1 W1", "W1 W1"}), 1);
  EXPECT_EQ(last.value(1, 2, "C.8"), "1");
  EXPECT_EQ(last.value(1, 2, "C.9"), "1");
  EXPECT_EQ(last.value(1, 2, "C.10"), "1");
  EXPECT_EQ(last.value(1, 2, "C.11"), "0") << "an absolute preference is not a strong one";
}

TEST(SequenceC9, TheWiderDifferenceHasItsWay) {
  const Round last(among_strangers({"W1 W1 B1 W1", "B1 W1 W1 W1"}),
                   1);  // differences 2 and 2, one of them with the same colour twice in a row
  EXPECT_EQ(last.value(1, 2, "C.9"), "0");
  EXPECT_EQ(last.value(1, 2, "C.8"), "1");
}

TEST(SequenceC10, CountsPlayersOfWhateverPreference) {
  const Round round(among_strangers({"W1 B1", "W1 B1", "B1 W1"}));
  EXPECT_EQ(round.value(1, 2, "C.10"), "1");
  EXPECT_EQ(round.value(1, 3, "C.10"), "0");
  EXPECT_EQ(round.value(1, 2, "C.11"), "0");
}

TEST(SequenceC11, CountsStrongPreferencesDenied) {
  const Round round(among_strangers({"W1", "W1", "H"}));
  EXPECT_EQ(round.value(1, 2, "C.11"), "1");
  const Round mild(among_strangers({"W1 B1 W1", "H B1 W1"}));
  EXPECT_EQ(mild.value(1, 2, "C.11"), "0") << "the mild one yields";
  EXPECT_EQ(mild.value(1, 2, "C.10"), "1");
  const Round absolute(among_strangers({"B1 W1 W1", "W1 B1 W1"}));
  EXPECT_EQ(absolute.value(1, 2, "C.11"), "1") << "the strong one yields to the absolute one";
}

TEST(SequenceC12, CountsDownfloatersAndTheHigherOfAPair) {
  const Round round(TournamentBuilder(4).byes("1 F, 2 H, 3 H"));
  const Bracket bracket{BracketKind::Normal, round.at({1}), round.at({2, 3}), round.at({4})};
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 2}}, {3}), "C.12"), "2");
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 2}}, {3}), "C.14"), "0");
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 2}}, {3}), "C.16"), "10 5");
}

TEST(SequenceC13, CountsTheLowerOfAPair) {
  const Round round(TournamentBuilder(4).byes("1 F, 3 F").round("1-2 0/1, 3-4 0/1"));  // 2 and 4 floated up
  const Bracket bracket{BracketKind::Last, {}, round.at({1, 2, 3, 4}), {}};
  EXPECT_EQ(round.value(bracket, round.candidate({{1, 4}, {2, 3}}, {}), "C.13"), "0") << "equal scores";
  const Round next(TournamentBuilder(5).byes("1 F, 3 F, 5 F").round("1-2 1/0, 3-4 1/0, 5 F"));
  EXPECT_EQ(next.value(5, 2, "C.13"), "1");
  EXPECT_EQ(next.value(5, 2, "C.17"), "20");
  EXPECT_EQ(next.value(5, 2, "C.15"), "0");
}

TEST(SequenceC14, LooksTwoRoundsBack) {
  const Round round(TournamentBuilder(4).byes("1 F, 3 F").round("1-2 1/0, 3-4 1/0").round("1-3 =, 2-4 ="));
  EXPECT_EQ(round.value(1, 4, "C.14"), "1");
  EXPECT_EQ(round.value(1, 4, "C.15"), "1");
  EXPECT_EQ(round.value(1, 4, "C.12"), "0");
  EXPECT_EQ(round.value(1, 4, "C.18"), "20");
  EXPECT_EQ(round.value(1, 4, "C.19"), "20");
}

TEST(SequenceComparison, NamesTheFirstCriterionThatDiffers) {
  const Round round(TournamentBuilder(4).byes("1 H, 2 H, 3 H, 4 H"));
  const Bracket bracket{BracketKind::Last, {}, round.at({1, 2, 3, 4}), {}};
  const auto full = evaluate(round.field(), bracket, round.candidate({{1, 3}, {2, 4}}, {}));
  const auto fewer = evaluate(round.field(), bracket, round.candidate({{1, 3}}, {2, 4}));
  ASSERT_TRUE(first_difference(full, fewer));
  EXPECT_EQ(full[*first_difference(full, fewer)].article, "C.2");
  EXPECT_EQ(compare(full, fewer), std::strong_ordering::less);
  EXPECT_EQ(first_difference(full, full), std::nullopt);
}

}  // namespace
}  // namespace bloesem::sequence
