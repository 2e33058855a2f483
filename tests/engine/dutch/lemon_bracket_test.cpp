#include <gtest/gtest.h>

#include <utility>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/solve.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dutch {
namespace {

using criteria::BracketKind;
using test::TournamentBuilder;

BracketRecord solved(const Tournament& t, Bracket bracket) {
  const RoundField field(t, baku_2016, {t.rounds_played + 1, 99, {}, {}});
  auto pairing = test::by_lemon(field, criteria::baku_2016(), bracket);
  BracketRecord record;
  write_record(record, field, bracket, std::move(pairing).value());
  return record;
}

// With equal scores a position is the player's number minus one.
TEST(TrapMdpMdp, MovedDownPlayersStayApartEvenIfNobodyElseIsLeft) {
  TournamentBuilder t(3);
  t.forbid_between({3}, {1, 2});
  const BracketRecord record = solved(t, {BracketKind::Collapsed, {0, 1}, {2}, {}});
  EXPECT_TRUE(record.pairs.empty());
  EXPECT_EQ(test::text_of(record.downfloaters), "1 2 3");
}

TEST(ArticleC5, PairsWithWhoIsOnlyLookedAtAreNoPairs) {
  const BracketRecord record =
      solved(TournamentBuilder(5).byes("1 F, 2 F, 3 F"), {BracketKind::BeforeLast, {}, {0, 1, 2}, {3, 4}});
  EXPECT_EQ(record.pairs, (std::vector<std::pair<PlayerIndex, PlayerIndex>>{{0, 1}}));
  EXPECT_EQ(test::text_of(record.downfloaters), "3");
}

TEST(SolveBracket, RecordsWhatTheBracketWas) {
  const BracketRecord record =
      solved(TournamentBuilder(4).byes("4 F, 1 H, 2 H"), {BracketKind::BeforeLast, {0}, {1, 2}, {3}});
  EXPECT_EQ(record.score, 5);
  EXPECT_EQ(test::text_of(record.moved_down), "4");
  EXPECT_EQ(test::text_of(record.residents), "1 2");
  EXPECT_EQ(test::text_of(record.downfloaters), "2");
  EXPECT_FALSE(record.discarded);
  EXPECT_EQ(record.criteria.front().article, "C.5");
}

}  // namespace
}  // namespace bloesem::swiss::dutch
