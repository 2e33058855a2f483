// US Chess in the literal engine: worked examples, and files.
#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "engine/literal/pair_round.hpp"
#include "engine/literal/uscf_group.hpp"
#include "tests/support/files.hpp"
#include "tests/support/literal_position.hpp"
#include "tests/support/uscf_case.hpp"

namespace bloesem::literal_test {
namespace {

using test::LiteralPosition;
using test::text_of;

struct RatedHistory {
  int rating;
  std::string_view history;  // "W= B= H"
};

LiteralPosition us_position(const std::vector<RatedHistory>& players) {
  std::vector<std::string_view> histories;
  for (const RatedHistory& player : players) histories.push_back(player.history);
  LiteralPosition position(test::among_strangers(histories));
  for (std::size_t i = 0; i < players.size(); ++i) position.tournament.players[i].rating = players[i].rating;
  return position;
}

std::string us_pairs_of(const LiteralPosition& position, const literal::UsReadings& readings = {}) {
  literal::LiteralRound round = position.round();
  round.us = readings;
  round.initial_colour = Colour::White;
  return text_of(literal::uscf(round));
}

TEST(LiteralUscf, SwitchesOfTheRuleBook) {
  EXPECT_EQ(us_pairs_of(us_position({{2000, "W= B="}, {1980, "B= W="}, {1800, "W= B="}, {1500, "B= W="}})),
            "1-4 3-2");
  const auto odd = [](int last) {
    return us_position({{2050, "W= B= W="}, {1870, "B= W= B="}, {1850, "W= B= W="}, {last, "B= W= B="}});
  };
  EXPECT_EQ(us_pairs_of(odd(1780)), "4-1 2-3") << "transposition over 70";
  EXPECT_EQ(us_pairs_of(odd(1750)), "2-1 4-3") << "interchange over 20";
  EXPECT_EQ(us_pairs_of(odd(1750), {.interchanges = false}), "4-1 2-3") << "over 100, but 200 is the limit";
}

TEST(LiteralUscf, ColoursOfTheRuleBook) {
  const auto two = [](std::string_view one, std::string_view other) {
    return us_pairs_of(us_position({{2000, one}, {1900, other}}));
  };
  EXPECT_EQ(two("W= B= W=", "B= H W="), "2-1");
  EXPECT_EQ(two("W= W= B= W=", "H W= B= W="), "2-1");
  EXPECT_EQ(two("W= W= B=", "W= B= W="), "1-2");
  EXPECT_EQ(two("W= B= W= B=", "B= W= W= B="), "1-2");
  EXPECT_EQ(two("B= W= H B= W=", "B= W= B= H W="), "1-2");
}

TEST(LiteralUscf, TheLowestRatedDropsAndMeetsTheHighestRated) {
  EXPECT_EQ(us_pairs_of(us_position(
                {{2000, "W1"}, {1900, "B1"}, {1800, "W1"}, {1700, "W0"}, {1499, "B0"}, {1498, "W0"}})),
            "2-1 4-3 5-6");
}

TEST(LiteralUscf, ReplaysEveryRound) {
  int rounds = 0;
  for (const auto& file :
       test::files_in(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/uscf", ".trf")) {
    if (!file.filename().string().starts_with("t-")) continue;
    const Tournament tournament = test::read(file, trf::Purpose::Check);
    const auto choice = choose_edition(tournament.heading);
    ASSERT_TRUE(choice);
    for (int round = 1; round <= tournament.rounds_played; ++round, ++rounds) {
      PairOptions options;
      options.edition = choice->edition;
      options.readings = chosen_readings(choice->edition, choice->readings);
      options.round = round;
      const auto pairing = literal::pair_round(tournament, options);
      ASSERT_TRUE(pairing) << pairing.error().message;
      EXPECT_FALSE(is_difference(difference_of(*pairing, played_round(tournament, round)))) << file << round;
    }
  }
  EXPECT_EQ(rounds, 30);
}

}  // namespace
}  // namespace bloesem::literal_test
