// docs/performance.md tells when the number here may change.
#include "engine/campaign/signature.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"

namespace bloesem::campaign {
namespace {

constexpr Signature golden = {0xc1a41f110a76dbad, 2882};

Result<Signature> signature_by(SolverChoice solver) {
  return signature_of([solver](const Tournament& tournament, PairOptions options) {
    options.solver = solver;
    return pair_round(tournament, options);
  });
}

void expect_golden(SolverChoice solver) {
  const Result<Signature> found = signature_by(solver);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->value, golden.value) << std::hex << found->value;
  EXPECT_EQ(found->rounds, golden.rounds);
}

TEST(Signature, OfAuto) { expect_golden(SolverChoice::Auto); }
TEST(Signature, OfFast) { expect_golden(SolverChoice::Fast); }
TEST(Signature, OfBlossom) { expect_golden(SolverChoice::Blossom); }
TEST(Signature, OfLemon) { expect_golden(SolverChoice::Lemon); }

// One board of one round.
TEST(Signature, ChangesWithASinglePairing) {
  int round = 0;
  const Result<Signature> found = signature_of([&](const Tournament& tournament, const PairOptions& options) {
    Result<RoundPairing> answer = pair_round(tournament, options);
    if (++round == 1000 && answer) std::swap(answer->boards.front().white, answer->boards.front().black);
    return answer;
  });
  ASSERT_TRUE(found);
  EXPECT_NE(found->value, golden.value);
}

// The published check values of FNV-1a.
TEST(Hash, IsFnv1a) {
  const auto hash = [](std::string_view text) {
    Hash result;
    result.add(text);
    return result.value();
  };
  EXPECT_EQ(hash(""), 0xcbf29ce484222325U);
  EXPECT_EQ(hash("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(hash("foobar"), 0x85944171f73967e8U);
}

}  // namespace
}  // namespace bloesem::campaign
