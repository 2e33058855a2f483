// Proofs of rounds of an event of the library.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "bloesem/event.hpp"
#include "engine/service/sha256.hpp"

namespace bloesem {
namespace {

using ::testing::HasSubstr;

constexpr const char* five_players =
    "012 School\n142 5\n152 W\n192 FIDE_DUTCH_2026\n"
    "001    1      Anema                             2100                             0.0    1\n"
    "001    2      Bos                               2050                             0.0    1\n"
    "001    3      Cohen                             2000                             0.0    1\n"
    "001    4      Dekker                            1700                             0.0    1\n"
    "001    5      Evers                             1650                             0.0    1\n";

EventProposal proposed(const EventRound& round) {
  EventProposal proposal{round.boards, round.further_byes};
  if (round.bye) proposal.byes.insert(proposal.byes.begin(), *round.bye);
  return proposal;
}

TEST(EventProof, IsMadeOnRequestAndBoundToTheFile) {
  const auto event = Event::from_bytes(five_players);
  ASSERT_TRUE(event) << event.error().message;
  EXPECT_EQ(event->pair()->proof, "");
  PairRequest request;
  request.proof.emplace();
  request.absent = {{2}};
  const auto round = event->pair(request);
  ASSERT_TRUE(round) << round.error().message;
  EXPECT_THAT(round->proof, HasSubstr(service::sha256(event->to_trf())));
  const auto verdict = event->verify(proposed(*round), round->proof, request);
  ASSERT_TRUE(verdict) << verdict.error().message;
  EXPECT_EQ(verdict->reason, "");
  EXPECT_TRUE(verdict->proven);
  EXPECT_FALSE(event->verify(proposed(*round), round->proof)->proven) << "nobody is absent";
  EventProposal other = proposed(*round);
  std::swap(other.boards.front().white, other.boards.front().black);
  EXPECT_THAT(event->verify(other, round->proof, request)->reason, HasSubstr("colours are reversed"));
  EXPECT_FALSE(event->verify(proposed(*round), "no proof\n", request));
}

TEST(EventProof, OfARecordedRoundIsAboutTheFileThatHasIt) {
  auto event = Event::from_bytes(five_players);
  ASSERT_TRUE(event);
  ASSERT_FALSE(event->record(*event->pair()));
  PairRequest request;
  request.round = 1;
  request.proof.emplace();
  const auto round = event->pair(request);
  ASSERT_TRUE(round) << round.error().message;
  EXPECT_TRUE(event->verify(proposed(*round), round->proof, request)->proven);
  ASSERT_FALSE(event->result(1, round->boards.front(), "1-0"));
  EXPECT_THAT(event->verify(proposed(*round), round->proof, request)->reason, HasSubstr("another 'sha256'"));
}

TEST(EventProof, MayBeBoundToAnotherHash) {
  const auto event = Event::from_bytes(five_players);
  ASSERT_TRUE(event);
  PairRequest request;
  request.proof = ProofRequest{std::string(64, 'a')};
  const auto round = event->pair(request);
  ASSERT_TRUE(round) << round.error().message;
  EXPECT_TRUE(event->verify(proposed(*round), round->proof, request)->proven);
  request.proof = ProofRequest{std::string(64, 'b')};
  EXPECT_FALSE(event->verify(proposed(*round), round->proof, request)->proven);
}

TEST(EventProof, OfNoRoundIsInTheFailure) {
  auto event = Event::from_bytes(five_players);
  ASSERT_TRUE(event);
  ASSERT_FALSE(event->forbid({{1}, {2}}));
  PairRequest request;
  request.absent = {{3}, {4}, {5}};
  request.proof.emplace();
  const auto round = event->pair(request);
  ASSERT_FALSE(round);
  EXPECT_EQ(round.error().code, ErrorCode::NoValidPairing);
  EXPECT_TRUE(event->verify({}, round.error().proof, request)->proven);
  request.absent.pop_back();
  EXPECT_FALSE(event->verify({}, round.error().proof, request)->proven);
}

TEST(EventProof, IsRefusedForPairsByHand) {
  const auto event = Event::from_bytes(five_players);
  ASSERT_TRUE(event);
  PairRequest request;
  request.fixed = {{{1}, {2}}};
  request.proof.emplace();
  const auto round = event->pair(request);
  ASSERT_FALSE(round);
  EXPECT_EQ(round.error().code, ErrorCode::InvalidInput);
  EXPECT_THAT(round.error().message, HasSubstr("fixed by hand"));
}

}  // namespace
}  // namespace bloesem
