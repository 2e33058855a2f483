#include "engine/double_swiss/walk.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "engine/double_swiss/system.hpp"
#include "engine/literal/literal.hpp"
#include "engine/requested_round.hpp"
#include "engine/team_swiss/system.hpp"
#include "tests/engine/double_swiss/match_position.hpp"
#include "tests/engine/double_swiss/random_matches.hpp"

namespace bloesem::test {
namespace {

// Rounds to compare; the environment may ask for more.
int rounds_of_matches() {
  const char* asked = std::getenv("BLOESEM_MATCH_ROUNDS");
  return asked == nullptr ? 1500 : std::atoi(asked);
}

literal::LiteralRound literal_round(const Tournament& tournament, int declared) {
  literal::LiteralRound round{tournament, tournament.rounds_played + 1, declared, {}};
  for (PlayerIndex p = 0; p < std::ssize(tournament.players); ++p)
    if (tournament.players[static_cast<std::size_t>(p)].round(tournament.rounds_played).outcome ==
        Outcome::Absent)
      round.participants.push_back(p);
  return round;
}

std::string text_of_answer(const Result<RoundPairing>& pairing) {
  if (!pairing)
    return pairing.error().code == ErrorCode::NoValidPairing ? "impossible" : pairing.error().message;
  return text_of(Result<literal::LiteralPairing>({pairing->boards, pairing->bye}));
}

std::string text_of_answer(const Result<literal::LiteralPairing>& pairing) {
  return !pairing && pairing.error().code == ErrorCode::NoValidPairing ? "impossible" : text_of(pairing);
}

void expect_same_record(const Record& one, const Record& other) {
  ASSERT_EQ(one.brackets.size(), other.brackets.size());
  for (std::size_t i = 0; i < one.brackets.size(); ++i) {
    EXPECT_EQ(one.brackets[i].criteria, other.brackets[i].criteria);
    EXPECT_EQ(one.brackets[i].moved_up, other.brackets[i].moved_up);
  }
}

TEST(DoubleSwissWalk, EqualsTheLiteralEngine) {
  Random random(20260201);
  int rounds = 0;
  int impossible = 0;
  while (rounds < rounds_of_matches()) {
    play_matches(random, {}, [&](const Tournament& tournament, PairOptions options) {
      ++rounds;
      options.edition = Edition(swiss::double_swiss::fide_2026);
      const Result<RoundPairing> pairing = pair_round(tournament, options);
      const auto expected =
          text_of_answer(literal::double_swiss_2026(literal_round(tournament, *options.rounds_declared)));
      EXPECT_EQ(text_of_answer(pairing), expected) << rounds;
      options.solver = SolverChoice::Blossom;
      const Result<RoundPairing> by_matching = pair_round(tournament, options);
      EXPECT_EQ(text_of_answer(by_matching), expected) << rounds;
      if (pairing && by_matching) expect_same_record(pairing->record, by_matching->record);
      impossible += pairing ? 0 : 1;
      return pairing;
    });
  }
  EXPECT_GT(impossible, rounds / 100);
}

// Pairs the round of teams with these readings.
Result<RoundPairing> pair_teams(const Tournament& tournament, const PairOptions& options,
                                const Readings& readings) {
  const swiss::System& system = swiss::team_swiss::fide_2026;
  Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  swiss::WalkContext context{nullptr, {}, request->task(tournament, options)};
  context.task.readings = readings;
  Result<swiss::Walk> walk = system.flow(request->field, system.criteria(), context);
  if (!walk) return walk.error();
  RoundPairing pairing;
  for (std::size_t i = 0; i < walk->pairs.size(); ++i) {
    Board board{request->field.player(walk->pairs[i].first), request->field.player(walk->pairs[i].second)};
    if (!walk->colours[i].higher_is_white) std::swap(board.white, board.black);
    pairing.boards.push_back(board);
  }
  if (walk->bye) pairing.bye = request->field.player(*walk->bye);
  pairing.record.brackets = std::move(walk->brackets);
  return pairing;
}

TEST(TeamSwissWalk, EqualsTheLiteralEngine) {
  Random random(20260202);
  int rounds = 0;
  while (rounds < rounds_of_matches()) {
    const int type = random.between(0, 2);
    const bool secondary = random.chance(50);
    play_matches(random, {.game_points = true}, [&](const Tournament& tournament, PairOptions options) {
      ++rounds;
      options.edition = Edition(swiss::team_swiss::fide_2026);
      literal::LiteralRound asked = literal_round(tournament, *options.rounds_declared);
      asked.team_preferences = type == 0   ? literal::TeamPreferences::TypeA
                               : type == 1 ? literal::TeamPreferences::TypeB
                                           : literal::TeamPreferences::None;
      for (const Player& team : tournament.players)
        if (secondary) asked.secondary.push_back(team.game_points_after(tournament.rounds_played));
      const std::string expected = text_of_answer(literal::team_swiss_2026(asked));
      const Readings readings{type, secondary ? 0 : 1, 0};
      const Result<RoundPairing> pairing = pair_teams(tournament, options, readings);
      EXPECT_EQ(text_of_answer(pairing), expected) << rounds;
      options.solver = SolverChoice::Blossom;
      const Result<RoundPairing> by_matching = pair_teams(tournament, options, readings);
      EXPECT_EQ(text_of_answer(by_matching), expected) << rounds;
      if (pairing && by_matching) expect_same_record(pairing->record, by_matching->record);
      return pairing;
    });
  }
}

PairOptions double_swiss() { return {.edition = Edition(swiss::double_swiss::fide_2026)}; }

TEST(DoubleSwissWalk, TheExampleOfTheText) {
  LiteralPosition position(
      {{1, 25}, {2, 30}, {3, 25}, {4, 40}, {5, 25}, {6, 30}, {7, 40}, {8, 30}, {9, 40}, {10, 0}});
  position.apart(4, {7, 9}).apart(7, {9}).apart(10, {1, 3, 5});
  const Result<RoundPairing> pairing = pair_round(position.tournament, double_swiss());
  EXPECT_EQ(text_of_answer(pairing), "7-1 9-2 3-5 6-4 10-8");
  EXPECT_EQ(pairing->record.brackets.front().moved_up, (std::vector<PlayerIndex>{nr(2), nr(6), nr(1)}));
}

TEST(DoubleSwissWalk, AnImpossibleRoundNamesAnObstacle) {
  LiteralPosition position({{1, 20}, {2, 10}, {3, 10}, {4, 0}});
  position.apart(1, {2, 3, 4});
  const Result<RoundPairing> pairing = pair_round(position.tournament, double_swiss());
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, ErrorCode::NoValidPairing);
  EXPECT_EQ(pairing.error().players, std::vector<PlayerIndex>{nr(1)});
}

TEST(DoubleSwissWalk, ReportsProgressAndCanBeCancelled) {
  const LiteralPosition position({{1, 20}, {2, 20}, {3, 10}, {4, 10}});
  PairOptions options = double_swiss();
  int brackets = 0;
  options.progress = [&](const Progress& progress) { return progress.stage != "bracket" || ++brackets < 2; };
  EXPECT_EQ(pair_round(position.tournament, options).error().code, ErrorCode::Cancelled);
  EXPECT_EQ(brackets, 2);
}

}  // namespace
}  // namespace bloesem::test
