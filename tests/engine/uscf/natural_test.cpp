#include "engine/uscf/natural.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/bracket_walk.hpp"
#include "tests/engine/uscf/uscf_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPosition;

std::string natural(const std::vector<int>& ratings, std::vector<std::vector<PlayerIndex>> apart = {}) {
  std::vector<test::UscfPlayer> players;
  for (const int rating : ratings) players.push_back({rating, ""});
  Tournament tournament = test::uscf_tournament(players);
  tournament.forbidden_groups = std::move(apart);
  const UscfPosition round(std::move(tournament));
  const NaturalPairing pairing = natural_pairing(round.entrants, positions(0, round.field.size()));
  return round.text(pairing.pairs) +
         (pairing.changed_halves == 0 ? "" : " changed " + std::to_string(pairing.changed_halves));
}

TEST(UscfNatural, UpperAgainstLowerHalf) {
  EXPECT_EQ(natural({}), "");
  EXPECT_EQ(natural({2000, 1900, 1800, 1700}), "1-3 2-4");
}

TEST(UscfNatural, RematchesAreCuredWithTheNearestRatings) {
  EXPECT_EQ(natural({2000, 1900, 1800, 1700, 1690, 1600}, {{1, 4}}), "1-5 2-4 3-6");
  EXPECT_EQ(natural({2000, 1900, 1800, 1700, 1690, 1680}, {{1, 4}}), "1-4 2-6 3-5") << "10 points both ways";
  EXPECT_EQ(natural({2000, 1900, 1800, 1700, 1600, 0}, {{0, 3}}), "1-6 2-5 3-4") << "29E5g";
}

TEST(UscfNatural, ThenPlayersChangeTheirHalf) {
  EXPECT_EQ(natural({2000, 1900, 1800, 1700}, {{0, 2}, {0, 3}}), "1-2 3-4 changed 2");
  EXPECT_EQ(natural({2000, 1900, 1800, 1700, 1600, 1500}, {{0, 3}, {0, 4}, {0, 5}}), "1-3 2-5 4-6 changed 2");
}

TEST(UscfNatural, TheFastWayAgreesWithTheGeneralOne) {
  test::Random random(28);
  int cured = 0;
  for (int i = 0; i < 800; ++i) {
    const int size = 2 * random.between(1, 7);
    const int step = random.between(0, 3) * 25;
    std::vector<test::UscfPlayer> players;
    for (int p = 0; p < size; ++p)
      players.push_back({random.chance(10) ? 0 : 2000 - step * random.between(0, 9), ""});
    Tournament tournament = test::uscf_tournament(players);
    for (int pairs = random.between(0, size / 2); pairs > 0; --pairs) {
      const PlayerIndex one = random.between(0, size - 1);
      const PlayerIndex other = random.between(0, size - 1);
      if (one != other) tournament.forbidden_groups.push_back({one, other});
    }
    const UscfPosition round(std::move(tournament));
    const std::vector<Position> all = positions(0, round.field.size());
    if (size == 2 && !round.entrants.may_meet(0, 1)) continue;
    const NaturalPairing found = natural_pairing(round.entrants, all);
    const NaturalPairing general = natural_pairing_of_any(round.entrants, all);
    ASSERT_EQ(round.text(found.pairs), round.text(general.pairs)) << i;
    ASSERT_EQ(found.changed_halves, general.changed_halves);
    for (std::size_t board = 0; board < found.pairs.size(); ++board)
      if (found.pairs[board].second != found.pairs[board].first + size / 2) {
        ++cured;
        break;
      }
  }
  EXPECT_GT(cured, 100);
}

}  // namespace
}  // namespace bloesem::swiss::uscf
