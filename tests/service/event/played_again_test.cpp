// Recorded tournaments are undone round by round and played again with the same results, which must give the
// same tournament.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "bloesem/check_tournament.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program/event_file.hpp"

namespace bloesem::cli_test {
namespace {

using service::Changes;

int id_at(const Tournament& t, PlayerIndex player) { return t.players[static_cast<std::size_t>(player)].id; }

Outcome outcome_of(const Tournament& t, PlayerIndex player, int round) {
  return t.players[static_cast<std::size_t>(player)].round(round - 1).outcome;
}

// Players who are not paired in a round have to be marked; the record leaves them blank.
Changes absences_of(const Tournament& t, int round) {
  Changes changes;
  for (const Player& player : t.players) {
    const RoundEntry entry = player.round(round - 1);
    if (!took_part(entry) && entry.outcome == Outcome::Absent)
      changes.byes.emplace_back(player.id, Outcome::ZeroBye);
  }
  return changes;
}

Changes results_of(const Tournament& t, int round) {
  Changes changes;
  for (const Board& board : played_round(t, round).boards) {
    changes.results.push_back({id_at(t, board.white),
                               id_at(t, board.black),
                               {outcome_of(t, board.white, round), outcome_of(t, board.black, round)}});
  }
  return changes;
}

std::string entry_text(const Tournament& t, const RoundEntry& entry) {
  if (entry.opponent == no_player) {
    return std::to_string(
        static_cast<int>(entry.outcome == Outcome::Absent ? Outcome::ZeroBye : entry.outcome));
  }
  return std::to_string(id_at(t, entry.opponent)) + "," + std::to_string(static_cast<int>(entry.colour)) + "," +
         std::to_string(static_cast<int>(entry.outcome));
}

std::string text_of(const Tournament& t) {
  std::string text = std::to_string(t.rounds_played) + " rounds\n";
  for (const Player& player : t.players) {
    text += std::to_string(player.id) + ":";
    for (int round = 0; round < t.rounds_played; ++round) text += ' ' + entry_text(t, player.round(round));
    text += '\n';
  }
  return text;
}

Changes undone_round(int round) {
  Changes changes;
  changes.undo_from = round;
  changes.sure = true;
  return changes;
}

// Settings that a record of past rounds can omit, but that are needed for pairing.
std::string settings_of(const Tournament& t, const std::string& bytes) {
  const std::string end = bytes.find('\n') == std::string::npos ? "\r" : "\n";
  const bool black = infer_initial_colour(t) == Colour::Black;
  return "XXR " + std::to_string(t.rounds_declared.value_or(t.rounds_played)) + end + "XXC " +
         (black ? "black1" : "white1") + end + "192 FIDE_DUTCH_2017" + end;
}

// Returns the number of rounds played again; stops at the first failure.
int play_again(const std::filesystem::path& path) {
  const std::string bytes = bloesem::test::content_of(path);
  const Tournament recorded = EventFile(bytes).tournament();
  EventFile file(settings_of(recorded, bytes) + bytes);
  for (int round = recorded.rounds_played; round > 0; --round) {
    const Result<std::string> done = file.change(undone_round(round));
    EXPECT_TRUE(done) << done.error().message;
    EXPECT_EQ(file.tournament().rounds_played, round - 1);
  }
  for (int round = 1; round <= recorded.rounds_played && !::testing::Test::HasFailure(); ++round) {
    const Result<std::string> absent = file.change(absences_of(recorded, round));
    EXPECT_TRUE(absent) << absent.error().message;
    const Result<std::string> paired = file.pair();
    EXPECT_TRUE(paired) << "round " << round << ": " << paired.error().message;
    if (!paired) break;
    const Result<std::string> entered = file.change(results_of(recorded, round));
    EXPECT_TRUE(entered) << "round " << round << ": " << entered.error().message;
  }
  EXPECT_EQ(text_of(file.tournament()), text_of(recorded));
  return recorded.rounds_played;
}

// Every second tournament of the fixtures; BLOESEM_PLAY_AGAIN=FOLDER takes all files of another folder.
TEST(PlayedAgain, GivesTheRecordedTournament) {
  const char* folder = std::getenv("BLOESEM_PLAY_AGAIN");
  const std::filesystem::path fixtures = std::filesystem::path(BLOESEM_FIXTURES_DIR) / "dutch-2016";
  const int step = folder == nullptr ? 2 : 1;
  int rounds = 0;
  int number = 0;
  for (const auto& path : bloesem::test::files_in(folder == nullptr ? fixtures : folder, ".trf")) {
    if (++number % step != 0) continue;
    SCOPED_TRACE(path.filename());
    ASSERT_NO_THROW(rounds += play_again(path));
    if (HasFailure()) return;
  }
  EXPECT_GT(rounds, 500);
}

}  // namespace
}  // namespace bloesem::cli_test
