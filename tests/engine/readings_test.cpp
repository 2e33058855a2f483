// Readings by name and by index, and their way to the walk of a system.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

constexpr std::array<std::string_view, 3> speeds = {"slow", "quick", "blitz"};
constexpr std::array<std::string_view, 2> answers = {"no", "yes"};
constexpr std::array readings_of_test = {swiss::Reading{"speed", speeds, "how fast", "1.2"},
                                         swiss::Reading{"tea", answers, "whether there is tea", ""}};

Readings last_seen;

// A system of this test: the Dutch one, with a walk that notes its readings.
Edition noting() {
  static const swiss::System row = [] {
    swiss::System system = swiss::dutch::fide_2026;
    system.names.id = "noting";
    system.names.title = "Noting";
    system.names.code = "CUSTOM_SWISS";
    system.readings = readings_of_test;
    system.flow = [](swiss::RoundField& field, criteria::CriteriaTable criteria,
                     const swiss::WalkContext& context) {
      last_seen = context.task.readings;
      return swiss::dutch::fide_2026.flow(field, criteria, context);
    };
    return system;
  }();
  return Edition(row);
}

std::string refusal(const std::vector<ReadingChoice>& chosen, Edition edition) {
  const auto resolved = resolve_readings(edition, chosen);
  return resolved ? "" : resolved.error().message;
}

TEST(Readings, AreResolvedByName) {
  EXPECT_EQ(resolve_readings(noting(), {}).value(), Readings{});
  const std::vector<ReadingChoice> chosen = {{"tea", "yes"}, {"speed", "quick"}, {"speed", "blitz"}};
  EXPECT_EQ(resolve_readings(noting(), chosen).value(), (Readings{2, 1}));
  const std::vector<ReadingChoice> back = {{"speed", "slow"}};
  EXPECT_EQ(resolve_readings(noting(), back, {2, 1}).value(), (Readings{0, 1}));
}

TEST(Readings, UnknownOnesAreRefusedWithTheList) {
  EXPECT_EQ(refusal({{"tee", "yes"}}, noting()), "found 'tee', expected a reading of Noting 2026: speed, tea");
  EXPECT_EQ(refusal({{"speed", "fast"}}, noting()),
            "reading 'speed': found 'fast', expected one of slow, quick, blitz");
  EXPECT_EQ(refusal({{"tea", "yes"}}, Edition::Baku2016),
            "FIDE (Dutch) 2016 has no readings to choose, found 'tea'");
}

TEST(Readings, OnlyThoseThatDifferFromTheDefaultAreNamed) {
  EXPECT_TRUE(chosen_readings(noting(), {}).empty());
  EXPECT_EQ(chosen_readings(noting(), {1, 1}),
            (std::vector<ReadingChoice>{{"speed", "quick"}, {"tea", "yes"}}));
  EXPECT_EQ(readings_text(chosen_readings(noting(), {1, 1})), "speed=quick, tea=yes");
}

// The round, the verdict, the check and the second engine have the readings of the request.
TEST(Readings, ReachTheWalk) {
  const Tournament tournament = test::TournamentBuilder(6).round("1-4 1/0, 5-2 1/0, 3-6 1/0");
  const PairOptions options{.edition = noting(), .readings = {{"tea", "yes"}}};
  const auto pairing = pair_round(tournament, options);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->readings, (Readings{0, 1}));
  EXPECT_EQ(last_seen, (Readings{0, 1}));
  const auto verdict = judge(tournament, proposal_of(*pairing), options);
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->readings, (Readings{0, 1}));
  EXPECT_EQ(sequence::pair_round(tournament, options, {})->readings, (Readings{0, 1}));
  last_seen = {};
  EXPECT_TRUE(check_tournament(tournament, options));
  EXPECT_EQ(last_seen, (Readings{0, 1}));
  EXPECT_TRUE(pair_round(tournament, {.edition = noting()}));
  EXPECT_EQ(last_seen, Readings{});
}

TEST(Readings, OfTheEventApplyToItsOwnEditionOnly) {
  Heading heading;
  state_rules(heading, noting(), {1, 1});
  ASSERT_TRUE(heading.rules);
  EXPECT_EQ(choose_edition(heading, noting())->readings, (Readings{1, 1}));
  const std::vector<ReadingChoice> slow = {{"speed", "slow"}};
  EXPECT_EQ(choose_edition(heading, noting(), slow)->readings, (Readings{0, 1}));
  EXPECT_EQ(choose_edition(heading, Edition::Fide2026)->readings, Readings{});
  heading.rules->edition = "1886";
  EXPECT_EQ(choose_edition(heading, noting())->readings, Readings{});
}

TEST(Readings, UnknownOnesAreNotPairedBy) {
  const Tournament tournament = test::TournamentBuilder(4);
  const auto refused = pair_round(tournament, {.edition = noting(), .readings = {{"tea", "perhaps"}}});
  EXPECT_EQ(refused.error().code, ErrorCode::InvalidInput);
  Tournament stating = tournament;
  state_rules(stating.heading, noting(), {});
  stating.heading.rules = RulesByName{"noting", "2026", {{"coffee", "yes"}}};
  EXPECT_EQ(pair_round(stating, {.edition = noting()}).error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem
