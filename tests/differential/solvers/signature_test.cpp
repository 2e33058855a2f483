// docs/performance.md states when the number here may change.
#include "engine/campaign/signature.hpp"

#include <gtest/gtest.h>

#include "tests/support/matchers.hpp"

namespace bloesem::campaign {
namespace {

struct Golden {
  Edition edition;
  Signature signature;
};

constexpr Golden under_2016 = {Edition::Baku2016, {0xc1a41f110a76dbad, 2882}};
constexpr Golden under_2026 = {Edition::Fide2026, {0x54702ef07ccc608f, 2881}};

void expect_golden(const Golden& golden, SolverChoice solver) {
  const auto pair = [solver](const Tournament& tournament, PairOptions options) {
    options.solver = solver;
    return pair_round(tournament, options);
  };
  const Result<Signature> found = signature_of(pair, golden.edition);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->value, golden.signature.value) << std::hex << found->value;
  EXPECT_EQ(found->rounds, golden.signature.rounds);
}

TEST(Signature, OfAuto) { expect_golden(under_2016, SolverChoice::Auto); }
TEST(Signature, OfFast) { expect_golden(under_2016, SolverChoice::Fast); }
TEST(Signature, OfBlossom) { expect_golden(under_2016, SolverChoice::Blossom); }
TEST(Signature, OfLemon) { expect_golden(under_2016, SolverChoice::Lemon); }
TEST(Signature2026, OfAuto) { expect_golden(under_2026, SolverChoice::Auto); }
TEST(Signature2026, OfFast) { expect_golden(under_2026, SolverChoice::Fast); }
TEST(Signature2026, OfBlossom) { expect_golden(under_2026, SolverChoice::Blossom); }
TEST(Signature2026, OfLemon) { expect_golden(under_2026, SolverChoice::Lemon); }

// Changes the colours of one board of one round.
TEST(Signature, ChangesWithASinglePairing) {
  for (const Golden& golden : {under_2016, under_2026}) {
    int round = 0;
    const auto pair = [&](const Tournament& tournament, const PairOptions& options) {
      Result<RoundPairing> answer = pair_round(tournament, options);
      if (++round == 1000 && answer) std::swap(answer->boards.front().white, answer->boards.front().black);
      return answer;
    };
    const Result<Signature> found = signature_of(pair, golden.edition);
    ASSERT_TRUE(found);
    EXPECT_NE(found->value, golden.signature.value);
  }
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
