// The Dutch System of 2012 against the literal engine, which tries all candidates in the order of the text; its
// solvers against each other; and complete pairings against its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "bloesem/judge/judge.hpp"
#include "engine/literal/pair_round.hpp"
#include "tests/support/istanbul_case.hpp"
#include "tests/support/round_text.hpp"

namespace bloesem::test {
namespace {

using criteria::BracketKind;

// Returns the number of rounds to compare: BLOESEM_DUTCH_2012_ROUNDS, or a few.
int istanbul_rounds() {
  const char* wanted = std::getenv("BLOESEM_DUTCH_2012_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 800;
}

// Counts in how many rounds something happened.
struct Happenings {
  int paired = 0;
  int impossible = 0;
  int repaired = 0;  // C.13
  int merged = 0;
  int mostly_moved_down = 0;  // A.3
  int limbo = 0;              // an MDP stays single
  int exchanges = 0;

  void note(const Result<RoundPairing>& pairing) {
    if (!pairing) return void(++impossible);
    ++paired;
    bool is_repaired = false, is_merged = false, half = false, stays = false, exchanged = false;
    for (const BracketRecord& bracket : pairing->record.brackets) {
      is_repaired |= bracket.kind == BracketKind::Penultimate;
      is_merged |= bracket.kind == BracketKind::Collapsed;
      half |= !bracket.moved_down.empty() && bracket.moved_down.size() >= bracket.residents.size();
      exchanged |= bracket.exchanges > 0;
      for (const PlayerIndex p : bracket.moved_down)
        stays |= std::count(bracket.downfloaters.begin(), bracket.downfloaters.end(), p) > 0;
    }
    repaired += is_repaired ? 1 : 0;
    merged += is_merged ? 1 : 0;
    mostly_moved_down += half ? 1 : 0;
    limbo += stays ? 1 : 0;
    exchanges += exchanged ? 1 : 0;
  }
};

void compare_istanbul_rounds(int least_players, int most_players, int rounds, std::uint64_t seed) {
  Random random(seed);
  Happenings seen;
  for (int i = 0; i < rounds; ++i) {
    const IstanbulCase round = random_istanbul_case(random, least_players, most_players);
    const Result<RoundPairing> pairing = pair_round(round.tournament, round.options);
    ASSERT_EQ(sorted_text(pairing), sorted_text(literal::pair_round(round.tournament, round.options)))
        << "round " << i;
    seen.note(pairing);
  }
  for (const auto& [name, count] : std::map<std::string, int>{{"paired", seen.paired},
                                                              {"impossible", seen.impossible},
                                                              {"repaired", seen.repaired},
                                                              {"merged", seen.merged},
                                                              {"mostly_moved_down", seen.mostly_moved_down},
                                                              {"limbo", seen.limbo},
                                                              {"exchanges", seen.exchanges}})
    ::testing::Test::RecordProperty(name, count);
  EXPECT_GT(seen.paired, rounds / 3);
  if (rounds < 500 || most_players < 13) return;
  EXPECT_GT(seen.impossible, rounds / 100);
  EXPECT_GT(seen.repaired, rounds / 100);
  EXPECT_GT(seen.merged, rounds / 500);
  EXPECT_GT(seen.mostly_moved_down, rounds / 20);
  EXPECT_GT(seen.limbo, rounds / 100);
  EXPECT_GT(seen.exchanges, rounds / 20);
}

TEST(Dutch2012AgainstLiteral, SmallRandomRoundsAgree) { compare_istanbul_rounds(4, 13, istanbul_rounds(), 1); }
TEST(Dutch2012AgainstLiteral, TinyRandomRoundsAgree) {
  compare_istanbul_rounds(1, 5, istanbul_rounds() / 2, 2);
}

TEST(Dutch2012Solvers, AgreeOnLargerRounds) {
  Random random(3);
  int paired = 0;
  for (int i = 0; i < istanbul_rounds() / 8; ++i) {
    IstanbulCase round = random_istanbul_case(random, 4, 40);
    round.options.paranoid = true;
    const Result<RoundPairing> pairing = pair_round(round.tournament, round.options);
    ASSERT_TRUE(pairing || pairing.error().code == ErrorCode::NoValidPairing) << i << pairing.error().message;
    paired += pairing ? 1 : 0;
  }
  EXPECT_GT(paired, istanbul_rounds() / 20);
}

// Lets some players of the pairing change places at random; the result may be illegal.
Proposal varied(Random& random, RoundPairing pairing) {
  std::vector<PlayerIndex*> places;
  for (Board& board : pairing.boards) {
    places.push_back(&board.white);
    places.push_back(&board.black);
  }
  if (pairing.bye) places.push_back(&*pairing.bye);
  for (int steps = places.empty() ? 0 : random.between(1, 3); steps > 0; --steps)
    std::swap(*places[random.between<std::size_t>(0, places.size() - 1)],
              *places[random.between<std::size_t>(0, places.size() - 1)]);
  return proposal_of(pairing);
}

// The judge checks that its reasons are those of the record, and that no proposal is better.
TEST(Dutch2012Judge, FindsAReasonAgainstEveryOtherPairing) {
  Random random(4);
  int judged = 0;
  for (int i = 0; i < istanbul_rounds(); ++i) {
    const IstanbulCase round = random_istanbul_case(random, 4, 16);
    const Result<RoundPairing> own = pair_round(round.tournament, round.options);
    if (!own) continue;
    const Result<Verdict> verdict = judge(round.tournament, varied(random, *own), round.options);
    ASSERT_TRUE(verdict) << "round " << i << ": " << verdict.error().message;
    judged += verdict->departure ? 1 : 0;
  }
  EXPECT_GT(judged, istanbul_rounds() / 10);
}

}  // namespace
}  // namespace bloesem::test
