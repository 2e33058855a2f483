// The accounts against the same facts added up from the rules for each question.
#include "engine/swiss/account.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "bloesem/edition.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

// Returns a player with entries of every kind, whose list may end before or after the rounds that count.
// Opponents are below `opponents`.
Player random_player(Random& random, int opponents) {
  Player player;
  const int games = random.between(0, 100);
  for (int rounds = random.between(0, 14); rounds > 0; --rounds) {
    RoundEntry entry;
    entry.outcome = static_cast<Outcome>(random.between(0, static_cast<int>(Outcome::Unfinished)));
    if (random.chance(games)) {
      entry.opponent = static_cast<PlayerIndex>(random.between(0, opponents - 1));
      entry.colour = random.chance(50) ? Colour::White : Colour::Black;
    }
    player.rounds.push_back(entry);
  }
  for (int rounds = random.between(-10, 16); rounds > 0; --rounds)
    player.virtual_points.push_back(5 * random.between(0, 2));
  for (int rounds = random.between(-10, 16); rounds > 0; --rounds)
    player.adjustments.push_back(random.between(-20, 20));
  return player;
}

PointSystem random_points(Random& random) {
  PointSystem points;
  if (random.chance(30)) points.win = points.forfeit_win = points.full_bye = 30;
  if (random.chance(30)) points.pairing_bye = points.draw;
  if (random.chance(20)) points.loss = points.forfeit_loss = 5;
  if (random.chance(20)) points.zero_bye = 3;
  if (random.chance(20)) points.unfinished = 0;
  return points;
}

struct Taken {
  Account account;
  Past past;
  std::vector<PlayerIndex> met;
};

template <Rematches rematches>
Taken take(Accountant<rematches>& accountant, const Player& player, PlayerIndex own) {
  Taken taken;
  taken.met.resize(player.rounds.size() + 1);
  PlayerIndex* end = taken.met.data();
  accountant.take(player, own, {taken.account, taken.past, end});
  taken.met.resize(static_cast<std::size_t>(end - taken.met.data()));
  return taken;
}

class LiteralAccount {
 public:
  LiteralAccount(const Player& player, const System& rules, const PointSystem& points, int before)
      : player_(player), rules_(rules), before_(before) {
    tournament_.points = points;
  }

  // `rematches`: whether these were looked for.
  void expect(const Taken& taken, Rematches rematches) const {
    EXPECT_EQ(taken.account.score, pairing_score(before_));
    EXPECT_EQ(taken.account.standings, standings_points(tournament_, player_, before_));
    EXPECT_TRUE(before_ < 1 || taken.past.previous == pairing_score(before_ - 1));
    EXPECT_TRUE(before_ < 2 || taken.past.one_before == pairing_score(before_ - 2));
    std::vector<PlayerIndex> met;
    std::vector<Colour> colours;
    bool barred = false;
    for (int round = 0; round < before_; ++round) {
      const RoundEntry entry = player_.round(round);
      if (!was_played(entry)) {
        barred = barred || rules_.bars_bye(entry, tournament_.points);
        continue;
      }
      met.push_back(entry.opponent);
      colours.push_back(entry.colour);
    }
    EXPECT_EQ(taken.met, met);
    EXPECT_EQ(taken.account.games, met.size());
    EXPECT_EQ(taken.account.room, met.size());
    EXPECT_EQ(taken.account.rematch,
              rematches == Rematches::Found && std::set(met.begin(), met.end()).size() < met.size());
    EXPECT_EQ(taken.account.barred_from_bye, barred);
    EXPECT_EQ(ColourHistory(std::span(&taken.account.colours, 1)).oldest_first(), colours);
    EXPECT_EQ(taken.account.difference, std::count(colours.begin(), colours.end(), Colour::White) -
                                            std::count(colours.begin(), colours.end(), Colour::Black));
    for (const int ago : {0, 1}) {
      const int round = before_ - 1 - ago;
      EXPECT_EQ(taken.account.late[static_cast<std::size_t>(ago)],
                round < 0 ? OutcomeEffects::nothing : OutcomeEffects::kind_of(player_.round(round)));
    }
  }

 private:
  [[nodiscard]] Points pairing_score(int rounds) const {
    return standings_points(tournament_, player_, rounds) + player_.virtual_in(rounds);
  }

  const Player& player_;
  const System& rules_;
  const int before_;
  Tournament tournament_;
};

TEST(Accountant, TakesWhatTheRulesSay) {
  Random random(81);
  int rematches = 0;
  int shorter = 0;
  for (int run = 0; run < 600 && !testing::Test::HasFailure(); ++run) {
    const System& rules = random.chance(50) ? dutch::baku_2016 : dutch::fide_2026;
    const PointSystem points = random_points(random);
    const OutcomeEffects effects(rules, points);
    const int before = random.between(0, 13);
    Accountant accountant(effects, before);
    Accountant<Rematches::Ignored> without_rematches(effects, before);
    const int opponents = random.chance(50) ? 8 : 1024;  // no two of them share an entry of the table
    for (int own = 0; own < 10; ++own) {
      SCOPED_TRACE(testing::Message() << run << ": player " << own << " before round " << before + 1);
      const Player player = random_player(random, opponents);
      const Taken taken = take(accountant, player, static_cast<PlayerIndex>(own));
      const LiteralAccount literal(player, rules, points, before);
      literal.expect(taken, Rematches::Found);
      literal.expect(take(without_rematches, player, static_cast<PlayerIndex>(own)), Rematches::Ignored);
      rematches += taken.account.rematch ? 1 : 0;
      shorter += std::ssize(player.rounds) < before ? 1 : 0;
    }
  }
  EXPECT_GT(rematches, 100);
  EXPECT_GT(shorter, 1000);
}

// In large events opponents share entries of the table, so a rematch may be assumed, but is never missed.
TEST(Accountant, MissesNoRematch) {
  Random random(82);
  const OutcomeEffects effects(dutch::baku_2016, {});
  Accountant accountant(effects, 14);
  int rematches = 0;
  for (int own = 0; own < 5000; ++own) {
    const Player player = random_player(random, random.chance(50) ? 5000 : 5);
    const Taken taken = take(accountant, player, static_cast<PlayerIndex>(own));
    if (std::set(taken.met.begin(), taken.met.end()).size() == taken.met.size()) continue;
    ++rematches;
    ASSERT_TRUE(taken.account.rematch) << own;
  }
  EXPECT_GT(rematches, 500);
}

// Opponents of one player after another are written side by side.
TEST(Accountant, WritesOpponentsBehindThoseOfThePlayerBefore) {
  const OutcomeEffects effects(dutch::baku_2016, {});
  Accountant accountant(effects, 2);
  Player player;
  player.rounds.push_back({3, Colour::White, Outcome::Win});
  player.rounds.push_back({4, Colour::Black, Outcome::Draw});
  std::vector<PlayerIndex> met(4);
  PlayerIndex* end = met.data();
  Account account;
  Past past;
  for (const int own : {1, 2}) accountant.take(player, static_cast<PlayerIndex>(own), {account, past, end});
  EXPECT_EQ(end, met.data() + met.size());
  EXPECT_EQ(met, (std::vector<PlayerIndex>{3, 4, 3, 4}));
  EXPECT_FALSE(account.rematch) << "two players met them, each once";
}

}  // namespace
}  // namespace bloesem::swiss
