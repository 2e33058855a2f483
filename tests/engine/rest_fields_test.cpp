#include "engine/swiss/rest_fields.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "tests/support/random.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::swiss {
namespace {

using test::Random;

// Gives a random game that was played another result over the board. Returns its players; none if there is no
// such game.
std::vector<PlayerIndex> change_a_result(Random& random, Tournament& tournament) {
  constexpr std::pair<Outcome, Outcome> results[] = {
      {Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};
  const auto& [one, other] = results[random.between<std::size_t>(0, 2)];
  const int round = random.between(1, tournament.rounds_played);
  const auto player = random.between<std::size_t>(0, tournament.players.size() - 1);
  const RoundEntry entry = tournament.players[player].round(round - 1);
  if (!was_played(entry)) return {};
  const auto index = static_cast<std::size_t>(round - 1);
  tournament.players[player].rounds[index].outcome = one;
  tournament.players[at(entry.opponent)].rounds[index].outcome = other;
  return {static_cast<PlayerIndex>(player), entry.opponent};
}

void expect_same(const RoundField& copied, const RoundField& read) {
  ASSERT_EQ(copied.size(), read.size());
  ASSERT_EQ(copied.score_groups(), read.score_groups());
  for (Position p = 0; p < read.size(); ++p) {
    ASSERT_EQ(copied.player(p), read.player(p));
    ASSERT_EQ(copied.facts(p), read.facts(p));
    ASSERT_EQ(copied.standings(p), read.standings(p));
    ASSERT_EQ(copied.indispensable_colour(p), read.indispensable_colour(p));
    ASSERT_EQ(copied.barred(p), read.barred(p));
    ASSERT_EQ(copied.effective_number(p), read.effective_number(p));
    ASSERT_EQ(copied.end_of_score_group(p), read.end_of_score_group(p));
    ASSERT_EQ(copied.colours(p).size(), read.colours(p).size());
    for (Position q = 0; q < read.size(); ++q) {
      if (q == p) continue;
      ASSERT_EQ(copied.compatible(p, q), read.compatible(p, q));
      if (read.legal_matrix().filled()) {
        ASSERT_EQ(copied.legal_matrix().test(p, q), read.legal_matrix().test(p, q));
      }
    }
    const std::span<const Position> row = copied.barred_one_by_one(p);
    ASSERT_TRUE(row.size() <= BarredPartners::few || std::is_sorted(row.begin(), row.end()));
  }
}

// Groups that are listed pair by pair, so that some players have long rows of partners.
void forbid_overlapping_groups(Random& random, Tournament& tournament) {
  const auto last = static_cast<PlayerIndex>(tournament.players.size() - 1);
  for (int i = 0; i < 8; ++i) {
    std::vector<PlayerIndex>& group = tournament.forbidden_groups.emplace_back();
    for (int member = 0; member < 14; ++member) group.push_back(random.between(PlayerIndex(0), last));
    std::sort(group.begin(), group.end());
    group.erase(std::unique(group.begin(), group.end()), group.end());
  }
}

// The players of a rest, and those who are seated.
struct Parted {
  std::vector<Position> rest;
  std::vector<PlayerIndex> seated;
};

Parted part(Random& random, const RoundField& field) {
  Parted parted;
  for (Position p = 0; p < field.size(); ++p) {
    if (random.chance(80))
      parted.rest.push_back(p);
    else
      parted.seated.push_back(field.player(p));
  }
  return parted;
}

// The field of a changed tournament with some players seated is what RoundField reads from it, whichever fields
// were asked for before it.
TEST(RestFields, AreThoseOfTheChangedTournament) {
  Random random(2361);
  int altered = 0;
  int sorted_rows = 0;
  int without_matrix = 0;
  for (int run = 0; run < 400; ++run) {
    const int players = run % 80 == 0 ? random.between(340, 400) : random.between(4, run % 4 == 0 ? 90 : 20);
    Tournament tournament = test::played_tournament(random, players, random.between(1, 6));
    if (tournament.rounds_played == 0) continue;
    if (random.chance(30)) {
      std::vector<PlayerIndex>& group = tournament.forbidden_groups.emplace_back();
      for (PlayerIndex p = 0; p < players; p += 2) group.push_back(p);
    }
    if (players > 60 && random.chance(30)) forbid_overlapping_groups(random, tournament);
    const Edition edition = random.chance(50) ? Edition::Baku2016 : Edition::Fide2026;
    const System& rules = edition.system();
    const int round = tournament.rounds_played + 1;
    const std::vector<PlayerIndex> without_bye{0};
    RoundSetup setup{round, round + random.between(0, 2)};
    setup.without_bye = without_bye;
    RestFields fields(tournament, rules, setup);
    const std::vector<Parted> parts{part(random, fields.first()), part(random, fields.first())};
    for (int tries = 0; tries < 20; ++tries) {
      Tournament changed = tournament;
      std::vector<PlayerIndex> of_games;
      for (int games = random.between(1, 2); games > 0; --games)
        for (const PlayerIndex player : change_a_result(random, changed)) of_games.push_back(player);
      const Parted& parted = parts[random.between<std::size_t>(0, 1)];
      altered += fields.alter(changed, of_games).empty() ? 0 : 1;
      RoundSetup of_rest = setup;
      of_rest.seated = parted.seated;
      RoundField& field = fields.of(parted.rest);
      ASSERT_NO_FATAL_FAILURE(expect_same(field, RoundField(changed, rules, of_rest))) << "run " << run;
      without_matrix += field.legal_matrix().filled() ? 0 : 1;
      for (Position p = 0; p < field.size(); ++p) sorted_rows += field.barred_one_by_one(p).size() > 24 ? 1 : 0;
      // As a walk does.
      if (field.size() % 2 == 1)
        field.leave_bye_to(field.facts(random.between(Position(0), field.size() - 1)).score);
    }
  }
  EXPECT_GT(altered, 1000);
  EXPECT_GT(sorted_rows, 1000);
  EXPECT_GT(without_matrix, 50);
}

}  // namespace
}  // namespace bloesem::swiss
