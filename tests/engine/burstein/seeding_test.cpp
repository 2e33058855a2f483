#include "engine/burstein/seeding.hpp"

#include <gtest/gtest.h>

#include <string>

#include "bloesem/articles.hpp"
#include "tests/support/burstein_case.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::burstein {
namespace {

TEST(BursteinSeeding, TakesHalfOfTheRoundsAndFourAtMost) {
  const int expected[] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4};
  for (int declared = 0; declared < 12; ++declared) EXPECT_EQ(seeding_rounds(declared), expected[declared]);
}

TEST(BursteinSeeding, ColourRulesAreToldApart) {
  for (const ColourRule rule : {ColourRule::E1, ColourRule::E5}) {
    EXPECT_FALSE(is_seeding_rule(rule));
    EXPECT_TRUE(is_seeding_rule(as_seeding_rule(rule)));
    EXPECT_EQ(own_rule_of_seeding(as_seeding_rule(rule)), rule);
  }
}

// Pairs, bye, colours and boards are those of the Dutch System, and the record is its record.
TEST(BursteinSeeding, RoundsAreDutchRounds) {
  test::Random random(3);
  int rounds = 0;
  for (int i = 0; i < 200; ++i) {
    Tournament t = test::made_up_tournament(random, random.between(4, 24), random.between(0, 3));
    t.rounds_declared = 8 + random.between(0, 4);
    const Result<RoundPairing> own = pair_round(t, {.edition = test::burstein_2026});
    const Result<RoundPairing> dutch = pair_round(t, {.edition = Edition::Fide2026});
    ASSERT_EQ(test::text_of(own), test::text_of(dutch));
    if (!own) continue;
    ++rounds;
    EXPECT_EQ(test::brackets_of(own), test::brackets_of(dutch));
    for (std::size_t board = 0; board < own->boards.size(); ++board) {
      const std::string_view article = articles_of(own->edition).of(own->record.colour_rules[board]);
      EXPECT_EQ(article,
                "C.04.3." + std::string(articles_of(dutch->edition).of(dutch->record.colour_rules[board])));
    }
  }
  EXPECT_GT(rounds, 100);
}

TEST(BursteinSeeding, TheFirstRoundAfterThemIsNone) {
  const Tournament t = test::TournamentBuilder(4).declared(3).round("1-3 =, 4-2 =");
  const Result<RoundPairing> pairing = pair_round(t, {.edition = test::burstein_2026});
  ASSERT_TRUE(pairing);
  EXPECT_FALSE(is_seeding_rule(pairing->record.colour_rules.front()));
  EXPECT_THAT(pairing, test::IsPairing("2-1 3-4"));
}

TEST(BursteinSeeding, NeedsTheInitialColour) {
  test::TournamentBuilder builder(4);
  Tournament t = builder.declared(4);
  t.initial_colour.reset();
  EXPECT_THAT(pair_round(t, {.edition = test::burstein_2026}),
              test::FailsWith(ErrorCode::InvalidInput, "initial colour"));
}

}  // namespace
}  // namespace bloesem::swiss::burstein
