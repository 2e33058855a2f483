// Compares the literal evaluation of a candidate with the matching engine's record of the brackets it has
// paired.
#include "engine/sequence/evaluation.hpp"

#include <gtest/gtest.h>

#include "bloesem/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/differential/sequence/literal_bracket.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {
namespace {

int compare(const Tournament& tournament, const PairOptions& options) {
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  if (!pairing) return 0;
  const Result<sequence::RequestedField> request = sequence::requested_field(tournament, options);
  const sequence::Field& field = request->field;
  const sequence::Rulebook& rules = sequence::rulebook(*options.edition);
  int brackets = 0;
  for (const BracketRecord& record : pairing->record.brackets) {
    const sequence::Bracket bracket = bracket_of(field, record, rules.completion);
    const sequence::Candidate candidate = candidate_of(field, record);
    EXPECT_EQ(broken_rule(field, bracket, candidate, rules), std::nullopt);
    const std::vector<criteria::CriterionValue> values = evaluate(field, bracket, candidate, rules);
    EXPECT_EQ(contradictions(record.criteria, values, *options.edition), std::vector<std::string>{})
        << name_of(record.kind);
    if (options.edition == Edition::Baku2016) {
      EXPECT_EQ(values.size(), record.criteria.size());
    }
    ++brackets;
  }
  return brackets;
}

class SequenceEvaluation : public testing::TestWithParam<Edition> {};
INSTANTIATE_TEST_SUITE_P(Editions, SequenceEvaluation, testing::ValuesIn(editions),
                         [](const auto& info) { return name_of(info); });

TEST_P(SequenceEvaluation, AgreesWithTheMatchingEnginesRecords) {
  Random random(20161003);
  int brackets = 0;
  for (int i = 0; i < 4000 && !testing::Test::HasFailure(); ++i) {
    const Tournament tournament = made_up_tournament(random, random.between(2, 14), random.between(0, 5),
                                                     random.chance(30) ? Colours::Lopsided : Colours::Mixed);
    PairOptions options;
    options.edition = GetParam();
    options.rounds_declared = tournament.rounds_played + (random.chance(40) ? 1 : 3);
    brackets += compare(tournament, options);
  }
  EXPECT_GT(brackets, 8000);
}

TEST_P(SequenceEvaluation, AgreesWithTheMatchingEnginesRecordsOfPlayedTournaments) {
  Random random(20161004);
  int brackets = 0;
  for (int i = 0; i < 300 && !testing::Test::HasFailure(); ++i) {
    const Tournament tournament = played_tournament(random, random.between(4, 14), random.between(3, 9));
    for (int round = 1; round <= tournament.rounds_played; ++round) {
      PairOptions options;
      options.edition = GetParam();
      options.round = round;
      options.rounds_declared = tournament.rounds_played;
      brackets += compare(tournament, options);
    }
  }
  EXPECT_GT(brackets, 2000);
}

}  // namespace
}  // namespace bloesem::test
