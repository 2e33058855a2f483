#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bloesem/explain/ranked.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/explain/random_round.hpp"
#include "tests/explain/sequence_cost.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::Random;
using bloesem::test::random_round;
using bloesem::test::same_cost;
using bloesem::test::sequence_cost;

using PlayerList = std::vector<PlayerIndex>;

constexpr std::size_t every_bye = 1000;

// Returns the request in which nobody but these may have the bye.
PairOptions bye_among(const Subject& subject, const PlayerList& players) {
  PairOptions options = subject.options;
  for (PlayerIndex each = 0; each < static_cast<PlayerIndex>(subject.tournament.players.size()); ++each)
    if (std::count(players.begin(), players.end(), each) == 0) options.without_bye.push_back(each);
  return options;
}

std::optional<PlayerIndex> bye_of(const Subject& subject, const PairOptions& options) {
  const Result<RoundPairing> round = sequence::pair_round(subject.tournament, options);
  return round ? round->bye : std::nullopt;
}

PlayerList players_of(const std::vector<RankedPlayer>& ranking) {
  PlayerList players;
  for (const RankedPlayer& each : ranking) players.push_back(each.player);
  return players;
}

// Every other player who may have the bye is ranked once, with the cost of the best round in which they alone
// may have it; of any two, the rules give it to the one who is ranked higher.
void compare_byes(const Subject& subject, const std::vector<RankedPlayer>& ranking) {
  const PlayerList players = players_of(ranking);
  for (PlayerIndex each = 0; each < static_cast<PlayerIndex>(subject.tournament.players.size()); ++each) {
    if (each == subject.answer->bye) continue;
    const PairAnswer cost = sequence_cost(subject, bye_among(subject, {each}));
    const auto found = std::find(players.begin(), players.end(), each);
    ASSERT_LE(std::count(players.begin(), players.end(), each), 1);
    if (found == players.end()) {
      ASSERT_EQ(cost.fate, PairFate::Impossible);
      continue;
    }
    const PairAnswer& ranked = ranking[static_cast<std::size_t>(found - players.begin())].cost;
    ASSERT_TRUE(same_cost(ranked, cost)) << "player " << each + 1;
  }
  for (std::size_t i = 0; i < players.size(); ++i)
    for (std::size_t j = i + 1; j < players.size(); ++j)
      if (ranking[i].cost.fate != PairFate::Impossible) {
        ASSERT_EQ(bye_of(subject, bye_among(subject, {players[i], players[j]})), players[i]);
      }
}

void compare_bye_rankings(unsigned seed, int questions, int most_players) {
  Random random(seed);
  int others = 0;
  for (int asked = 0; asked < questions;) {
    const std::optional<Subject> subject = random_round(random, 3, most_players);
    if (!subject || !subject->answer) continue;
    const auto ranking = ranked_byes(*subject, every_bye);
    if (!subject->answer->bye) {
      ASSERT_FALSE(ranking);
      continue;
    }
    if (!ranking) continue;  // the bye was given beforehand
    compare_byes(*subject, ranking->players);
    if (testing::Test::HasFatalFailure()) {
      ADD_FAILURE() << "question " << asked << ", " << full_title_of(subject->answer->edition);
      return;
    }
    others += static_cast<int>(ranking->players.size());
    ++asked;
  }
  EXPECT_GT(others, questions);
}

TEST(RankedByes, AreInTheOrderOfTheSequenceEngine) { compare_bye_rankings(2321, 150, 11); }

TEST(SlowExplanations, RankedByesAreInTheOrderOfTheSequenceEngine) { compare_bye_rankings(2322, 20'000, 11); }

TEST(RankedByes, AreNoMoreThanAskedFor) {
  Random random(2323);
  for (int rounds = 0; rounds < 50;) {
    const std::optional<Subject> subject = random_round(random, 5, 16);
    if (!subject || !subject->answer) continue;
    const auto ranking = ranked_byes(*subject, every_bye);
    if (!ranking || ranking->players.size() < 3) continue;
    ASSERT_TRUE(ranking->complete);
    for (std::size_t limit = 0; limit < 3; ++limit)
      ASSERT_EQ(ranked_byes(*subject, limit)->players,
                std::vector<RankedPlayer>(ranking->players.begin(),
                                          ranking->players.begin() + static_cast<std::ptrdiff_t>(limit)));
    ++rounds;
  }
}

}  // namespace
}  // namespace bloesem::explain
