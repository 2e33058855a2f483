// Compares the two engines on whole rounds: pairs, colours, bye, brackets and criteria.
#include <gtest/gtest.h>

#include "bloesem/pair_round.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/differential/sequence/literal_bracket.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

struct EngineCounts {
  int paired = 0;
  int collapsed = 0;
  int impossible = 0;
  int gave_up = 0;
};

void compare(const Tournament& tournament, const PairOptions& options, EngineCounts& counts) {
  const Result<RoundPairing> matching = pair_round(tournament, options);
  const Result<RoundPairing> sequence = sequence::pair_round(tournament, options);
  if (!sequence && sequence.error().code == ErrorCode::GaveUp) {
    ++counts.gave_up;
    return;
  }
  ASSERT_EQ(matching.has_value(), sequence.has_value()) << text_of(matching) << " and " << text_of(sequence);
  if (!matching) {
    EXPECT_EQ(matching.error().code, sequence.error().code);
    ++counts.impossible;
    return;
  }
  EXPECT_EQ(matching->boards, sequence->boards) << text_of(matching) << " and " << text_of(sequence);
  EXPECT_EQ(matching->bye, sequence->bye);
  EXPECT_EQ(matching->record.colour_rules, sequence->record.colour_rules);
  // Under 2026 the kinds of bracket depend on how the matching engine finds its answer.
  if (options.edition == Edition::Baku2016) {
    EXPECT_EQ(brackets_of(matching), brackets_of(sequence));
  }
  ++counts.paired;
  for (std::size_t b = 0; b < matching->record.brackets.size(); ++b) {
    const BracketRecord& theirs = matching->record.brackets[b];
    const BracketRecord& own = sequence->record.brackets.at(b);
    counts.collapsed += theirs.discarded ? 1 : 0;
    // A discarded pairing need not be unique.
    if (theirs.discarded) continue;
    EXPECT_EQ(theirs.pairs, own.pairs);
    EXPECT_EQ(theirs.exchanges, own.exchanges);
    EXPECT_EQ(theirs.moved_down, own.moved_down);
    EXPECT_EQ(theirs.residents, own.residents);
    EXPECT_EQ(contradictions(theirs.criteria, own.criteria, *options.edition), std::vector<std::string>{});
  }
}

class BothEngines : public testing::TestWithParam<Edition> {
 protected:
  [[nodiscard]] static PairOptions options() {
    PairOptions options;
    options.edition = GetParam();
    return options;
  }
};
INSTANTIATE_TEST_SUITE_P(Editions, BothEngines, testing::ValuesIn(editions),
                         [](const auto& info) { return name_of(info); });

TEST_P(BothEngines, PairMadeUpTournamentsAlike) {
  Random random(20161005);
  EngineCounts counts;
  for (int i = 0; i < 6000 && !testing::Test::HasFailure(); ++i) {
    Tournament tournament = made_up_tournament(random, random.between(2, 12), random.between(0, 5),
                                               random.chance(30) ? Colours::Lopsided : Colours::Mixed);
    tournament.rounds_declared = tournament.rounds_played + (random.chance(40) ? 1 : 3);
    compare(tournament, options(), counts);
  }
  EXPECT_EQ(counts.gave_up, 0);
  EXPECT_GT(counts.paired, 4000);
  EXPECT_GT(counts.collapsed, GetParam() == Edition::Baku2016 ? 300 : -1);
  EXPECT_GT(counts.impossible, 100);
}

TEST_P(BothEngines, PairPlayedTournamentsAlike) {
  Random random(20161006);
  EngineCounts counts;
  for (int i = 0; i < 600 && !testing::Test::HasFailure(); ++i) {
    const Tournament tournament = played_tournament(random, random.between(4, 14), random.between(3, 12));
    for (int round = 1; round <= tournament.rounds_played + 1; ++round) {
      PairOptions options = this->options();
      options.round = round;
      options.rounds_declared = tournament.rounds_played + 1;
      compare(tournament, options, counts);
    }
  }
  EXPECT_EQ(counts.gave_up, 0);
  EXPECT_GT(counts.paired, 3000);
  EXPECT_GT(counts.collapsed, GetParam() == Edition::Baku2016 ? 100 : -1);
}

TEST_P(BothEngines, ExchangeAlike) {
  Random random(20161007);
  EngineCounts counts;
  for (int i = 0; i < 1000 && !testing::Test::HasFailure(); ++i)
    compare(
        [&] {
          Tournament tournament = halved_tournament(random, random.between(4, 11));
          tournament.rounds_declared = 3;
          return tournament;
        }(),
        options(), counts);
  EXPECT_EQ(counts.gave_up, 0);
}

TEST_P(BothEngines, FloatAlike) {
  Random random(20161008);
  EngineCounts counts;
  for (int i = 0; i < 2000 && !testing::Test::HasFailure(); ++i) {
    Tournament tournament = floating_tournament(random, random.between(4, 12));
    tournament.rounds_declared = 5;
    compare(tournament, options(), counts);
  }
  EXPECT_EQ(counts.gave_up, 0);
}

}  // namespace
}  // namespace bloesem::test
