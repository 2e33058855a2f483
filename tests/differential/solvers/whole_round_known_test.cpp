// Known rounds and the signature, computed by the whole round as one matching. Slow.
#include <gtest/gtest.h>

#include "engine/campaign/signature.hpp"
#include "tests/support/files.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::campaign {
namespace {

using bloesem::test::files_in;
using bloesem::test::replay;

Result<RoundPairing> by_whole(const Tournament& tournament, PairOptions options) {
  options.solver = SolverChoice::Whole;
  return pair_round(tournament, options);
}

// The signature hashes the kind of a bracket, and the chain of solvers calls a bracket `completing` if it had
// to consider all lower players. The whole round always considers them, so that word is taken from the chain.
Result<RoundPairing> by_whole_in_words_of_the_chain(const Tournament& tournament, const PairOptions& options) {
  Result<RoundPairing> answer = by_whole(tournament, options);
  const Result<RoundPairing> chain = pair_round(tournament, options);
  if (!answer || !chain || answer->record.brackets.size() != chain->record.brackets.size()) return answer;
  for (std::size_t i = 0; i < answer->record.brackets.size(); ++i) {
    BracketRecord& bracket = answer->record.brackets[i];
    const BracketRecord& same = chain->record.brackets[i];
    if (bracket.kind != criteria::BracketKind::Normal || same.kind != criteria::BracketKind::Completing)
      continue;
    bracket.kind = same.kind;
    bracket.criteria.insert(bracket.criteria.begin(), same.criteria.front());  // C4
  }
  return answer;
}

TEST(WholeRoundSignature, OfTheRulesOf2016IsTheSame) {
  const Result<Signature> found = signature_of(by_whole, Edition::Baku2016);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->value, 0xc1a41f110a76dbadU) << std::hex << found->value;
}

TEST(WholeRoundSignature, OfTheRulesOf2026IsTheSame) {
  const Result<Signature> found = signature_of(by_whole_in_words_of_the_chain, Edition::Fide2026);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->value, 0x54702ef07ccc608fU) << std::hex << found->value;
}

TEST(WholeRoundFixtures, EveryRoundOfEveryTournamentIsReproduced) {
  for (const auto& [year, edition] : bloesem::test::known_editions) {
    int rounds = 0;
    const std::filesystem::path folder =
        std::filesystem::path(BLOESEM_FIXTURES_DIR) / (std::string("dutch-") + year);
    for (const auto& file : files_in(folder, ".trf"))
      EXPECT_EQ(replay(file, rounds, edition, SolverChoice::Whole), "");
    EXPECT_GT(rounds, 1000) << year;
  }
}

TEST(WholeRoundLimit, IsReached) {
  const Result<RoundPairing> pairing = by_whole(test::TournamentBuilder(300), {});
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->boards.size(), 150U);
  EXPECT_EQ(pairing->record.brackets.front().solved_by, "whole");
}

}  // namespace
}  // namespace bloesem::campaign
