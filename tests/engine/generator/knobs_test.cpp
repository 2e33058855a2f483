#include "engine/generator/knobs.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace bloesem::generator {
namespace {

const Knob& knob(std::string_view name) { return *find_knob(name); }

std::string message(const std::optional<Error>& error) { return error ? error->message : "none"; }

TEST(Knobs, HaveNamesLimitsAndUsualRangesThatFit) {
  std::set<std::string_view> names;
  for (const Knob& k : knobs()) {
    EXPECT_TRUE(names.insert(k.name).second) << k.name;
    EXPECT_EQ(find_knob(k.name), &k);
    if (k.usual_least == following) {
      EXPECT_NE(k.follows, nullptr) << k.name;
      EXPECT_EQ(k.usual_most, following) << k.name;
      continue;
    }
    EXPECT_LE(k.least, k.usual_least) << k.name;
    EXPECT_LE(k.usual_least, k.usual_most) << k.name;
    EXPECT_LE(k.usual_most, k.most) << k.name;
    EXPECT_FALSE(k.meaning.empty()) << k.name;
    EXPECT_EQ(k.bound == nullptr, k.bound_by.empty()) << k.name;
    EXPECT_EQ(k.unit == Unit::Word, !k.words.empty()) << k.name;
  }
  EXPECT_EQ(find_knob("nonsense"), nullptr);
}

// Every number of the settings has a knob.
TEST(Knobs, AreAllOfTheSettings) {
  constexpr std::size_t numbers =
      (sizeof(Settings) - sizeof(Settings::ratings) - sizeof(Settings::edition) - sizeof(Settings::readings)) /
      sizeof(int);
  EXPECT_NEAR(static_cast<double>(knobs().size()), static_cast<double>(numbers), 1);  // padding
}

TEST(Knobs, ValuesAreWrittenAsPeopleDo) {
  EXPECT_EQ(parse_value(knob("players"), "30"), 30);
  EXPECT_EQ(parse_value(knob("draws"), "12.5"), 125'000);
  EXPECT_EQ(parse_value(knob("half-byes"), "0.125"), 125);
  EXPECT_EQ(parse_value(knob("win-points"), "3.0"), 30);
  EXPECT_EQ(parse_value(knob("spread"), "gaussian"), 1);
  EXPECT_EQ(format_value(knob("players"), 30), "30");
  EXPECT_EQ(format_value(knob("draws"), 125'000), "12.5");
  EXPECT_EQ(format_value(knob("half-byes"), 125), "0.125");
  EXPECT_EQ(format_value(knob("half-byes"), 1'020'000), "1020");
  EXPECT_EQ(format_value(knob("win-points"), 15), "1.5");
  EXPECT_EQ(format_value(knob("acceleration"), 2), "baku");
}

TEST(Knobs, WhatIsWrittenIsRead) {
  Random random(1);
  for (const Knob& k : knobs()) {
    for (int i = 0; i < 200; ++i) {
      const int value = random.between(k.least, k.most);
      EXPECT_EQ(parse_value(k, format_value(k, value)), value) << k.name;
    }
  }
}

TEST(Knobs, RangesHaveADash) {
  Ranges ranges;
  EXPECT_TRUE(read_range(knob("players"), "15-215", ranges));
  EXPECT_EQ(ranges.least.players, 15);
  EXPECT_EQ(ranges.most.players, 215);
  EXPECT_EQ(format_range(knob("players"), ranges), "15-215");
  EXPECT_TRUE(read_range(knob("draws"), "12.5", ranges));
  EXPECT_EQ(format_range(knob("draws"), ranges), "12.5");
  EXPECT_TRUE(read_range(knob("spread"), "any", ranges));
  EXPECT_EQ(format_range(knob("spread"), ranges), "any");
  EXPECT_TRUE(read_range(knob("acceleration"), "random-baku", ranges));
  EXPECT_EQ(ranges.least.acceleration, 1);
  for (const char* text : {"", "-", "5-", "-5", "1-2-3", "a-b", "0-5", "5-10000000", "--5"})
    EXPECT_FALSE(read_range(knob("players"), text, ranges)) << text;
  EXPECT_EQ(ranges.least.players, 15);
  EXPECT_EQ(expected_range(knob("players")), "a number from 1 to 9999999, or two with a dash between them");
  EXPECT_EQ(expected_range(knob("first-colour")), "one of W B any");
  EXPECT_EQ(format_range(knob("half-bye-points"), usual_ranges()), "as draw-points");
}

TEST(Knobs, SomeFollowOthersByNature) {
  Ranges ranges = usual_ranges();
  ranges.least.win = ranges.most.win = 30;
  ranges.least.draw = ranges.most.draw = 10;
  const Settings settings = draw(ranges, 1);
  EXPECT_EQ(settings.pairing_bye, 30);
  EXPECT_EQ(settings.forfeit_win, 30);
  EXPECT_EQ(settings.full_bye, 30);
  EXPECT_EQ(settings.half_bye, 10);
  EXPECT_EQ(settings.zero_bye, 0);
  ranges.least.pairing_bye = 0;
  EXPECT_EQ(message(problem_with(ranges)), "pairing-bye-points: found -0.1, expected a number from 0 to 99.9");
}

TEST(Knobs, NonsenseIsNoValue) {
  for (const char* text : {"", " 5", "5 ", "-1", "+1", "1e3", "0x10", "nan", "99999999999999999999", "10000000",
                           "5.5", "5.", ".5", ".", "1,5", "0"}) {
    EXPECT_EQ(parse_value(knob("players"), text), std::nullopt) << text;
  }
  for (const char* text : {"1000.001", "1.", ".5", "1.0001", "1.5.5", "1.-5"})
    EXPECT_EQ(parse_value(knob("half-byes"), text), std::nullopt) << text;
  for (const char* text : {"", "uni", "Uniform", "uniform|gaussian", "0"})
    EXPECT_EQ(parse_value(knob("spread"), text), std::nullopt) << text;
  EXPECT_EQ(expected_value(knob("draws")), "a number from 0 to 100");
  EXPECT_EQ(expected_value(knob("first-colour")), "one of W B");
}

TEST(Knobs, UsualRangesGiveSettingsThatCanBe) {
  EXPECT_EQ(message(problem_with(usual_ranges())), "none");
  for (std::uint64_t seed = 0; seed < 2000; ++seed)
    EXPECT_EQ(message(problem_with(draw(usual_ranges(), seed))), "none");
}

Ranges everything() {
  Ranges ranges;
  for (const Knob& k : knobs()) {
    ranges.least.*k.value = k.least;
    ranges.most.*k.value = k.most;
  }
  ranges.most.loss = 0;  // so that a draw can be worth less
  return ranges;
}

TEST(Knobs, TheWidestRangesGiveSettingsThatCanBe) {
  EXPECT_EQ(message(problem_with(everything())), "none");
  for (std::uint64_t seed = 0; seed < 5000; ++seed)
    EXPECT_EQ(message(problem_with(draw(everything(), seed))), "none") << seed;
}

TEST(Knobs, DrawingStaysInTheRangesAndReachesTheirEnds) {
  Ranges ranges = exactly(Settings{});
  ranges.least.players = 2;
  ranges.most.players = 5;
  ranges.least.rounds = 1;
  ranges.most.rounds = 4;
  std::set<int> players;
  std::set<int> rounds;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Settings settings = draw(ranges, seed);
    players.insert(settings.players);
    rounds.insert(settings.rounds);
    EXPECT_LT(settings.rounds, settings.players + settings.players % 2);
    EXPECT_EQ(settings.highest_rating, Settings{}.highest_rating);
  }
  EXPECT_EQ(players, (std::set<int>{2, 3, 4, 5}));
  EXPECT_EQ(rounds, (std::set<int>{1, 2, 3, 4}));
}

// Returns the part of a message that states the values.
std::string without_reason(const std::string& message) {
  return message.substr(0, message.find(" because of "));
}

TEST(Knobs, WhatCannotBeIsToldWithTheReason) {
  const auto problem = [](auto change) {
    Settings settings;
    change(settings);
    const std::string of_settings = message(problem_with(settings));
    EXPECT_EQ(message(problem_with(exactly(settings))), of_settings);
    return without_reason(of_settings);
  };
  EXPECT_EQ(problem([](Settings&) {}), "none");
  EXPECT_EQ(problem([](Settings& s) { s.players = 0; }),
            "players: found 0, expected a number from 1 to 9999999");
  EXPECT_EQ(problem([](Settings& s) { s.players = 6; }), "rounds: found 9, expected at most 5");
  EXPECT_EQ(problem([](Settings& s) { s.lowest_rating = 2501; }),
            "lowest-rating: found 2501, expected at most 2500");
  EXPECT_EQ(problem([](Settings& s) { s.forfeits = 600'000, s.double_forfeits = 400'001; }),
            "double-forfeits: found 400.001, expected at most 400");
  EXPECT_EQ(problem([](Settings& s) { s.half_byes = s.full_byes = s.zero_byes = 400'000; }),
            "zero-byes: found 400, expected at most 200");
  EXPECT_EQ(problem([](Settings& s) { s.draw = 6; }), "draw-points: found 0.6, expected at most 0.5");
  EXPECT_EQ(problem([](Settings& s) { s.loss = 6, s.draw = 5; }),
            "draw-points: found 0.5, expected at least the value of a loss");
  EXPECT_EQ(problem([](Settings& s) { s.pairing_bye = 15; }),
            "pairing-bye-points: found 1.5, expected at most 1");
  EXPECT_EQ(problem([](Settings& s) { s.win = 30, s.acceleration = 2; }),
            "acceleration: found baku, expected random");
  EXPECT_EQ(problem([](Settings& s) { s.ratings = {2000}; }),
            "players: found 30, expected as many as there are ratings");
}

TEST(Knobs, RangesMustBePossibleHoweverTheyAreDrawn) {
  Ranges ranges = exactly(Settings{});
  ranges.least.players = 8;
  ranges.most.players = 40;
  EXPECT_EQ(without_reason(message(problem_with(ranges))), "rounds: found 9, expected at most 7");
  loosen(ranges, knob("rounds"));
  EXPECT_EQ(message(problem_with(ranges)), "none");
  EXPECT_EQ(ranges.least.rounds, 7);
  ranges.least.draws = 400'000;
  EXPECT_EQ(message(problem_with(ranges)), "draws: found 40-30, expected the smaller value first");
}

}  // namespace
}  // namespace bloesem::generator
