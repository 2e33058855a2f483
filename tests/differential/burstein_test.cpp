// The Burstein System against the literal engine, which tries pairings in the order of the text.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>

#include "criteria/burstein/burstein_2026.hpp"
#include "engine/burstein/flow_2026.hpp"
#include "engine/literal/literal.hpp"
#include "engine/requested_round.hpp"
#include "tests/support/burstein_case.hpp"

namespace bloesem::test {
namespace {

using swiss::burstein::ZeroByes;

// Returns the number of rounds to compare: BLOESEM_BURSTEIN_ROUNDS, or a few.
int rounds_to_compare() {
  const char* wanted = std::getenv("BLOESEM_BURSTEIN_ROUNDS");
  return wanted != nullptr ? std::atoi(wanted) : 3000;
}

// A round as text, whatever the order of its boards: "1-4 3-2 bye 5", White first.
std::string sorted_round(const std::vector<Board>& boards, std::optional<PlayerIndex> bye) {
  std::set<std::string> texts;
  for (const Board& board : boards)
    texts.insert(std::to_string(board.white + 1) + '-' + std::to_string(board.black + 1));
  std::string text;
  for (const std::string& board : texts) text += board + ' ';
  return text + "bye " + (bye ? std::to_string(*bye + 1) : "-");
}

std::string literally(const BursteinCase& round, const RequestedRound& request, ZeroByes reading) {
  literal::LiteralRound literal{round.tournament, request.number, request.rounds_declared, {}};
  for (swiss::Position p = 0; p < request.field.size(); ++p)
    literal.participants.push_back(request.field.player(p));
  std::sort(literal.participants.begin(), literal.participants.end());
  literal.forbidden = round.options.forbidden;
  literal.initial_colour = round.tournament.initial_colour;
  literal.absent_runs_only = reading == ZeroByes::UpToThisRound;
  const Result<literal::LiteralPairing> pairing = literal::burstein_2026(literal);
  if (!pairing) return pairing.error().code == ErrorCode::NoValidPairing ? "none" : pairing.error().message;
  return sorted_round(pairing->boards, pairing->bye);
}

std::string by_walk(const BursteinCase& round, RequestedRound request, ZeroByes reading) {
  const swiss::RoundTask task = request.task(round.tournament, round.options);
  const Result<swiss::Walk> walk =
      swiss::burstein::pair_by_index(request.field, criteria::burstein_2026(), {nullptr, {}, task}, reading);
  if (!walk) return walk.error().code == ErrorCode::NoValidPairing ? "none" : walk.error().message;
  std::vector<Board> boards;
  for (const auto& [higher, lower] : walk->pairs) {
    const auto colouring = swiss::burstein::fide_2026.allocate_colours(
        request.field, higher, lower, task.initial_colour, task.number(request.field, higher));
    const bool white = colouring->higher_is_white;
    boards.push_back(
        {request.field.player(white ? higher : lower), request.field.player(white ? lower : higher)});
  }
  std::optional<PlayerIndex> bye = request.assigned_bye;
  if (walk->bye) bye = request.field.player(*walk->bye);
  return sorted_round(boards, bye);
}

void compare_rounds(int least_players, int most_players, int rounds, std::uint64_t seed) {
  Random random(seed);
  int paired = 0;
  int read_differently = 0;
  for (int i = 0; i < rounds; ++i) {
    const BursteinCase round = random_burstein_case(random, least_players, most_players);
    const Result<RequestedRound> request = requested_round(round.tournament, round.options);
    ASSERT_TRUE(request) << request.error().message;
    const std::string found = by_walk(round, *request, ZeroByes::UpToLastRound);
    const std::string other = by_walk(round, *request, ZeroByes::UpToThisRound);
    ASSERT_EQ(found, literally(round, *request, ZeroByes::UpToLastRound)) << "round " << i;
    ASSERT_EQ(other, literally(round, *request, ZeroByes::UpToThisRound)) << "round " << i;
    paired += found == "none" ? 0 : 1;
    read_differently += found == other ? 0 : 1;
  }
  ::testing::Test::RecordProperty("paired", paired);
  EXPECT_GT(paired, rounds / 2);
  EXPECT_GT(read_differently, rounds / 100);
}

TEST(BursteinAgainstLiteral, SmallRandomRoundsAgree) { compare_rounds(4, 13, rounds_to_compare(), 1); }
TEST(BursteinAgainstLiteral, LargerRandomRoundsAgree) { compare_rounds(14, 20, rounds_to_compare() / 6, 2); }

}  // namespace
}  // namespace bloesem::test
