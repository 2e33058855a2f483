// The Amalfi rating in the literal engine: files with known pairings.
#include <gtest/gtest.h>

#include "tests/support/literal_position.hpp"
#include "tests/support/literal_replay.hpp"

namespace bloesem::literal_test {
namespace {

namespace fs = std::filesystem;

TEST(LiteralAmalfi, ReplaysEveryRound) {
  const test::LiteralSystem system{"amalfi", literal::amalfi_2008};
  const auto replay = test::replay_folder(system, fs::path(BLOESEM_FIXTURES_DIR) / "systems/amalfi");
  EXPECT_EQ(replay.differences, "");
  EXPECT_GT(replay.rounds, 30);
}

TEST(LiteralAmalfi, CandidatesStandAboveTheAimFirst) {
  test::LiteralPosition position({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}});
  const auto pairs = [&] {
    constexpr int rounds_left = 3;  // the step
    return test::text_of(literal::amalfi_2008(position.round(position.tournament.rounds_played + rounds_left)));
  };
  EXPECT_EQ(pairs(), "1-4 2-5 3-6 7-8");
  position.apart(1, {4});
  EXPECT_EQ(pairs(), "1-3 2-5 4-7 6-8");
  position.apart(1, {2, 3});
  EXPECT_EQ(pairs(), "1-5 2-4 3-6 7-8");
}

}  // namespace
}  // namespace bloesem::literal_test
