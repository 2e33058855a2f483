// Rounds of round robins, and the replay of whole events of fixtures/systems/round-robin.
#include "engine/round_robin/pair_round.hpp"

#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "engine/round_robin/check_schedule.hpp"
#include "engine/round_robin/type_code.hpp"
#include "tests/engine/round_robin/support.hpp"
#include "tests/support/files.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::round_robin {
namespace {

using bloesem::testing::as_pairs;
using test::TournamentBuilder;
using testing::drawn_event;
using testing::schedule;

std::string refusal(const Tournament& tournament, const PairOptions& options = {},
                    const Settings& settings = {}) {
  const Result<RoundPairing> pairing = pair_round(tournament, options, settings);
  return pairing ? "" : pairing.error().message;
}

TEST(PairRound, LooksUpTheSchedule) {
  Tournament tournament = drawn_event(schedule(6, ""), 0);
  EXPECT_EQ(as_pairs(tournament, pair_round(tournament, {}, {})), "3\n1 6\n2 5\n3 4");
  tournament = drawn_event(schedule(6, ""), 3);
  const Result<RoundPairing> fourth = pair_round(tournament, {}, {});
  ASSERT_TRUE(fourth);
  EXPECT_EQ(fourth->round, 4);
  EXPECT_EQ(as_pairs(tournament, fourth), "3\n6 5\n1 4\n2 3");
  EXPECT_TRUE(fourth->record.brackets.empty());
  EXPECT_TRUE(fourth->record.colour_rules.empty());
  EXPECT_EQ(as_pairs(tournament, pair_round(tournament, {.round = 2}, {})), "3\n6 4\n5 3\n1 2");
}

TEST(PairRound, TheFreePlayerIsTheLastLine) {
  const Tournament tournament = drawn_event(schedule(5, ""), 1);
  EXPECT_EQ(as_pairs(tournament, pair_round(tournament, {}, {})), "3\n5 3\n1 2\n4 0");
}

TEST(PairRound, NumbersArePlacesInTheList) {
  Tournament tournament = drawn_event(schedule(4, ""), 0);
  tournament.players[0].id = 40;
  tournament.players[3].id = 7;
  EXPECT_EQ(as_pairs(tournament, pair_round(tournament, {}, {})), "2\n40 7\n2 3");
}

TEST(PairRound, BoardsAreInOrder) {
  const Tournament tournament = drawn_event(schedule(6, "boards=balanced"), 0);
  EXPECT_EQ(as_pairs(tournament, pair_round(tournament, {}, {.boards = Boards::Balanced})), "3\n3 4\n2 5\n1 6");
}

TEST(PairRound, ResultsAndAbsencesChangeNothing) {
  Tournament tournament = drawn_event(schedule(6, ""), 2);
  const std::string expected = as_pairs(tournament, pair_round(tournament, {}, {}));
  testing::enter(tournament, 1, 1, Outcome::ForfeitLoss, Outcome::ForfeitWin);
  testing::enter(tournament, 2, 1, Outcome::ForfeitLoss, Outcome::ForfeitLoss);
  tournament.players[0].rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
  EXPECT_EQ(as_pairs(tournament, pair_round(tournament, {.absent = {0, 4}}, {})), expected);
}

TEST(PairRound, Refused) {
  const Tournament tournament = drawn_event(schedule(6, ""), 2);
  EXPECT_EQ(refusal(tournament, {.round = 4}), "round 4 cannot be paired: 2 rounds have been played");
  EXPECT_EQ(refusal(tournament, {.round = 0}), "round 0 cannot be paired: 2 rounds have been played");
  EXPECT_EQ(refusal(tournament, {.round = 6}), "round 6 cannot be paired: the schedule has 5 rounds");
  EXPECT_EQ(refusal(drawn_event(schedule(6, ""), 5)), "round 6 cannot be paired: the schedule has 5 rounds");
  EXPECT_EQ(refusal(tournament, {}, {.cycles = 2}),
            "the tournament declares 5 rounds, but 2 cycles of 6 players have 10");
  EXPECT_EQ(refusal(tournament, {.absent = {6}}), "an absent player is not of the tournament");
  EXPECT_EQ(refusal(tournament, {}, {.order = Order::Fide}),
            "order=fide is defined for two cycles, not for 1; take berger or rotated");
  EXPECT_EQ(refusal(TournamentBuilder(1)), "a round robin needs at least two players");
}

TEST(PairRound, RefusesForbiddenPairs) {
  const std::string message =
      "players are forbidden to meet, but in a round robin all players meet; remove the forbidden pairs";
  Tournament tournament = drawn_event(schedule(6, ""), 0);
  EXPECT_EQ(refusal(tournament, {.forbidden = {{0, 1}}}), message);
  tournament.forbidden_groups = {{0, 1}};
  EXPECT_EQ(refusal(tournament), message);
  tournament.forbidden_groups.clear();
  tournament.forbidden_spans = {{.group = {0, 1}, .first_round = 1, .last_round = 1}};
  EXPECT_EQ(refusal(tournament), message);
}

TEST(PairRound, RefusesContradictions) {
  Tournament tournament = drawn_event(schedule(4, ""), 1);
  tournament.players[0].rounds[0].opponent = 1;
  EXPECT_NE(refusal(tournament), "");
}

TEST(PairRound, NeedsNoDeclaredRounds) {
  Tournament tournament = drawn_event(schedule(4, ""), 0);
  tournament.rounds_declared.reset();
  EXPECT_EQ(refusal(tournament), "");
  EXPECT_EQ(refusal(tournament, {.rounds_declared = 1}), "") << "as replay_options() may say";
}

// ---- whole events

struct Event {
  const char* file;
  const char* settings;
  int rounds;
};

const std::vector<Event> events = {
    {"berger-6.trf", "order=berger", 5},
    {"berger-7.trf", "order=berger", 7},
    {"berger-double-8.trf", "order=berger cycles=2", 14},
    {"fide-double-6.trf", "order=fide", 10},
    {"rotated-6-double-10.trf", "order=rotated-6 cycles=2", 18},
    {"balanced-double-6.trf", "order=balanced", 10},
};

// Returns the number of boards and free players of a round that differ from the schedule.
int differences_in(const Tournament& tournament, const RoundPairing& pairing) {
  const PlayedRound played = played_round(tournament, pairing.round);
  int differences = static_cast<int>(std::abs(std::ssize(played.boards) - std::ssize(pairing.boards)));
  for (const Board& board : pairing.boards)
    if (std::count(played.boards.begin(), played.boards.end(), board) != 1) ++differences;
  if (pairing.bye) {
    const RoundEntry free = tournament.players[static_cast<std::size_t>(*pairing.bye)].round(pairing.round - 1);
    if (free.opponent != no_player) ++differences;
  }
  return differences;
}

TEST(PairRound, ReplaysWholeEvents) {
  int rounds = 0;
  int boards = 0;
  for (const Event& event : events) {
    const Tournament tournament = bloesem::testing::read(testing::facts / event.file, trf::Purpose::Check);
    const Settings settings = parse_settings(event.settings).value();
    EXPECT_EQ(code_of(settings) == "CUSTOM_ROUNDROBIN", tournament.heading.system_code == "CUSTOM_ROUNDROBIN");
    if (const std::optional<Settings> coded = settings_of_code(tournament.heading.system_code)) {
      EXPECT_EQ(text_of(*coded), text_of(settings)) << event.file;
    }
    ASSERT_EQ(tournament.rounds_played, event.rounds) << event.file;
    for (int round = 1; round <= tournament.rounds_played; ++round, ++rounds) {
      const Result<RoundPairing> pairing = pair_round(tournament, {.round = round}, settings);
      ASSERT_TRUE(pairing) << pairing.error().message;
      EXPECT_EQ(differences_in(tournament, *pairing), 0) << event.file << ", round " << round;
      boards += static_cast<int>(pairing->boards.size());
    }
    const ScheduleReport report = check_schedule(tournament, settings).value();
    EXPECT_EQ(report.rounds, event.rounds);
    EXPECT_EQ(sentences_of(report, tournament), std::vector<std::string>{}) << event.file;
  }
  EXPECT_EQ(rounds, 64);
  EXPECT_EQ(boards, 15 + 21 + 56 + 30 + 90 + 30);
  EXPECT_EQ(events.size(), bloesem::testing::files_in(testing::facts, ".trf").size());
}

// The same files by other settings: the checker finds which settings they have.
TEST(PairRound, WholeEventsAreRecognised) {
  for (const Event& event : events) {
    const Tournament tournament = bloesem::testing::read(testing::facts / event.file, trf::Purpose::Check);
    const Settings settings = parse_settings(event.settings).value();
    if (settings.order == Order::Berger) continue;
    const ScheduleReport report = check_schedule(tournament, {.cycles = 2}).value();
    EXPECT_FALSE(report.findings.empty());
    ASSERT_TRUE(report.explanation) << event.file;
    EXPECT_EQ(*report.explanation, (ScheduleExplanation{.settings = settings})) << event.file;
  }
}

}  // namespace
}  // namespace bloesem::round_robin
