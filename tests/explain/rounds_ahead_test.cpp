#include "bloesem/explain/rounds_ahead.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/swiss/system.hpp"
#include "matching/index.hpp"
#include "tests/support/random_field.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using test::nr;
using test::TournamentBuilder;

constexpr std::array results{std::pair{Outcome::Win, Outcome::Loss}, std::pair{Outcome::Draw, Outcome::Draw},
                             std::pair{Outcome::Loss, Outcome::Win}};

// Plays on by the rules with every combination of results.
class Playing {
 public:
  Playing(Tournament tournament, PairOptions options)
      : tournament_(std::move(tournament)), options_(std::move(options)) {}

  // Returns the fewest rounds that can be paired, over all results; at most `most`.
  int fewest(int most) {
    if (most == 0) return 0;
    options_.round = tournament_.rounds_played + 1;
    const Result<RoundPairing> pairing = pair_round(tournament_, options_);
    if (!pairing) return 0;
    enter(*pairing);
    int fewest = most;
    std::size_t combinations = 1;
    for (std::size_t i = 0; i < pairing->boards.size(); ++i) combinations *= results.size();
    for (std::size_t number = 0; number < combinations && fewest > 1; ++number) {
      set_results(*pairing, number);
      fewest = std::min(fewest, 1 + Playing(tournament_, options_).fewest(fewest - 1));
    }
    return fewest;
  }

 private:
  // Whoever is not part of the round stays away from then on.
  void enter(const RoundPairing& pairing) {
    std::vector<RoundEntry> entries(tournament_.players.size());
    for (const Board& board : pairing.boards) {
      entries[at(board.white)] = {board.black, Colour::White, Outcome::Draw};
      entries[at(board.black)] = {board.white, Colour::Black, Outcome::Draw};
    }
    if (pairing.bye) entries[at(*pairing.bye)] = {no_player, Colour::None, Outcome::PairingBye};
    options_.absent.clear();
    for (PlayerIndex p = 0; p < std::ssize(tournament_.players); ++p) {
      Rounds& rounds = tournament_.players[at(p)].rounds;
      rounds.resize(at(tournament_.rounds_played));
      rounds.push_back(entries[at(p)]);
      if (entries[at(p)] == RoundEntry{}) options_.absent.push_back(p);
    }
    ++tournament_.rounds_played;
  }
  void set_results(const RoundPairing& pairing, std::size_t number) {
    for (const Board& board : pairing.boards) {
      const auto [white, black] = results[number % results.size()];
      number /= results.size();
      tournament_.players[at(board.white)].rounds.back().outcome = white;
      tournament_.players[at(board.black)].rounds.back().outcome = black;
    }
  }

  Tournament tournament_;
  PairOptions options_;
};

Tournament small_tournament(test::Random& random, Edition edition) {
  const int players = random.between(2, 8);
  if (random.chance(40)) return test::made_up_tournament(random, players, random.between(0, 3));
  Tournament tournament = test::played_tournament(random, players, random.between(0, 3));
  for (int i = random.chance(30) ? random.between(1, 3) : 0; i > 0; --i) {
    const int round = tournament.rounds_played + random.between(1, 3);
    const PlayerIndex one = random.between(0, players - 1);
    const PlayerIndex other = random.between(0, players - 1);
    if (one != other) tournament.forbidden_spans.push_back({{one, other}, round, round + random.between(0, 2)});
  }
  tournament.heading.system_code = system_code_of(edition);
  return tournament;
}

struct Tally {
  int tight = 0;
  int counted = 0;
  int impossible = 0;
};

// Compares the bounds with the truth.
void compare(const Tournament& tournament, const PairOptions& options, Tally& tally) {
  const Result<Subject> subject = subject_of(tournament, options);
  if (!subject) return;
  const Result<RoundsAhead> ahead = rounds_ahead(*subject);
  ASSERT_TRUE(ahead);
  ASSERT_LE(ahead->certain, ahead->at_most);
  ASSERT_EQ(ahead->certain == ahead->remaining, ahead->limit == AheadLimit::None);
  // One more round than are certain shows how tight the bound is.
  const int look = std::min(ahead->remaining, ahead->certain + (ahead->certain <= 2 ? 1 : 0));
  const int fewest = Playing(tournament, options).fewest(look);
  ASSERT_GE(fewest, ahead->certain);
  if (look <= ahead->at_most) {
    tally.tight += fewest == ahead->certain ? 1 : 0;
  } else {
    ASSERT_LE(fewest, ahead->at_most);
    ++tally.tight;
  }
  ASSERT_TRUE(ahead->limit != AheadLimit::NoPairing || fewest == ahead->certain);
  tally.counted += ahead->certain > 2 ? 1 : 0;
  tally.impossible += ahead->limit == AheadLimit::NoPairing ? 1 : 0;
}

void compare_with_enumeration(std::uint64_t seed, int fields) {
  test::Random random(seed);
  Tally tally;
  for (int i = 0; i < fields; ++i) {
    const Edition edition = random.chance(50) ? Edition(Edition::Baku2016) : Edition(Edition::Fide2026);
    const Tournament tournament = small_tournament(random, edition);
    const int declared = tournament.rounds_played + random.between(1, 5);
    compare(tournament, {.edition = edition, .rounds_declared = declared}, tally);
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << "field " << i;
  }
  EXPECT_GT(tally.tight, fields / 2);
  EXPECT_GT(tally.counted, fields / 100);
  EXPECT_GT(tally.impossible, fields / 100);
}

TEST(RoundsAhead, AreNeverAboveTheTruth) { compare_with_enumeration(7, 100); }
TEST(SlowExplanations, RoundsAheadAreNeverAboveTheTruth) { compare_with_enumeration(8, 1000); }

}  // namespace
}  // namespace bloesem::explain
