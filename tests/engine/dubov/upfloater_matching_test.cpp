// Against all sets, tried one by one.
#include "engine/dubov/upfloater_matching.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "criteria/dubov/fide_2026.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/ranked_players.hpp"
#include "tests/engine/dubov/dubov_position.hpp"

namespace bloesem::swiss::dubov {
namespace {

using test::DubovPosition;
using test::LiteralPosition;
using test::Random;

using Players = std::vector<Position>;

// Returns the fewest pairs of the same preference, or -1 if the players cannot be paired.
int fewest_denied(const Round& round, const Players& players) {
  if (players.empty()) return 0;
  int fewest = -1;
  for (std::size_t i = 1; i < players.size(); ++i) {
    if (!round.field().compatible(players[0], players[i])) continue;
    Players rest(players.begin() + 1, players.end());
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
    const int others = fewest_denied(round, rest);
    if (others < 0) continue;
    const int denied = others + (round.seeks_white(players[0]) == round.seeks_white(players[i]) ? 1 : 0);
    if (fewest < 0 || denied < fewest) fewest = denied;
  }
  return fewest;
}

// The criteria 2.3 of a set, less is better; then the set itself.
std::vector<int> value_of(const Round& round, const Left& left, const Players& set, int denied) {
  std::vector<int> value{static_cast<int>(set.size())};
  for (auto p = set.rbegin(); p != set.rend(); ++p) value.push_back(-round.facts(*p).score);
  int maximum = 0;
  int upfloats = 0;
  int last = 0;
  for (const Position p : set) {
    maximum += round.facts(p).upfloats > 0 ? 1 : 0;
    upfloats += round.facts(p).upfloats;
    last += round.facts(p).previous == criteria::Float::Up ? 1 : 0;
  }
  value.insert(value.end(), {denied, maximum, upfloats, last});
  for (const Position p : set)
    value.push_back(static_cast<int>(std::find(left.lower.begin(), left.lower.end(), p) - left.lower.begin()));
  return value;
}

Players best_of_all_sets(const Round& round, const Left& left) {
  std::vector<int> best;
  Players found;
  for (unsigned bits = 0; bits < 1U << left.lower.size(); ++bits) {
    Players set;
    for (std::size_t i = 0; i < left.lower.size(); ++i)
      if ((bits >> i & 1U) != 0) set.push_back(left.lower[i]);
    Players bracket(left.residents.begin(), left.residents.end());
    bracket.insert(bracket.end(), set.begin(), set.end());
    if (bracket.size() % 2 == 1) continue;
    if (!can_be_completed(round.field(), without(left.lower, set))) continue;
    const int denied = fewest_denied(round, bracket);
    if (denied < 0) continue;
    const std::vector<int> value = value_of(round, left, set, denied);
    if (best.empty() || value < best) best = value, found = set;
  }
  return found;
}

TEST(DubovUpfloaterMatching, FindsTheBestOfAllSets) {
  Random random(25);
  std::array<int, 5> by_size{};
  for (int trial = 0; trial < 2500; ++trial) {
    const Tournament tournament = test::random_dubov_tournament(random, 9);
    const DubovPosition position(LiteralPosition(tournament), tournament.rounds_played + random.between(1, 6));
    const RoundField& field = position.field;
    const std::vector<Position> all = positions(0, field.size());
    if (all.empty() || all.size() % 2 == 1 || all.size() > 9 || !can_be_completed(field, all)) continue;
    const std::size_t residents = top_scoregroup(field, all).size();
    const Left left{std::span(all).first(residents), std::span(all).subspan(residents)};
    const Players found = upfloaters_by_matching(position.round(), criteria::dubov_2026(), left);
    EXPECT_EQ(found, best_of_all_sets(position.round(), left));
    ++by_size.at(found.size());
  }
  EXPECT_GT(by_size[0], 100);
  EXPECT_GT(by_size[1], 300);
  EXPECT_GT(by_size[2], 50);
  EXPECT_GT(by_size[3], 3);
}

}  // namespace
}  // namespace bloesem::swiss::dubov
