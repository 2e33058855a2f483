#include "engine/uscf/look_ahead.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/uscf/uscf_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::swiss::uscf {
namespace {

using test::UscfPlayer;
using test::UscfPosition;

// Two boards: players 1 and 2, 3 and 4. Returns the boards after the look-ahead, White first.
std::string looked_ahead(const std::vector<UscfPlayer>& players,
                         const std::vector<ReadingChoice>& readings = {}) {
  const UscfPosition round(players, readings);
  PositionPairs boards;
  for (int number = 1; number < static_cast<int>(players.size()); number += 2)
    boards.emplace_back(round.at(number), round.at(number + 1));
  LookAhead(round.entrants, boards).run();
  std::string text;
  for (const auto& [a, b] : boards) {
    const bool white = round.entrants.colouring(a, b)->higher_is_white;
    text += (text.empty() ? "" : " ") + std::to_string(round.entrants.rating(white ? a : b)) + "-" +
            std::to_string(round.entrants.rating(white ? b : a));
  }
  return text;
}

TEST(UscfLookAhead, ExamplesOfTheRuleBook) {
  EXPECT_EQ(looked_ahead({{2000, "WB"}, {1800, "WB"}, {1980, "BW"}, {1500, "BW"}}), "2000-1500 1800-1980")
      << "transposition over 20, not over 300";
  EXPECT_EQ(looked_ahead({{2050, "WBW"}, {1850, "WBW"}, {1870, "BWB"}, {1780, "BWB"}}), "1780-2050 1870-1850")
      << "a transposition over 70 before an interchange over 20";
  EXPECT_EQ(looked_ahead({{2050, "WBW"}, {1850, "WBW"}, {1870, "BWB"}, {1750, "BWB"}}), "1870-2050 1750-1850")
      << "an interchange over 20 before a transposition over 100";
}

TEST(UscfLookAhead, KeepsTheLimits) {
  EXPECT_EQ(looked_ahead({{2200, "WB"}, {1900, "WB"}, {2100, "BW"}, {1700, "BW"}}), "2200-1900 1700-2100")
      << "100 is too much for alternation";
  EXPECT_EQ(looked_ahead({{2200, "BWB"}, {1900, "BWB"}, {2100, "WBW"}, {1700, "WBW"}}), "2200-1700 1900-2100")
      << "but not for equal numbers";
  EXPECT_EQ(looked_ahead({{2300, "BWB"}, {1901, "BWB"}, {2099, "WBW"}, {1700, "WBW"}}), "2300-2099 1901-1700")
      << "a transposition over 201 is refused, an interchange over 198 is not";
}

TEST(UscfLookAhead, ReadingsChangeTheLimits) {
  const std::vector<UscfPlayer> alternation = {{2200, "WB"}, {1900, "WB"}, {2100, "BW"}, {1700, "BW"}};
  EXPECT_EQ(looked_ahead(alternation, {{"limits", "none"}}), "2200-1700 1900-2100");
  const std::vector<UscfPlayer> interchange = {{2050, "WBW"}, {1850, "WBW"}, {1870, "BWB"}, {1630, "BWB"}};
  EXPECT_EQ(looked_ahead(interchange), "1870-2050 1630-1850");
  EXPECT_EQ(looked_ahead(interchange, {{"interchanges", "no"}}), "1630-2050 1870-1850") << "over 180";
  const std::vector<UscfPlayer> whites = {{2200, "BWB"}, {1900, "WBW"}, {2100, "BWB"}, {1700, "WBW"}};
  EXPECT_EQ(looked_ahead(whites), "2200-1900 2100-1700") << "nothing to improve";
}

TEST(UscfLookAhead, UnratedPlayersCostNothing) {
  EXPECT_EQ(looked_ahead({{2200, "WB"}, {1900, "WB"}, {2100, "BW"}, {0, "BW"}}), "2200-0 1900-2100") << "29E5g";
}

TEST(UscfLookAhead, PlayersWhoMayNotMeetAreNotBroughtTogether) {
  Tournament tournament = test::uscf_tournament({{2000, "WB"}, {1800, "WB"}, {1980, "BW"}, {1500, "BW"}});
  tournament.forbidden_groups = {{0, 3}};
  const UscfPosition round(std::move(tournament));
  PositionPairs boards{{round.at(1), round.at(2)}, {round.at(3), round.at(4)}};
  LookAhead(round.entrants, boards).run();
  EXPECT_EQ(round.text(boards), "1-2 3-4");
}

Conflicts total_of(const Entrants& entrants, const PositionPairs& boards) {
  Conflicts total;
  for (const auto& [a, b] : boards) total += entrants.conflicts(a, b);
  return total;
}

// Returns whether some exchange of two boards improves the colours within the limits.
bool can_be_improved(const Entrants& entrants, const PositionPairs& boards) {
  const Conflicts before = total_of(entrants, boards);
  const auto improves = [&](PositionPairs changed, std::size_t i, std::size_t j, int distance) {
    for (const std::size_t board : {i, j})
      if (!entrants.may_meet(changed[board].first, changed[board].second)) return false;
    const Conflicts after = total_of(entrants, changed);
    return after < before && distance <= entrants.limit(before, after);
  };
  for (std::size_t i = 0; i < boards.size(); ++i) {
    for (std::size_t j = i + 1; j < boards.size(); ++j) {
      const auto [a, b] = boards[i];
      const auto [c, d] = boards[j];
      PositionPairs changed = boards;
      changed[i] = std::minmax({a, d});
      changed[j] = std::minmax({c, b});
      if (improves(changed, i, j, std::min(entrants.distance(a, c), entrants.distance(b, d)))) return true;
      changed[i] = std::minmax({a, c});
      changed[j] = std::minmax({b, d});
      if (improves(changed, i, j, std::min(entrants.distance(a, d), entrants.distance(b, c)))) return true;
    }
  }
  return false;
}

TEST(UscfLookAhead, EndsWhereNoExchangeImproves) {
  test::Random random(295);
  int changed = 0;
  for (int i = 0; i < 600; ++i) {
    const int boards = random.between(2, 20);
    std::vector<UscfPlayer> players;
    const char* const histories[] = {"WBW", "BWB", "WxB", "BWW", "xWB", "WBB"};
    for (int p = 0; p < 2 * boards; ++p)
      players.push_back({2200 - random.between(0, 40) * 10, histories[random.between(0, 5)]});
    const UscfPosition round(players);
    PositionPairs pairs;
    for (Position p = 0; p < boards; ++p) pairs.emplace_back(p, p + boards);
    if (!std::all_of(pairs.begin(), pairs.end(),
                     [&](const auto& pair) { return round.entrants.may_meet(pair.first, pair.second); }))
      continue;
    const PositionPairs natural = pairs;
    LookAhead(round.entrants, pairs).run();
    changed += pairs != natural ? 1 : 0;
    ASSERT_FALSE(can_be_improved(round.entrants, pairs)) << i;
    ASSERT_LE(total_of(round.entrants, pairs), total_of(round.entrants, natural));
  }
  EXPECT_GT(changed, 100);
}

}  // namespace
}  // namespace bloesem::swiss::uscf
