#include "bloesem/explain/round_story.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "tests/explain/random_round.hpp"

namespace bloesem::explain {
namespace {

template <class Kind>
const Kind& argument_named(const Claim& claim, std::string_view name) {
  for (const Argument& argument : claim.arguments)
    if (argument.name == name) return std::get<Kind>(argument.value);
  throw std::out_of_range(std::string(name));
}

// Who leaves a bracket, from the one after it: those who come down into that one.
std::multiset<PlayerIndex> floaters_by_pairs(const RoundPairing& pairing) {
  std::multiset<PlayerIndex> floaters;
  std::vector<const BracketRecord*> brackets;
  for (const BracketRecord& bracket : pairing.record.brackets)
    if (!bracket.discarded) brackets.push_back(&bracket);
  const auto is_in = [](std::span<const PlayerIndex> players, PlayerIndex player) {
    return std::find(players.begin(), players.end(), player) != players.end();
  };
  for (std::size_t i = 1; i < brackets.size(); ++i)
    for (const PlayerIndex player : brackets[i]->moved_down)
      if (is_in(brackets[i - 1]->residents, player) || is_in(brackets[i - 1]->moved_down, player))
        floaters.insert(player);
  return floaters;
}

TEST(RoundStory, TellsBoardsByeAndFloatersOfRandomRounds) {
  test::Random random(230923);
  int told = 0;
  while (told < 500) {
    const std::optional<Subject> subject = test::random_round(random, 2, 16);
    if (!subject || !subject->answer) continue;
    ++told;
    const RoundPairing& pairing = *subject->answer;
    const Explanation answer = explain_round(*subject);
    const Claim& boards = answer.story.front();
    EXPECT_EQ(argument_named<std::int64_t>(boards, "boards"), static_cast<std::int64_t>(pairing.boards.size()));
    EXPECT_EQ(boards.statement, pairing.bye ? Statement::RoundHasBye : Statement::RoundHasNoBye);
    if (pairing.bye) {
      EXPECT_EQ(argument_named<PlayerIndex>(boards, "player"), *pairing.bye);
    }
    std::multiset<PlayerIndex> floaters;
    for (const Claim& claim : answer.story) {
      if (claim.statement != Statement::FloatDown) continue;
      const auto& players = argument_named<std::vector<PlayerIndex>>(claim, "players");
      floaters.insert(players.begin(), players.end());
    }
    EXPECT_EQ(floaters, floaters_by_pairs(pairing));
    EXPECT_EQ(answer.story.back().statement == Statement::NobodyFloatsDown, floaters.empty());
    for (const Table& table : answer.tables)
      for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.headings.size());
  }
}

}  // namespace
}  // namespace bloesem::explain
