#include "engine/swiss/known_brackets.hpp"

#include <gtest/gtest.h>

#include "engine/swiss/bracket_walk.hpp"

namespace bloesem::swiss {
namespace {

using criteria::BracketKind;

// Asks about a bracket, and returns whether the solvers had to be asked.
bool is_solved(KnownBrackets& known, const Bracket& bracket, Points value = 1) {
  bool asked = false;
  const Result<BracketPairing> pairing = known.answer(bracket, [&] {
    asked = true;
    BracketPairing answer;
    answer.exchanges = value;
    return Result<BracketPairing>(answer);
  });
  EXPECT_EQ(pairing->exchanges, value);
  return asked;
}

TEST(KnownBrackets, AreNormalOnesAboveAllBarredPairs) {
  KnownBrackets known;
  known.begin_walk(10);
  EXPECT_TRUE(is_solved(known, {BracketKind::Normal, {}, positions(0, 4), positions(4, 10)}));
  EXPECT_FALSE(is_solved(known, {BracketKind::Normal, {}, positions(0, 4), positions(4, 10)}));
  EXPECT_TRUE(is_solved(known, {BracketKind::Normal, {1}, positions(4, 9), {}}, 2)) << "another one";
  EXPECT_FALSE(is_solved(known, {BracketKind::Normal, {1}, positions(4, 9), {}}, 2));
  for (int again = 0; again < 2; ++again) {
    EXPECT_TRUE(is_solved(known, {BracketKind::Normal, {}, positions(0, 4), positions(4, 11)}));
    EXPECT_TRUE(is_solved(known, {BracketKind::Normal, {}, positions(0, 11), {}}));
    EXPECT_TRUE(is_solved(known, {BracketKind::BeforeLast, {}, positions(0, 4), positions(4, 10)}))
        << "who may have the bye matters";
  }
}

TEST(KnownBrackets, AreKnownInLaterWalksAboveTheirBarredPairs) {
  KnownBrackets known;
  const Bracket bracket{BracketKind::Normal, {}, positions(0, 4), positions(4, 10)};
  known.begin_walk(10);
  EXPECT_TRUE(is_solved(known, bracket));
  known.begin_walk(9);
  EXPECT_TRUE(is_solved(known, bracket, 2)) << "a pair inside may be barred";
  known.begin_walk(12);
  EXPECT_FALSE(is_solved(known, bracket)) << "as in the first walk";
}

TEST(KnownBrackets, AreNotKnownByAnError) {
  KnownBrackets known;
  known.begin_walk(10);
  const Bracket bracket{BracketKind::Normal, {}, positions(0, 4), positions(4, 10)};
  EXPECT_FALSE(known.answer(bracket, [] {
    return Result<BracketPairing>(Error{ErrorCode::TooLarge, {}, {}});
  }));
  EXPECT_TRUE(is_solved(known, bracket));
}

}  // namespace
}  // namespace bloesem::swiss
