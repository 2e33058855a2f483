#include "engine/round_robin/check_schedule.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/round_robin/support.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::round_robin {
namespace {

using test::TournamentBuilder;
using testing::drawn_event;
using testing::schedule;
using Sentences = std::vector<std::string>;

Sentences findings(const Tournament& tournament, std::string_view settings = "") {
  const Result<ScheduleReport> report = check_schedule(tournament, parse_settings(settings).value());
  return report ? sentences_of(*report, tournament) : Sentences{report.error().message};
}

// Returns an event whose list of players is in another order: place i has number order(i).
template <class Order>
Tournament renumbered(const Tournament& tournament, Order order) {
  Tournament other = tournament;
  const int players = static_cast<int>(tournament.players.size());
  std::vector<int> place(static_cast<std::size_t>(players));
  for (int i = 0; i < players; ++i) place[static_cast<std::size_t>(order(i))] = i;
  for (int i = 0; i < players; ++i) {
    Player& player = other.players[static_cast<std::size_t>(i)];
    player = tournament.players[static_cast<std::size_t>(order(i))];
    player.id = i + 1;
    for (RoundEntry& entry : player.rounds)
      if (entry.opponent != no_player) entry.opponent = place[static_cast<std::size_t>(entry.opponent)];
  }
  return other;
}

Tournament reversed_colours(Tournament tournament) {
  for (Player& player : tournament.players)
    for (RoundEntry& entry : player.rounds)
      if (entry.colour != Colour::None)
        entry.colour = entry.colour == Colour::White ? Colour::Black : Colour::White;
  return tournament;
}

void exchange_rounds(Tournament& tournament, std::size_t one, std::size_t other) {
  for (Player& player : tournament.players) std::swap(player.rounds[one - 1], player.rounds[other - 1]);
}

TEST(CheckSchedule, FindsNothingInWhatWasPaired) {
  for (int players = 2; players <= 13; ++players) {
    for (const Settings& settings : testing::all_settings(players)) {
      const Schedule made = Schedule::of(players, settings).value();
      const Tournament tournament = drawn_event(made, made.rounds());
      EXPECT_EQ(findings(tournament, text_of(settings)), Sentences{}) << players << text_of(settings);
    }
  }
}

TEST(CheckSchedule, FindsTheOrder) {
  int found = 0;
  for (int players = 5; players <= 12; ++players) {
    for (const Settings& settings : testing::all_settings(players)) {
      const Schedule made = Schedule::of(players, settings).value();
      const Tournament tournament = drawn_event(made, made.rounds());
      const ScheduleReport report = check_schedule(tournament, {}).value();
      if (report.findings.empty()) continue;  // the plain table
      ASSERT_TRUE(report.explanation) << players << text_of(settings);
      EXPECT_TRUE(report.explanation->numbers.empty());
      EXPECT_FALSE(report.explanation->colours_reversed);
      const Schedule explained = Schedule::of(players, report.explanation->settings).value();
      for (int round = 1; round <= made.rounds(); ++round) {
        EXPECT_EQ(made.table_round(round), explained.table_round(round));
        EXPECT_EQ(made.reversed(round), explained.reversed(round));
      }
      ++found;
    }
  }
  EXPECT_GT(found, 150);
}

TEST(CheckSchedule, LastTwoRoundsExchanged) {
  Tournament tournament = drawn_event(schedule(6, "cycles=2"), 10);
  exchange_rounds(tournament, 4, 5);
  EXPECT_EQ(findings(tournament, "cycles=2"),
            (Sentences{"round 4: same pairs as round 5 of the schedule",
                       "round 5: same pairs as round 4 of the schedule",
                       "all rounds are those of order=fide boards=plain cycles=2"}));
}

TEST(CheckSchedule, ExchangedRoundsOfASingleEventHaveNoName) {
  Tournament tournament = drawn_event(schedule(6, ""), 5);
  exchange_rounds(tournament, 2, 3);
  EXPECT_EQ(findings(tournament), (Sentences{"round 2: same pairs as round 3 of the schedule",
                                             "round 3: same pairs as round 2 of the schedule"}));
}

TEST(CheckSchedule, ReversedDraw) {
  for (const int players : {6, 7, 10}) {
    const Tournament tournament =
        renumbered(drawn_event(schedule(players, ""), 5), [&](int place) { return players - 1 - place; });
    const Sentences sentences = findings(tournament);
    ASSERT_GT(sentences.size(), 2U);
    EXPECT_EQ(sentences.back(),
              "all rounds are those of order=berger boards=plain cycles=1, numbered from the last player on");
  }
}

// Players in the order of the list have any numbers, as when the list is in order of ratings.
TEST(CheckSchedule, OtherNumbers) {
  test::Random random(11);
  for (int count = 0; count < 60; ++count) {
    const int players = random.between(5, 13);
    const std::string settings = count % 2 == 0 ? "cycles=2" : "order=fide";
    const Schedule made = schedule(players, settings);
    std::vector<int> order;
    for (int i = 0; i < players; ++i) order.push_back(i);
    random.shuffle(order);
    const Tournament tournament = renumbered(drawn_event(made, made.rounds()),
                                             [&](int place) { return order[static_cast<std::size_t>(place)]; });
    const ScheduleReport report = check_schedule(tournament, parse_settings(settings).value()).value();
    if (report.findings.empty()) continue;
    ASSERT_TRUE(report.explanation) << settings << players;
    if (report.explanation->settings != made.settings()) continue;  // several settings have these rounds
    for (std::size_t i = 0; i < order.size(); ++i)
      EXPECT_EQ(report.explanation->numbers[i], order[i] + 1) << settings << players;
  }
}

// The rounds so far have too many numberings to name one.
TEST(CheckSchedule, OtherNumbersNeedAWholeCycle) {
  const auto exchanged = [](int place) { return place < 2 ? 1 - place : place; };
  EXPECT_FALSE(check_schedule(renumbered(drawn_event(schedule(8, ""), 6), exchanged), {}).value().explanation);
  EXPECT_EQ(check_schedule(renumbered(drawn_event(schedule(8, ""), 7), exchanged), {}).value().explanation,
            (ScheduleExplanation{.settings = {}, .numbers = {2, 1, 3, 4, 5, 6, 7, 8}}));
}

TEST(CheckSchedule, PairsOfNoScheduleHaveNoExplanation) {
  Tournament tournament = drawn_event(schedule(6, ""), 5);  // round 1: 1-6 2-5 3-4
  for (const auto& [one, other] : {std::pair{0, 4}, {4, 0}, {1, 5}, {5, 1}})
    tournament.players[static_cast<std::size_t>(one)].rounds[0].opponent = other;
  const Sentences sentences = findings(tournament);
  EXPECT_EQ(sentences, Sentences{"round 1: wrong pairs 1-5, 2-6; the schedule has 1-6, 2-5"});
}

TEST(CheckSchedule, ReversedColours) {
  const Sentences sentences = findings(reversed_colours(drawn_event(schedule(6, ""), 5)));
  EXPECT_EQ(sentences.front(), "round 1: colours reversed in 6-1, 5-2, 4-3");
  EXPECT_EQ(sentences.back(),
            "all rounds are those of order=berger boards=plain cycles=1, with all colours reversed");
  EXPECT_EQ(sentences.size(), 6U);
}

TEST(CheckSchedule, ASecondCycleWithoutReversedColours) {
  Tournament tournament = drawn_event(schedule(4, ""), 3);
  for (Player& player : tournament.players)
    for (std::size_t round = 0; round < 3; ++round) player.rounds.push_back(RoundEntry(player.rounds[round]));
  tournament.rounds_played = 6;
  EXPECT_EQ(findings(tournament, "cycles=2"),
            (Sentences{"round 4: colours reversed in 1-4, 2-3", "round 5: colours reversed in 4-3, 1-2",
                       "round 6: colours reversed in 2-4, 3-1"}));
}

TEST(CheckSchedule, MoreCyclesThanExpected) {
  const Tournament tournament = drawn_event(schedule(4, "cycles=2"), 6);
  const Sentences sentences = findings(tournament);
  EXPECT_EQ(sentences.front(), "round 4: same pairs as round 1 of the schedule; colours reversed in 4-1, 3-2");
  EXPECT_EQ(sentences.back(), "all rounds are those of order=berger boards=plain cycles=2");
}

TEST(CheckSchedule, WrongPairs) {
  const Tournament tournament = TournamentBuilder(6).round("1-6 =, 2-5 =, 3-4 =").round("6-4 =, 1-3 =, 5-2 =");
  EXPECT_EQ(findings(tournament), Sentences{"round 2: wrong pairs 1-3, 5-2; the schedule has 5-3, 1-2"});
}

TEST(CheckSchedule, MissingGames) {
  const Tournament tournament = TournamentBuilder(6).round("1-6 =, 2-5 =, 3-4 =").round("4-6 =, 5-3 =");
  EXPECT_EQ(findings(tournament), (Sentences{"round 2: colours reversed in 4-6; missing 1-2"}));
  const Tournament only_missing = TournamentBuilder(6).round("1-6 =, 3-4 =");
  EXPECT_EQ(findings(only_missing), Sentences{"round 1: missing 2-5"});
}

TEST(CheckSchedule, TheFreePlayerMayBeWrittenInAnyWay) {
  for (const char* free : {", 1 U", ", 1 Z", ", 1 H", ", 1 F", ""})
    EXPECT_EQ(findings(TournamentBuilder(5).round(std::string("2-5 =, 3-4 =") + free)), Sentences{}) << free;
  EXPECT_EQ(findings(TournamentBuilder(5).round("2-1 =, 3-4 =, 5 U")),
            Sentences{"round 1: wrong pairs 2-1; the schedule has 2-5"});
}

TEST(CheckSchedule, ForfeitsAreGames) {
  EXPECT_EQ(findings(TournamentBuilder(4).round("1-4 +/-, 2-3 -/-")), Sentences{});
  EXPECT_EQ(findings(TournamentBuilder(4).round("4:1 +/-, 2-3 -/-")), Sentences{}) << "without colours";
}

TEST(CheckSchedule, NothingIsPlayedYet) {
  const ScheduleReport report = check_schedule(drawn_event(schedule(4, ""), 0), {}).value();
  EXPECT_EQ(report.rounds, 0);
  EXPECT_TRUE(report.findings.empty());
}

TEST(CheckSchedule, Refused) {
  EXPECT_EQ(findings(TournamentBuilder(1)), Sentences{"a round robin needs at least two players"});
  Tournament tournament = drawn_event(schedule(4, ""), 1);
  tournament.players[0].rounds[0].opponent = 0;
  EXPECT_EQ(check_schedule(tournament, {}).error().code, ErrorCode::InvalidInput);
}

}  // namespace
}  // namespace bloesem::round_robin
