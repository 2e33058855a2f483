// The literal evaluation of a candidate, against what the matching engine records of the brackets it has
// paired.
#include "engine/sequence/evaluation.hpp"

#include <gtest/gtest.h>

#include "engine/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "tests/differential/bracket_case.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::criteria {

inline void PrintTo(const CriterionValue& value, std::ostream* out) {
  *out << value.article << ' ' << value.count << ':';
  for (const Points difference : value.differences) *out << ' ' << difference;
}

}  // namespace bloesem::criteria

namespace bloesem::test {
namespace {

int compare(const Tournament& tournament, const PairOptions& options) {
  const Result<RoundPairing> pairing = pair_round(tournament, options);
  if (!pairing) return 0;
  const Result<sequence::RequestedField> request = sequence::requested_field(tournament, options);
  const sequence::Field& field = request->field;
  int brackets = 0;
  for (const dutch::BracketRecord& record : pairing->record.brackets) {
    const sequence::Bracket bracket = bracket_of(field, record);
    const sequence::Candidate candidate = candidate_of(field, record);
    EXPECT_EQ(broken_rule(field, bracket, candidate), std::nullopt);
    EXPECT_EQ(evaluate(field, bracket, candidate), record.criteria) << name_of(record.kind);
    ++brackets;
  }
  return brackets;
}

TEST(SequenceEvaluation, AgreesWithTheMatchingEnginesRecords) {
  Random random(20161003);
  int brackets = 0;
  for (int i = 0; i < 4000 && !testing::Test::HasFailure(); ++i) {
    const Tournament tournament = made_up_tournament(random, random.between(2, 14), random.between(0, 5),
                                                     random.chance(30) ? Colours::Lopsided : Colours::Mixed);
    PairOptions options;
    options.rounds_declared = tournament.rounds_played + (random.chance(40) ? 1 : 3);
    brackets += compare(tournament, options);
  }
  EXPECT_GT(brackets, 8000);
}

TEST(SequenceEvaluation, AgreesWithTheMatchingEnginesRecordsOfPlayedTournaments) {
  Random random(20161004);
  int brackets = 0;
  for (int i = 0; i < 300 && !testing::Test::HasFailure(); ++i) {
    const Tournament tournament = played_tournament(random, random.between(4, 14), random.between(3, 9));
    for (int round = 1; round <= tournament.rounds_played; ++round) {
      PairOptions options;
      options.round = round;
      options.rounds_declared = tournament.rounds_played;
      brackets += compare(tournament, options);
    }
  }
  EXPECT_GT(brackets, 2000);
}

}  // namespace
}  // namespace bloesem::test
