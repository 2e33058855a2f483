#include "engine/round_robin/settings.hpp"

#include <gtest/gtest.h>

#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

std::string refusal(std::string_view text) {
  const Result<Settings> settings = parse_settings(text);
  return settings ? "" : settings.error().message;
}

std::string refusal(std::string_view text, int players) {
  const std::optional<Error> error = refusal_of(parse_settings(text).value(), players);
  return error ? error->message : "";
}

TEST(Settings, PrintedAndReadAgain) {
  int printed = 0;
  for (const int players : {2, 3, 6, 10, 23}) {
    for (const Settings& settings : testing::all_settings(players)) {
      const Result<Settings> read = parse_settings(text_of(settings));
      ASSERT_TRUE(read) << read.error().message;
      EXPECT_EQ(*read, settings) << text_of(settings);
      ++printed;
    }
  }
  EXPECT_GT(printed, 80);
}

TEST(Settings, HaveAText) {
  EXPECT_EQ(text_of({}), "order=berger boards=plain cycles=1");
  EXPECT_EQ(text_of({.order = Order::Rotated, .rotation = 6, .cycles = 2, .boards = Boards::Balanced}),
            "order=rotated-6 boards=balanced cycles=2");
  EXPECT_EQ(text_of({.order = Order::Rotated}), "order=rotated boards=plain cycles=1");
}

TEST(Settings, MissingOnesAreTheUsual) {
  EXPECT_EQ(parse_settings("").value(), Settings{});
  EXPECT_EQ(parse_settings("order=rotated-6\tboards=balanced").value(),
            (Settings{.order = Order::Rotated, .rotation = 6, .boards = Boards::Balanced}));
  EXPECT_EQ(parse_settings(" cycles=3 ").value(), Settings{.cycles = 3});
  for (const OrderRow& row : order_table()) {
    const Settings settings = parse_settings("order=" + std::string(row.name)).value();
    EXPECT_EQ(settings.order, row.order);
    EXPECT_EQ(settings.cycles, row.only_double ? 2 : 1) << row.name;
  }
}

TEST(Settings, RefusedWords) {
  EXPECT_EQ(refusal("order=berger order=fide"), "order= is given twice");
  EXPECT_EQ(refusal("seating=balanced"),
            "unknown setting 'seating=balanced', expected order=, boards= or cycles=");
  EXPECT_EQ(refusal("order"), "unknown setting 'order', expected order=, boards= or cycles=");
  for (const char* order : {"order=rotated-0", "order=rotated-", "order=rotated-x", "order=Fide", "order="})
    EXPECT_EQ(refusal(order).find("unknown order '" + std::string(order).substr(6) + "', expected berger"), 0U)
        << order;
  EXPECT_EQ(refusal("boards=fair"), "unknown boards 'fair', expected plain or balanced");
  for (const char* cycles : {"cycles=0", "cycles=-1", "cycles=two", "cycles=99999999999"})
    EXPECT_NE(refusal(cycles).find("expected a number from 1"), std::string::npos) << cycles;
}

TEST(Settings, RefusedForANumberOfPlayers) {
  EXPECT_EQ(refusal("", 1), "a round robin needs at least two players");
  EXPECT_EQ(refusal("", 0), "a round robin needs at least two players");
  EXPECT_EQ(refusal("", 2), "");
  EXPECT_EQ(refusal("order=fide cycles=1", 6),
            "order=fide is defined for two cycles, not for 1; take berger or rotated");
  EXPECT_EQ(refusal("order=balanced cycles=3", 6),
            "order=balanced is defined for two cycles, not for 3; take berger or rotated");
  EXPECT_EQ(refusal("order=rotated-6", 6), "order=rotated-6: the table for 6 players has 5 rounds");
  EXPECT_EQ(refusal("order=rotated-5", 6), "");
  EXPECT_EQ(refusal("cycles=200", 6), "");
  EXPECT_EQ(refusal("cycles=201", 6), "6 players and 201 cycles: expected at most 1000 rounds");
  EXPECT_EQ(refusal("", 1000), "");
  EXPECT_EQ(refusal("", 1001), "1001 players and 1 cycle: expected at most 1000 rounds");
  EXPECT_EQ(refusal_of({.rotation = 2}, 6)->message, "order=berger has no rotation");
  EXPECT_EQ(refusal_of({.cycles = 0}, 6)->message, "a round robin has at least one cycle");
}

TEST(Settings, DefaultRotations) {
  const std::vector<std::pair<int, int>> expected = {{2, 1},  {3, 2},  {4, 2},  {5, 4},  {6, 4},  {8, 4},
                                                     {10, 6}, {12, 6}, {14, 8}, {15, 8}, {16, 8}, {18, 10}};
  for (const auto& [players, rotation] : expected) {
    EXPECT_EQ(default_rotation(players), rotation) << players;
    EXPECT_EQ(resolved({.order = Order::Rotated}, players).rotation, rotation);
  }
  EXPECT_EQ(resolved({.order = Order::Rotated, .rotation = 2}, 10).rotation, 2);
  EXPECT_EQ(resolved({.order = Order::Fide}, 10).rotation, std::nullopt);
}

}  // namespace
}  // namespace bloesem::round_robin
