// Whole round robins of fixtures/systems/round-robin: every round as scheduled, and the schedule recognised.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "bloesem/check_tournament.hpp"
#include "engine/round_robin/check_schedule.hpp"
#include "engine/round_robin/pair_round.hpp"
#include "engine/round_robin/type_code.hpp"
#include "tests/support/files.hpp"

namespace bloesem::round_robin {
namespace {

using bloesem::test::files_in;
using bloesem::test::read;

const std::filesystem::path schedules = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "systems/round-robin";

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

TEST(RoundRobins, EveryRoundIsReproduced) {
  int rounds = 0;
  int boards = 0;
  for (const Event& event : events) {
    const Tournament tournament = read(schedules / event.file, trf::Purpose::Check);
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
  EXPECT_EQ(events.size(), files_in(schedules, ".trf").size());
}

// The same files by other settings: the checker finds which settings they have.
TEST(RoundRobins, TheOrderIsRecognised) {
  for (const Event& event : events) {
    const Tournament tournament = read(schedules / event.file, trf::Purpose::Check);
    const Settings settings = parse_settings(event.settings).value();
    if (settings.order == Order::Berger) continue;
    const ScheduleReport report = check_schedule(tournament, {.cycles = 2}).value();
    EXPECT_FALSE(report.findings.empty());
    ASSERT_TRUE(report.explanation) << event.file;
    EXPECT_EQ(*report.explanation, (ScheduleExplanation{.settings = settings})) << event.file;
  }
}

// The round robin of the exercise book of FIDE's Technical Commission lists players 5 and 6 in exchanged
// places.
TEST(RoundRobins, OtherNumbersAreRecognised) {
  const Tournament tournament =
      read(std::filesystem::path(BLOESEM_FIXTURES_DIR) / "standings/trf/tec-rr.trf", trf::Purpose::Check);
  const ScheduleReport report = check_schedule(tournament, {}).value();
  EXPECT_EQ(report.findings.size(), 5U);
  ASSERT_TRUE(report.explanation);
  EXPECT_EQ(*report.explanation, (ScheduleExplanation{.settings = {}, .numbers = {1, 2, 3, 4, 6, 5}}));
  EXPECT_EQ(sentences_of(report, tournament).back(),
            "all rounds are those of order=berger boards=plain cycles=1, with the numbers 1 2 3 4 6 5");
}

}  // namespace
}  // namespace bloesem::round_robin
