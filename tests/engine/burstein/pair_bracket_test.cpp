#include "engine/burstein/pair_bracket.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "criteria/burstein/burstein_2026.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

using test::TournamentBuilder;

// Returns "fold 1-3, 2 floats": the pairing of the first bracket.
std::string first_bracket(const Tournament& t, SolverChoice choice = SolverChoice::Auto) {
  const RoundField field = test::burstein_field(t);
  const Ranking ranking(field, t, t.rounds_played + 1, ZeroByes::UpToLastRound);
  Outlook outlook(field, criteria::burstein_2026(), std::nullopt);
  BracketPairer pairer(field, criteria::burstein_2026(), outlook);
  const PairedBracket paired = pairer.pair(ScoreGroups(field, std::nullopt).open(0, {}, ranking), choice);
  std::string text(paired.solved_by);
  for (const auto& [a, b] : paired.pairs)
    text += " " + std::to_string(field.player(a) + 1) + '-' + std::to_string(field.player(b) + 1);
  for (const Position p : paired.floaters) text += " " + std::to_string(field.player(p) + 1);
  return text;
}

// Returns the same for both ways, which must agree.
std::string by_both(const Tournament& t) {
  const std::string found = first_bracket(t);
  const std::string exact = first_bracket(t, SolverChoice::Blossom);
  EXPECT_EQ(found.substr(found.find(' ')), exact.substr(exact.find(' ')));
  EXPECT_TRUE(exact.starts_with(with_all));
  return found;
}

// A number of players with a point, then others with half a point and with nothing.
TournamentBuilder groups_of(int top, int middle, int low) {
  TournamentBuilder t(top + middle + low);
  std::string byes;
  for (int p = 1; p <= top; ++p) byes += std::to_string(p) + " F, ";
  for (int p = top + 1; p <= top + middle; ++p) byes += std::to_string(p) + " H, ";
  return t.declared(2).byes(byes);
}

TEST(BursteinBracket, FoldsWithNothingInTheWay) {
  EXPECT_EQ(by_both(groups_of(6, 2, 0)), "fold 1-6 2-5 3-4");
  EXPECT_EQ(by_both(groups_of(5, 3, 0)), "fold 1-5 2-4 3") << "the middle floats";
}

// Most pairs come before all else (C5), then who floats.
TEST(BursteinBracket, FloatsAsFewAsPossible) {
  EXPECT_EQ(by_both(groups_of(4, 4, 0).forbid({1, 2}).forbid({1, 3}).forbid({1, 4})), "fold 2-4 1 3");
  EXPECT_EQ(by_both(groups_of(3, 3, 0).forbid({1, 2, 3})), "fold 1 2 3");
}

// 2 cannot meet the only player of the following bracket, so it is not 2 who floats (C7).
TEST(BursteinBracket, TheFollowingBracketDecidesWhoFloats) {
  EXPECT_EQ(by_both(groups_of(3, 1, 2).forbid({2, 4})), "fold 1-2 3");
  EXPECT_EQ(by_both(groups_of(3, 1, 2).forbid({2, 4}).forbid({3, 4})), "fold 2-3 1");
}

// Nobody can meet 4: then the bracket and the following group are matched together, with unnamed players below.
TEST(BursteinBracket, WhereTheBoundOfTheFollowingBracketIsNotAttained) {
  EXPECT_EQ(by_both(groups_of(3, 1, 8).forbid_between({1, 2, 3}, {4})), "next 1-3 2");
}

// 1 and 2 have no opponent below but 3 and 4: two have to float although both pairs would be legal (C4).
TEST(BursteinBracket, WhereACompletionNeedsFloaters) {
  EXPECT_EQ(by_both(groups_of(4, 2, 0).forbid({5, 6})), "blossom 1-4 2 3");
}

// 1 to 4 want White, 5 and 6 Black: one pair has to clash, and the order spends the clash on 1.
TEST(BursteinBracket, PreferencesComeBeforeTheOrder) {
  const auto t = test::among_strangers({"B1", "B1", "B1", "B1", "W1", "W1", "B0", "W0"});
  EXPECT_EQ(by_both(TournamentBuilder(t).declared(2)), "fold 1-6 2-5 3-4");
  const auto crossed = test::among_strangers({"B1", "W1", "W1", "W1", "B1", "B1", "B0", "W0"});
  EXPECT_EQ(by_both(TournamentBuilder(crossed).declared(2)), "fold 1-4 2-6 3-5");
}

// The walk of whole rounds by both ways: pairs, colours, bye and all values.
TEST(BursteinBracket, BothWaysPairRandomRoundsAlike) {
  test::Random random(2026);
  std::map<std::string_view, int> ways;
  constexpr int rounds = 3000;
  for (int i = 0; i < rounds; ++i) {
    const int most = i % 4 == 0 ? 60 : 14;
    test::BursteinCase round = test::random_burstein_case(random, 4, most);
    const Result<RoundPairing> found = pair_round(round.tournament, round.options);
    round.options.solver = SolverChoice::Blossom;
    const Result<RoundPairing> exact = pair_round(round.tournament, round.options);
    ASSERT_EQ(test::text_of(found), test::text_of(exact)) << "round " << i;
    if (!found) continue;
    for (std::size_t b = 0; b < found->record.brackets.size(); ++b) {
      EXPECT_EQ(found->record.brackets[b].criteria, exact->record.brackets[b].criteria) << "round " << i;
      ++ways[found->record.brackets[b].solved_by];
    }
  }
  EXPECT_GT(ways[by_folding], rounds);
  EXPECT_GT(ways[with_next], 20);
  EXPECT_GT(ways[with_all], 100);
}

}  // namespace
}  // namespace bloesem::swiss::burstein
