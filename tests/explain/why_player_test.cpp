#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "bloesem/explain/why.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::meeting_only;
using bloesem::test::Random;
using bloesem::test::random_round;
using bloesem::test::sequence_cost;

constexpr int smallest_why = 2;
constexpr int largest_why = 12;

// Those whom the rules pair, by the boards and the bye.
std::vector<PlayerIndex> paired_players(const Subject& subject) {
  std::vector<PlayerIndex> players = byes_of(*subject.answer);
  for (const Board& board : subject.answer->boards) players.insert(players.end(), {board.white, board.black});
  return players;
}

Points points_for_pairing(const Subject& subject, PlayerIndex player) {
  const Player& own = subject.tournament.players[static_cast<std::size_t>(player)];
  return standings_points(subject.tournament, own, subject.round() - 1) + own.virtual_in(subject.round() - 1);
}

void check_group(const Subject& subject, const WhyPlayer& why) {
  ASSERT_EQ(why.score, points_for_pairing(subject, why.player));
  std::set<PlayerIndex> expected;
  for (const PlayerIndex other : paired_players(subject))
    if (other != why.player && points_for_pairing(subject, other) == why.score) expected.insert(other);
  ASSERT_EQ(std::set<PlayerIndex>(why.group.begin(), why.group.end()), expected);
}

// The second engine lists rows that the first does not need in this bracket, so rows have other indexes.
void expect_same_cost(const PairAnswer& own, const PairAnswer& other) {
  ASSERT_EQ(own.fate, other.fate);
  // The score of the bye's player is a row of every bracket there.
  if (own.with.article != "C5") {
    ASSERT_EQ(own.bracket, other.bracket);
  }
  ASSERT_EQ(own.with, other.with);
}

bool play_each_other(const Subject& subject, PlayerIndex one, PlayerIndex other) {
  const std::vector<Board>& boards = subject.answer->boards;
  return std::count(boards.begin(), boards.end(), Board{one, other}) +
             std::count(boards.begin(), boards.end(), Board{other, one}) ==
         1;
}

void check_costs(const Subject& subject, const WhyPlayer& why) {
  for (const Alternative& each : why.opponents) {
    const PairFate fate = each.cost.fate;
    if (fate == PairFate::Board) {
      ASSERT_TRUE(play_each_other(subject, why.player, each.opponent));
      continue;
    }
    if (fate == PairFate::Met || fate == PairFate::Colours || fate == PairFate::Forbidden) {
      ASSERT_EQ(sequence_cost(subject, meeting_only(subject, why.player, {each.opponent})).fate,
                PairFate::Impossible);
      continue;
    }
    PairOptions options = meeting_only(subject, why.player, {each.opponent});
    const PairOptions others = meeting_only(subject, each.opponent, {why.player});
    options.forbidden.insert(options.forbidden.end(), others.forbidden.begin(), others.forbidden.end());
    options.without_bye.push_back(each.opponent);
    expect_same_cost(each.cost, sequence_cost(subject, options));
  }
  for (const LeftBracket& left : why.left) {
    const BracketRecord& bracket = subject.answer->record.brackets[left.bracket];
    ASSERT_EQ(std::count(bracket.downfloaters.begin(), bracket.downfloaters.end(), why.player), 1);
    std::vector<PlayerIndex> present = bracket.moved_down.to_vector();
    present.insert(present.end(), bracket.residents.begin(), bracket.residents.end());
    expect_same_cost(left.staying, sequence_cost(subject, meeting_only(subject, why.player, present)));
  }
}

// If everybody plays whom the order offers first, nobody is exchanged, and the other way round.
void check_order(const Subject& subject) {
  for (const BracketRecord& bracket : subject.answer->record.brackets) {
    if (bracket.discarded || !bracket.moved_down.empty()) continue;
    bool all_first = true;
    for (const auto& [higher, lower] : bracket.pairs) {
      const Result<WhyPlayer> why = why_player(subject, higher);
      all_first = all_first && why->first_offered && why->first_offered->opponent == lower;
      if (why->role == BracketRole::FirstHalf && why->first_offered) {
        const Result<WhyPlayer> back = why_player(subject, why->first_offered->opponent);
        if (back->first_offered && back->bracket == why->bracket) {
          ASSERT_EQ(back->first_offered->opponent, higher);
        }
      }
    }
    if (bracket.exchanges > 0) {
      ASSERT_FALSE(all_first);
    }
  }
}

void check_questions(std::uint64_t seed, int questions) {
  Random random(seed);
  while (questions > 0) {
    const std::optional<Subject> subject = random_round(random, smallest_why, largest_why);
    if (!subject || !subject->answer) continue;
    for (const PlayerIndex player : paired_players(*subject)) {
      const Result<WhyPlayer> why = why_player(*subject, player);
      ASSERT_TRUE(why) << why.error().message;
      check_group(*subject, *why);
      check_costs(*subject, *why);
      if (testing::Test::HasFatalFailure()) FAIL() << "question " << questions << " of seed " << seed;
      --questions;
    }
    check_order(*subject);
  }
}

TEST(WhyPlayer, CostsWhatTheSequenceEngineFinds) { check_questions(20261125, 300); }

TEST(SlowExplanations, WhyTenThousandPlayers) { check_questions(20261126, 10'000); }

TEST(WhyPlayer, RefusesPlayersWhoAreNotPaired) {
  Random random(7);
  std::optional<Subject> subject;
  while (!subject || !subject->answer) subject = random_round(random, 6, 8);
  const PlayerIndex absent = paired_players(*subject).front();
  PairOptions options = subject->options;
  options.absent.push_back(absent);
  const Result<Subject> without = subject_of(subject->tournament, options);
  ASSERT_TRUE(without);
  const Result<WhyPlayer> why = why_player(*without, absent);
  ASSERT_FALSE(why);
  EXPECT_TRUE(why.error().code == ErrorCode::InvalidInput || !without->answer);
}

}  // namespace
}  // namespace bloesem::explain
