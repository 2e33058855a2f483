// Whole rounds of small tournaments: compares the engine with exhaustion.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <set>

#include "bloesem/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/differential/bracket_case.hpp"
#include "tests/differential/round_oracle.hpp"
#include "tests/support/brute_force_matching.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

using IndexPairs = std::set<std::pair<PlayerIndex, PlayerIndex>>;

struct RoundCounts {
  int paired = 0;
  int collapsed = 0;
  int impossible = 0;
  int byes = 0;
  int brackets = 0;
};

IndexPairs pairs_of(const RoundPairing& round) {
  IndexPairs pairs;
  for (const Board& board : round.boards) pairs.insert(std::minmax(board.white, board.black));
  return pairs;
}

IndexPairs pairs_of(const RoundField& field, const OracleRound& round) {
  IndexPairs pairs;
  for (const auto& [h, l] : round.pairs) pairs.insert(std::minmax(field.player(h), field.player(l)));
  return pairs;
}

// Returns the graph of legal pairs, by exhaustion, with an additional vertex for the bye if the number is odd.
Neighbours legal_pairs(const RoundField& field) {
  const auto n = static_cast<std::size_t>(field.size());
  Neighbours graph(n + n % 2);
  const auto join = [&](std::size_t a, std::size_t b) {
    graph[a].push_back(static_cast<matching::Vertex>(b));
    graph[b].push_back(static_cast<matching::Vertex>(a));
  };
  for (Position a = 0; a < field.size(); ++a) {
    for (Position b = a + 1; b < field.size(); ++b)
      if (may_meet(field, a, b)) join(static_cast<std::size_t>(a), static_cast<std::size_t>(b));
    if (n % 2 == 1 && field.facts(a).bye_eligible) join(static_cast<std::size_t>(a), n);
  }
  return graph;
}

// The named players cannot all be paired, but without any one of them the others can.
void expect_minimal_obstacle(const RoundField& field, const Error& error) {
  const std::vector<bool> coverable = coverable_sets(legal_pairs(field));
  std::size_t set = 0;
  for (const PlayerIndex player : error.players)
    for (Position p = 0; p < field.size(); ++p)
      if (field.player(p) == player) set |= std::size_t{1} << static_cast<std::size_t>(p);
  EXPECT_EQ(static_cast<std::size_t>(std::popcount(set)), error.players.size());
  EXPECT_FALSE(coverable[set]);
  for (std::size_t left = set; left != 0; left &= left - 1) EXPECT_TRUE(coverable[set ^ (left & (~left + 1))]);
}

void compare_round(const Tournament& tournament, RoundCounts& counts) {
  const RoundField field(tournament, swiss::dutch::baku_2016,
                         {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}});
  SCOPED_TRACE(describe(field));
  const auto by_engine = pair_round(tournament);
  const std::optional<OracleRound> by_oracle = pair_by_exhaustion(field);
  ASSERT_EQ(by_engine.has_value(), by_oracle.has_value());
  if (!by_oracle) {
    EXPECT_EQ(by_engine.error().code, ErrorCode::NoValidPairing);
    expect_minimal_obstacle(field, by_engine.error());
    ++counts.impossible;
    return;
  }
  EXPECT_EQ(pairs_of(*by_engine), pairs_of(field, *by_oracle));
  EXPECT_EQ(by_engine->bye, by_oracle->bye ? std::optional(field.player(*by_oracle->bye)) : std::nullopt);
  const auto kept = std::count_if(by_engine->record.brackets.begin(), by_engine->record.brackets.end(),
                                  [](const BracketRecord& bracket) { return !bracket.discarded; });
  EXPECT_EQ(kept, by_oracle->brackets);
  ++counts.paired;
  counts.collapsed += by_oracle->collapsed ? 1 : 0;
  counts.byes += by_oracle->bye ? 1 : 0;
  counts.brackets += by_oracle->brackets;
}

void report_rounds(const RoundCounts& counts) {
  testing::Test::RecordProperty("paired", counts.paired);
  testing::Test::RecordProperty("collapsed", counts.collapsed);
  testing::Test::RecordProperty("impossible", counts.impossible);
  testing::Test::RecordProperty("byes", counts.byes);
  testing::Test::RecordProperty("brackets", counts.brackets);
}

TEST(Rounds, OfMadeUpTournaments) {
  Random random(20160901);
  RoundCounts counts;
  for (int i = 0; i < 9000 && !testing::Test::HasFailure(); ++i) {
    const int rounds = random.between(0, 5);
    Tournament tournament = made_up_tournament(random, random.between(2, 9), rounds,
                                               random.chance(20) ? Colours::Lopsided : Colours::Mixed);
    tournament.rounds_declared = rounds + (random.chance(35) ? 1 : 2);
    for (Player& player : tournament.players)
      if (random.chance(5)) player.rounds.push_back({no_player, Colour::None, Outcome::HalfBye});
    compare_round(tournament, counts);
  }
  report_rounds(counts);
  EXPECT_GT(counts.collapsed, 300);
  EXPECT_GT(counts.impossible, 300);
}

// Every round of tournaments that the engine pairs from beginning to end, until no pairing is possible.
TEST(Rounds, OfTournamentsThatTheEnginePlays) {
  Random random(20171101);
  RoundCounts counts;
  for (int i = 0; i < 1200 && !testing::Test::HasFailure(); ++i) {
    Tournament tournament = played_tournament(random, random.between(4, 9), 0);
    tournament.rounds_declared = random.between(3, 8);
    do {
      compare_round(tournament, counts);
    } while (tournament.rounds_played + 1 < *tournament.rounds_declared && play_round(random, tournament));
  }
  report_rounds(counts);
  EXPECT_GT(counts.collapsed, 100);
}

// Larger than the tournaments above, and paired only in late rounds, when few legal pairs are left.
TEST(Rounds, OfElevenAndTwelvePlayersWhoHaveMetNearlyEverybody) {
  Random random(20260131);
  RoundCounts counts;
  for (int i = 0; i < 400 && !testing::Test::HasFailure(); ++i) {
    Tournament tournament = played_tournament(random, random.between(10, 12), random.between(6, 8));
    tournament.rounds_declared = tournament.rounds_played + random.between(1, 2);
    compare_round(tournament, counts);
  }
  report_rounds(counts);
}

}  // namespace
}  // namespace bloesem::test
