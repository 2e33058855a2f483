#include "engine/campaign/comparison.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournament_builder.hpp"

namespace bloesem::campaign {
namespace {

RoundPairing pairing(std::vector<Board> boards, std::optional<PlayerIndex> bye = {}) {
  RoundPairing result;
  result.boards = std::move(boards);
  result.bye = bye;
  return result;
}

Answer error(ErrorCode code) { return Error{code, "what happened", {}}; }

TEST(Comparison, TheOrderOfBoardsDoesNotMatter) {
  EXPECT_EQ(compare(pairing({{0, 1}, {2, 3}}), pairing({{2, 3}, {0, 1}})), Agreement::Same);
}

TEST(Comparison, PairsColoursAndByeDo) {
  const Answer first = pairing({{0, 1}, {2, 3}}, 4);
  EXPECT_EQ(compare(first, pairing({{0, 2}, {1, 3}}, 4)), Agreement::Different);
  EXPECT_EQ(compare(first, pairing({{1, 0}, {2, 3}}, 4)), Agreement::Different);
  EXPECT_EQ(compare(first, pairing({{0, 1}, {2, 3}})), Agreement::Different);
  EXPECT_EQ(compare(first, pairing({{0, 1}}, 4)), Agreement::Different);
}

TEST(Comparison, OnlyOneSaysImpossible) {
  EXPECT_EQ(compare(pairing({{0, 1}}), error(ErrorCode::NoValidPairing)), Agreement::Different);
  EXPECT_EQ(compare(error(ErrorCode::NoValidPairing), pairing({{0, 1}})), Agreement::Different);
  EXPECT_EQ(compare(error(ErrorCode::NoValidPairing), error(ErrorCode::NoValidPairing)), Agreement::Impossible);
}

TEST(Comparison, GivingUpIsNeitherAgreementNorDifference) {
  EXPECT_EQ(compare(pairing({{0, 1}}), error(ErrorCode::GaveUp)), Agreement::GaveUp);
  EXPECT_EQ(compare(error(ErrorCode::NoValidPairing), error(ErrorCode::GaveUp)), Agreement::GaveUp);
}

TEST(Comparison, EverythingElseIsAFailure) {
  for (const ErrorCode code :
       {ErrorCode::InvalidInput, ErrorCode::FileAccess, ErrorCode::Internal, ErrorCode::TooLarge}) {
    EXPECT_EQ(compare(pairing({{0, 1}}), error(code)), Agreement::Failed);
    EXPECT_EQ(compare(error(code), error(ErrorCode::GaveUp)), Agreement::Failed);
  }
}

TEST(Comparison, TextUsesTheNumbersOfTheFile) {
  Tournament tournament = test::TournamentBuilder(5);
  tournament.players[0].id = 17;
  EXPECT_EQ(text_of(pairing({{0, 1}, {3, 2}}, 4), tournament), "17-2 4-3, bye 5");
  EXPECT_EQ(text_of(pairing({}), tournament), "nobody");
  EXPECT_EQ(text_of(error(ErrorCode::GaveUp), tournament), "what happened");
}

}  // namespace
}  // namespace bloesem::campaign
