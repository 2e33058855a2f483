#include "bloesem/explain/all_pairs.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;

PairOptions only_each_other(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  PairOptions options = test::meeting_only(subject, one, {other});
  const PairOptions others = test::meeting_only(subject, other, {one});
  options.forbidden.insert(options.forbidden.end(), others.forbidden.begin(), others.forbidden.end());
  options.without_bye.push_back(other);
  return options;
}

// Returns the pairs about which the second engine, asked for each by itself, gives another answer.
std::string differences(const Subject& subject) {
  const Result<AllPairs> all = all_pairs(subject);
  if (!all) return all.error().message;
  std::string text;
  for (PlayerIndex a = 0; a < all->players(); ++a)
    for (PlayerIndex b = 0; b < a; ++b) {
      const PairAnswer& own = all->at(a, b);
      if (own.fate == PairFate::Absent || own.fate == PairFate::Board) continue;
      const PairAnswer second = test::sequence_cost(subject, only_each_other(subject, a, b));
      const bool barred =
          own.fate == PairFate::Met || own.fate == PairFate::Colours || own.fate == PairFate::Forbidden;
      const bool same = barred ? second.fate == PairFate::Impossible
                               : own.fate == second.fate && own.with == second.with &&
                                     (own.with.article == "C5" || own.bracket == second.bracket);
      if (!same)
        text += std::to_string(b + 1) + "-" + std::to_string(a + 1) + ": " + test::text_of(own) + ", not " +
                test::text_of(second) + '\n';
    }
  return text;
}

void compare_matrices(unsigned seed, int matrices, int most) {
  test::Random random(seed);
  for (int compared = 0; compared < matrices;) {
    const auto subject = test::random_round(random, 6, most);
    if (!subject || !subject->answer) continue;
    const std::string found = differences(*subject);
    ASSERT_EQ(found, "") << "matrix " << compared << ", " << full_title_of(*subject->options.edition)
                         << ", round " << subject->round();
    ++compared;
  }
}

TEST(AllPairs, AreThoseOfTheSequenceEngine) { compare_matrices(2301, 40, 14); }

TEST(SlowExplanations, ThreeThousandMatrices) { compare_matrices(2302, 3000, 20); }

TEST(AllPairs, NameWhatForbidsAPair) {
  const Tournament tournament = TournamentBuilder(4).round("1-3 1/0, 4-2 0/1").forbid({1, 4});
  const Result<Subject> subject = subject_of(tournament, {});
  ASSERT_TRUE(subject);
  const Result<AllPairs> all = all_pairs(*subject);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->at(nr(1), nr(2)).fate, PairFate::Board);
  EXPECT_EQ(all->at(nr(1), nr(3)).fate, PairFate::Met);
  EXPECT_EQ(all->at(nr(1), nr(4)).fate, PairFate::Forbidden);
  EXPECT_EQ(all->at(nr(2), nr(3)).fate, PairFate::Impossible);
  EXPECT_EQ(article_of(*subject, all->at(nr(1), nr(3))), "C.1");
  EXPECT_EQ(article_of(*subject, all->at(nr(2), nr(3))), "C.4");
}

TEST(AllPairs, AreRefusedWhereTheTableWouldBeTooLarge) {
  Tournament tournament = TournamentBuilder(4);
  const auto players = static_cast<std::size_t>(max_players_of_all_pairs) + 1;
  for (int id = 5; tournament.players.size() < players; ++id) tournament.players.emplace_back().id = id;
  const Result<Subject> subject =
      subject_of(tournament, {.edition = Edition::Fide2026, .initial_colour = Colour::White});
  ASSERT_TRUE(subject);
  const Result<AllPairs> all = all_pairs(*subject);
  ASSERT_FALSE(all);
  EXPECT_EQ(all.error().code, ErrorCode::TooLarge);
  EXPECT_EQ(all.error().message, "at most 10000 players can be asked about");
}

TEST(AllPairs, OfThoseWhoAreNotPairedAreAbsent) {
  const Tournament tournament = TournamentBuilder(5);
  const Result<Subject> subject = subject_of(tournament, {.absent = {nr(5)}});
  ASSERT_TRUE(subject);
  const Result<AllPairs> all = all_pairs(*subject);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->at(nr(5), nr(1)).fate, PairFate::Absent);
  EXPECT_EQ(all->at(nr(2), nr(2)).fate, PairFate::Absent);
  EXPECT_EQ(all->at(nr(1), nr(2)).fate, PairFate::Order);
  EXPECT_EQ(article_of(*subject, all->at(nr(1), nr(2))), "");
}

}  // namespace
}  // namespace bloesem::explain
