// The facts about players are derived twice, once for each engine; the results must agree.
#include "engine/sequence/facts.hpp"

#include <gtest/gtest.h>

#include "engine/requested_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/differential/bracket_case.hpp"
#include "tests/differential/sequence/literal_bracket.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

int compare_facts(const Tournament& tournament, const PairOptions& options) {
  const Result<RequestedRound> request = requested_round(tournament, options);
  const Result<sequence::RequestedField> own = sequence::requested_field(tournament, options);
  EXPECT_EQ(request.has_value(), own.has_value());
  if (!request || !own) return 0;
  const swiss::RoundField& theirs = request->field;
  SCOPED_TRACE(describe(theirs));
  EXPECT_EQ(theirs.size(), own->field.size());
  for (swiss::Position p = 0; p < theirs.size(); ++p) {
    const sequence::Entrant& entrant = own->field[p];
    EXPECT_EQ(entrant.player, theirs.player(p));
    EXPECT_EQ(entrant.facts, theirs.facts(p));
    EXPECT_EQ(entrant.standings, theirs.standings(p));
    EXPECT_EQ(entrant.effective_number, theirs.effective_number(p));
    EXPECT_EQ(std::vector(entrant.colours.begin(), entrant.colours.end()), theirs.colours(p).oldest_first());
    for (swiss::Position q = 0; q < theirs.size(); ++q)
      EXPECT_EQ(own->field.may_meet(p, q), p != q && theirs.compatible(p, q)) << p << " and " << q;
  }
  return theirs.size();
}

class SequenceFacts : public testing::TestWithParam<Edition> {};
INSTANTIATE_TEST_SUITE_P(Editions, SequenceFacts, testing::ValuesIn(editions),
                         [](const auto& info) { return name_of(info); });

TEST_P(SequenceFacts, AgreeWithTheMatchingEnginesInEveryRoundOfMadeUpTournaments) {
  Random random(20161001);
  int players = 0;
  for (int i = 0; i < 4000 && !testing::Test::HasFailure(); ++i) {
    Tournament tournament = made_up_tournament(random, random.between(2, 14), random.between(0, 5),
                                               random.chance(30) ? Colours::Lopsided : Colours::Mixed);
    PairOptions options;
    options.edition = GetParam();
    options.rounds_declared = tournament.rounds_played + (random.chance(40) ? 1 : 3);
    if (random.chance(30)) options.absent.push_back(0);
    if (random.chance(30)) options.forbidden.emplace_back(0, 1);
    if (random.chance(30))
      tournament.forbidden_spans.push_back({{0, 1}, random.between(1, 3), random.between(3, 6)});
    for (int round = 1; round <= tournament.rounds_played + 1; ++round) {
      options.round = round;
      players += compare_facts(tournament, options);
    }
  }
  EXPECT_GT(players, 50000);
}

TEST_P(SequenceFacts, AgreeWithTheMatchingEnginesInPlayedTournaments) {
  Random random(20161002);
  for (int i = 0; i < 300 && !testing::Test::HasFailure(); ++i) {
    const Tournament tournament = played_tournament(random, random.between(4, 14), random.between(3, 9));
    for (int round = 1; round <= tournament.rounds_played + 1; ++round) {
      PairOptions options;
      options.edition = GetParam();
      options.round = round;
      options.rounds_declared = tournament.rounds_played + 1;
      compare_facts(tournament, options);
    }
  }
}

}  // namespace
}  // namespace bloesem::test
