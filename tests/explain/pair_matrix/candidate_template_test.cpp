#include "engine/explain/pair_matrix/candidate_template.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/appraisal.hpp"
#include "tests/explain/pair_matrix/framed_case.hpp"

namespace bloesem::explain {
namespace {

// True if the first list of values is better than the second.
bool is_better(const std::vector<criteria::CriterionValue>& one,
               const std::vector<criteria::CriterionValue>& other) {
  for (std::size_t row = 0; row < one.size(); ++row)
    if (const auto order = swiss::compare(one[row], other[row]); order != 0) return order < 0;
  return false;
}

struct PosedCandidate {
  PosedPair pair;
  ConstrainedCandidate candidate;
};

// Returns the best candidates of the top bracket for all pairs in it.
std::vector<PosedCandidate> candidates_at_the_top(test::FramedCase& framed) {
  const FramedBracket& top = framed.round.brackets().front();
  ConstrainedBrackets constrained(framed.round);
  std::vector<PosedCandidate> found;
  for (const auto& [a, b] : framed.open_pairs()) {
    const PosedPair pair = test::posed_at_the_top(top, a, b);
    if (pair.standing != Standing::Inside) continue;
    if (auto candidate = constrained.best(top, pair, framed.field()))
      found.push_back({pair, *std::move(candidate)});
  }
  return found;
}

bool have_the_same_classes(const PlayerClasses& classes, const PosedPair& one, const PosedPair& other) {
  return std::minmax(classes.of(one.higher), classes.of(one.lower)) ==
         std::minmax(classes.of(other.higher), classes.of(other.lower));
}

// Whoever fits a template has a candidate of its values, so a best one that is not worse; and the other way
// round.
TEST(CandidateTemplate, ProvesNoValueThatThePairDoesNotHave) {
  test::Random random(2441);
  int fitting = 0;
  int asked = 0;
  for (int i = 0; i < 80; ++i) {
    const auto framed = test::random_framed_case(random, 6, 24);
    const FramedBracket& top = framed->round.brackets().front();
    if (!top.is_plain()) continue;
    const PlayerClasses classes(framed->round, top);
    const std::vector<PosedCandidate> found = candidates_at_the_top(*framed);
    for (const PosedCandidate& one : found) {
      const CandidateTemplate proof(top, one.pair, one.candidate);
      EXPECT_EQ(proof.candidate().values, one.candidate.values);
      for (const PosedCandidate& other : found) {
        if (!have_the_same_classes(classes, one.pair, other.pair)) continue;
        ++asked;
        if (!proof.fits(other.pair, framed->field(), classes)) continue;
        ++fitting;
        EXPECT_FALSE(is_better(one.candidate.values, other.candidate.values))
            << one.pair.higher << '-' << one.pair.lower << ", " << other.pair.higher << '-' << other.pair.lower;
      }
    }
  }
  EXPECT_GT(asked, 500);
  EXPECT_GT(2 * fitting, asked);
}

TEST(CandidateTemplate, FitsItsOwnPair) {
  test::Random random(2442);
  for (int i = 0; i < 40; ++i) {
    const auto framed = test::random_framed_case(random, 6, 16);
    const FramedBracket& top = framed->round.brackets().front();
    if (!top.is_plain()) continue;
    const PlayerClasses classes(framed->round, top);
    for (const PosedCandidate& each : candidates_at_the_top(*framed))
      EXPECT_TRUE(CandidateTemplate(top, each.pair, each.candidate).fits(each.pair, framed->field(), classes));
  }
}

}  // namespace
}  // namespace bloesem::explain
