// Settings of round robins as readings, and back.
#include "engine/round_robin/readings.hpp"

#include <gtest/gtest.h>

#include "bloesem/edition_choice.hpp"
#include "engine/round_robin/system.hpp"
#include "engine/round_robin/type_code.hpp"
#include "engine/swiss/system.hpp"
#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

const Edition with_readings_of_settings{all_play_all};

// Returns the settings of readings such as "order=fide, boards=balanced"; or why there are none.
std::string settings_text(const std::vector<ReadingChoice>& chosen) {
  const Result<Readings> readings = resolve_readings(with_readings_of_settings, chosen);
  return readings ? text_of(settings_of(*readings)) : readings.error().message;
}

TEST(Readings, AreTheSettings) {
  EXPECT_EQ(settings_text({}), "order=berger boards=plain cycles=1");
  EXPECT_EQ(settings_text({{"order", "rotated"}}), "order=rotated boards=plain cycles=1");
  EXPECT_EQ(settings_text({{"order", "rotated-1000"}, {"cycles", "3"}}),
            "order=rotated-1000 boards=plain cycles=3");
  EXPECT_EQ(settings_text({{"boards", "balanced"}, {"cycles", "1000"}}),
            "order=berger boards=balanced cycles=1000");
}

TEST(Readings, OrdersForTwoCyclesHaveTwo) {
  for (const char* order : {"fide", "balanced", "shifted"}) {
    const std::string expected = std::string("order=") + order + " boards=plain cycles=2";
    EXPECT_EQ(settings_text({{"order", order}}), expected);
    EXPECT_EQ(settings_text({{"order", order}, {"cycles", "2"}}), expected);
  }
}

TEST(Readings, UnknownValuesAreRefusedInWords) {
  EXPECT_EQ(settings_text({{"order", "rotated-0"}}),
            "reading 'order': found 'rotated-0', expected one of berger, fide, rotated, rotated-R with a round "
            "R, balanced, shifted");
  EXPECT_EQ(settings_text({{"cycles", "0"}}),
            "reading 'cycles': found '0', expected one of the numbers from 1 to 1000");
  EXPECT_EQ(settings_text({{"boards", "round"}}),
            "reading 'boards': found 'round', expected one of plain, balanced");
}

// Every kind of settings is found again from its readings, and from its code where it has one.
TEST(Readings, NothingIsLost) {
  for (const int players : {2, 3, 8, 16, 101}) {
    for (const Settings& settings : testing::all_settings(players)) {
      const Readings readings = readings_of(settings);
      EXPECT_EQ(text_of(settings_of(readings)), text_of(settings));
      EXPECT_EQ(
          resolve_readings(with_readings_of_settings, chosen_readings(with_readings_of_settings, readings))
              .value(),
          readings);
      const std::optional<Readings> coded = all_play_all.readings_of_code(code_of(settings));
      EXPECT_EQ(coded.has_value(), !is_custom(code_of(settings))) << code_of(settings);
      if (coded) {
        EXPECT_EQ(*coded, readings) << code_of(settings);
      }
    }
  }
}

TEST(Readings, CyclesFollowTheRoundsWhereNothingTellsThem) {
  Tournament tournament = testing::drawn_event(testing::schedule(10, ""), 0);
  const auto cycles = [&](const std::vector<ReadingChoice>& chosen, std::optional<int> declared) {
    tournament.rounds_declared = declared;
    return settings_for(tournament, resolve_readings(with_readings_of_settings, chosen).value()).cycles;
  };
  EXPECT_EQ(cycles({{"order", "rotated-6"}}, 18), 2);
  EXPECT_EQ(cycles({{"order", "rotated-6"}}, 9), 1);
  EXPECT_EQ(cycles({{"order", "rotated-6"}}, 17), 1) << "no number of cycles";
  EXPECT_EQ(cycles({{"order", "rotated-6"}}, std::nullopt), 1);
  EXPECT_EQ(cycles({{"order", "rotated-6"}, {"cycles", "3"}}, 18), 3);
  EXPECT_EQ(cycles({{"boards", "balanced"}}, 27), 3);
  EXPECT_EQ(cycles({{"order", "fide"}}, 27), 2);
  EXPECT_EQ(cycles({}, 18), 1) << "BERGER_ROUNDROBIN is one cycle";
}

TEST(RoundRobinReadings, OneCycleIsRefusedInAnOrderForTwo) {
  for (const char* order : {"fide", "balanced", "shifted"}) {
    const std::vector<ReadingChoice> one{{"order", order}, {"cycles", "1"}};
    const Result<Readings> readings = resolve_readings(with_readings_of_settings, one);
    ASSERT_FALSE(readings) << order;
    EXPECT_EQ(readings.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(readings.error().message,
              "order=" + std::string(order) + " is defined for two cycles, not for 1; take berger or rotated");
    EXPECT_TRUE(resolve_readings(with_readings_of_settings, std::vector<ReadingChoice>{{"order", order}}));
    EXPECT_TRUE(resolve_readings(with_readings_of_settings,
                                 std::vector<ReadingChoice>{{"order", order}, {"cycles", "2"}}));
  }
  EXPECT_TRUE(resolve_readings(with_readings_of_settings,
                               std::vector<ReadingChoice>{{"order", "berger"}, {"cycles", "1"}}));
}

}  // namespace
}  // namespace bloesem::round_robin
