#include "trf/id_fields.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/random.hpp"
#include "tests/trf/support.hpp"

namespace bloesem::trf {
namespace {

using testing::player;

// 1 -> 12, 2 -> 1, 3 -> 2, 12 -> 3; 4 and unused ids are unchanged.
const std::vector<int> id_values = {0, 12, 1, 2, 4, 0, 0, 0, 0, 0, 0, 0, 3};
const std::vector<int> back = {0, 2, 3, 12, 4, 0, 0, 0, 0, 0, 0, 0, 1};

std::string renumbered(std::string line) {
  const std::string before = line;
  const bool changed = renumber_line(line, id_values);
  EXPECT_EQ(changed, line != before);
  return line;
}

TEST(IdFields, PlayersAndTheirOpponents) {
  EXPECT_EQ(renumbered(player(3, "1.0", "     1 w 1  0000 - U    12 b =          ")),
            player(2, "1.0", "    12 w 1  0000 - U     3 b =          "));
}

TEST(IdFields, NumbersAtTheLeftOfTheirFields) {
  EXPECT_EQ(renumbered("001 1     " + player(3, "1.0", "  12   w 1  3    b 0").substr(10)),
            "001   12  " + player(3, "1.0", "     3 w 1     2 b 0").substr(10));
}

TEST(IdFields, RecordsThatNamePlayersByColumns) {
  EXPECT_EQ(renumbered("240 H 003    1    3   12"), "240 H 003   12    2    3");
  EXPECT_EQ(renumbered("260 001 003    3   12"), "260 001 003    2    3");
  EXPECT_EQ(renumbered("XXA    1  1.0  2.0"), "XXA   12  1.0  2.0");
  EXPECT_EQ(renumbered("013 Team 1                             1    2   12"),
            "013 Team 1                            12    1    3");
  EXPECT_EQ(renumbered("300   1   3   2    1    3 0000"), "300   1   3   2   12    2 0000");
  EXPECT_EQ(renumbered("299 W         1.0  003    1"), "299 W         1.0  003   12");
  EXPECT_EQ(renumbered("310   3 " + std::string(65, 'x') + "   3   12"),
            "310   3 " + std::string(65, 'x') + "   2    3");
}

TEST(IdFields, ListsOfWordsKeepWhatStandsBetweenThem) {
  EXPECT_EQ(renumbered("XXP 1 2\t 12  4"), "XXP 12 1\t 3  4");
  EXPECT_EQ(renumbered("xxz   3"), "xxz   2");
  EXPECT_EQ(renumbered("240 h 3 1 12"), "240 h 3 12 3");
  EXPECT_EQ(renumbered("260 1 3 1 2"), "260 1 3 12 1");
  EXPECT_EQ(renumbered("XXA 1 1.0 1.0"), "XXA 12 1.0 1.0");
  EXPECT_EQ(renumbered("DAT 3 EMAIL 3"), "DAT 2 EMAIL 3");
  EXPECT_EQ(renumbered("### bloesem:game-points 3 3 1.5"), "### bloesem:game-points 2 3 1.5");
}

TEST(IdFields, NationalRatings) {
  const std::string rest = "      Alonso, Berta                     2295 MAD         123 1990/03/01";
  EXPECT_EQ(renumbered("ESP    1" + rest), "ESP   12" + rest);
  EXPECT_EQ(renumbered("XXM    1" + rest), "XXM    1" + rest);
}

TEST(IdFields, WhatNamesNobodyStays) {
  for (const char* line :
       {"", "012 1", "012 1 2 3", "132 1", "### 1 2 12", "142 3", "162  W 3.0", "320  1.0  1.0 003",
        "802   1 ESP 3 3", "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF", "XXR 3", "XXC rank",
        "092    1"}) {
    EXPECT_EQ(renumbered(line), line);
  }
}

TEST(IdFields, TeamsWhoseNamesArePaddedByBytes) {
  const std::string name =
      "\xC3\x89quipe \xC3\xA9toil\xC3\xA9"
      "e";  // 17 bytes, 14 characters
  EXPECT_EQ(renumbered("013 " + name + std::string(15, ' ') + "   1    2"),
            "013 " + name + std::string(15, ' ') + "  12    1");
  EXPECT_EQ(renumbered("013 " + name + std::string(18, ' ') + "   1    2"),
            "013 " + name + std::string(18, ' ') + "  12    1");
}

TEST(IdFields, TheInverseGivesTheLineBack) {
  for (const char* line : {"240 H 003    1    3   12", "XXP 1 2\t 12  4", "XXP 12 3", "260 1 3 1 2",
                           "XXA   12  1.0", "013 Team                              12    3    2    1"}) {
    std::string text = line;
    EXPECT_TRUE(renumber_line(text, id_values));
    EXPECT_TRUE(renumber_line(text, back));
    EXPECT_EQ(text, line);
  }
}

using Lines = std::vector<std::string>;

Lines renumbered_range(std::string_view line, const std::vector<int>& ids) {
  return RenumberedRanges(ids).renumbered(line);
}

TEST(IdFields, ARangeThatStaysTogetherStaysOne) {
  const std::vector<int> moved = {0, 1, 2, 4, 5, 6};  // a new player gets 3
  EXPECT_EQ(renumbered_range("250       1.0 001 003    1    4", moved),
            Lines{"250       1.0 001 003    1    5"});
  EXPECT_EQ(renumbered_range("250 1.0 1 3 2 3", moved), Lines{"250 1.0 1 3 2 4"});
}

TEST(IdFields, ARangeThatIsTornBecomesSeveral) {
  EXPECT_EQ(renumbered_range("250       1.0 001 003    1    2", id_values),
            (Lines{"250       1.0 001 003    1    1", "250       1.0 001 003   12   12"}));
  EXPECT_EQ(renumbered_range("250       1.0 001 003    1   99", id_values),
            Lines{"250       1.0 001 003    1   12"});
}

// Returns the lines that renumbered_range promises, player by player.
Lines lines_by_player(int first, int last, const std::vector<int>& ids) {
  std::map<int, bool> players;  // by new id: whether in the range
  for (int old = 1; old < static_cast<int>(ids.size()); ++old)
    if (const int id = ids[static_cast<std::size_t>(old)]; id != 0) players[id] = first <= old && old <= last;
  std::vector<std::pair<int, int>> runs;
  bool within = false;
  for (const auto& [id, inside] : players) {
    if (inside && !within) runs.emplace_back(id, id);
    if (inside) runs.back().second = id;
    within = inside;
  }
  if (runs.empty()) runs.emplace_back(first, last);
  Lines lines;
  for (const auto& [from, to] : runs)
    lines.push_back("250 1.0 1 3 " + std::to_string(from) + ' ' + std::to_string(to));
  return lines;
}

TEST(IdFields, RangesHaveTheSamePlayersInAnyNewOrder) {
  test::Random random(250);
  for (int i = 0; i < 300; ++i) {
    const int count = random.between(1, 12);
    std::vector<int> new_ids;
    for (int id = 1; id <= count; ++id) new_ids.push_back(id + (random.chance(50) ? 20 : 0));
    if (random.chance(70)) {
      random.shuffle(new_ids);
    } else {
      std::sort(new_ids.begin(), new_ids.end());
    }
    std::vector<int> ids(1, 0);
    for (const int id : new_ids) {
      while (random.chance(20)) ids.push_back(0);
      ids.push_back(id);
    }
    const RenumberedRanges ranges(ids);
    for (int first = 1; first < static_cast<int>(ids.size()) + 2; ++first)
      for (int last = first; last < static_cast<int>(ids.size()) + 2; ++last)
        EXPECT_EQ(ranges.renumbered("250 1.0 1 3 " + std::to_string(first) + ' ' + std::to_string(last)),
                  lines_by_player(first, last, ids));
  }
}

TEST(IdFields, ARangeOfNobodyStays) {
  EXPECT_EQ(renumbered_range("250       1.0 001 003   20   30", id_values),
            Lines{"250       1.0 001 003   20   30"});
  EXPECT_EQ(renumbered_range("250", id_values), Lines{"250"});
}

}  // namespace
}  // namespace bloesem::trf
