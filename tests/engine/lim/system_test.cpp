// The row of the Lim System in what works for every system: files with known pairings, the facade, the judge.
#include "engine/lim/system.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "tests/engine/judge/proposals.hpp"
#include "tests/engine/lim/lim_position.hpp"
#include "tests/support/files.hpp"
#include "tests/support/lim_case.hpp"

namespace bloesem::swiss::lim {
namespace {

namespace fs = std::filesystem;

using test::lim_2026;
using test::LimCase;
using test::LiteralPosition;
using test::Random;

struct Replayed {
  int rounds = 0;
  int impossible = 0;
  std::string differences;
};

// Files none-* end before a round that has no pairing.
Replayed replayed(const fs::path& folder) {
  Replayed result;
  for (const auto& file : test::files_in(folder, ".trf")) {
    if (!file.filename().string().starts_with("none-")) {
      result.differences += test::replay(file, result.rounds, lim_2026);
      continue;
    }
    const auto pairing = pair_round(test::read(file, trf::Purpose::Pair), {.edition = lim_2026});
    const bool none = !pairing && pairing.error().code == ErrorCode::NoValidPairing;
    result.impossible += none ? 1 : 0;
    if (!none) result.differences += file.string() + ": paired\n";
  }
  return result;
}

TEST(LimSystem, ReplaysEveryRound) {
  const Replayed replay = replayed(fs::path(BLOESEM_FIXTURES_DIR) / "systems/lim-2026");
  EXPECT_EQ(replay.differences, "");
  EXPECT_EQ(replay.rounds, 75);
  EXPECT_EQ(replay.impossible, 3);
}

TEST(SystemsOracle, LimIsReproduced) {
  const fs::path oracle = BLOESEM_SYSTEMS_ORACLE_DIR;
  if (oracle.empty()) GTEST_SKIP() << "BLOESEM_SYSTEMS_ORACLE_DIR is not set";
  const Replayed replay = replayed(oracle / "lim-2026-readings");
  EXPECT_EQ(replay.differences, "");
  EXPECT_GE(replay.rounds, 638);
  EXPECT_GE(replay.impossible, 13);
}

RoundField field_of_case(const LimCase& round) {
  return {round.tournament,
          fide_2026,
          {round.tournament.rounds_played + 1, *round.tournament.rounds_declared, round.options.absent,
           round.options.forbidden}};
}

// Each player once, in a pair that may be made; before the last round with colours within the limits.
void expect_legal_round(const LimCase& round, const RoundField& field, const RoundPairing& pairing) {
  std::vector<Position> positions(round.tournament.players.size(), -1);
  for (Position p = 0; p < field.size(); ++p) positions[matching::at(field.player(p))] = p;
  std::vector<int> seats(positions.size(), 0);
  const bool last = round.tournament.rounds_played + 1 == *round.tournament.rounds_declared;
  for (const Board& board : pairing.boards) {
    for (const PlayerIndex player : {board.white, board.black}) ++seats[matching::at(player)];
    const Position white = positions[matching::at(board.white)];
    const Position black = positions[matching::at(board.black)];
    EXPECT_TRUE(field.compatible(white, black));
    EXPECT_TRUE(last || only_colour(field, white) != Colour::Black);
    EXPECT_TRUE(last || only_colour(field, black) != Colour::White);
  }
  if (pairing.bye) ++seats[matching::at(*pairing.bye)];
  for (std::size_t i = 0; i < seats.size(); ++i) EXPECT_EQ(seats[i], positions[i] >= 0 ? 1 : 0);
}

// The brackets have all pairs and all players once.
void expect_complete_record(const RoundField& field, const RoundPairing& pairing) {
  std::size_t pairs = 0;
  std::size_t residents = 0;
  for (const BracketRecord& bracket : pairing.record.brackets) {
    if (bracket.kind == criteria::BracketKind::Bye) continue;
    const std::size_t players = bracket.moved_down.size() + bracket.moved_up.size() + bracket.residents.size();
    EXPECT_EQ(players, 2 * bracket.pairs.size() + bracket.downfloaters.size());
    pairs += bracket.pairs.size();
    residents += players - bracket.downfloaters.size();
  }
  EXPECT_EQ(pairs, pairing.boards.size());
  EXPECT_EQ(residents + (pairing.bye ? 1 : 0), static_cast<std::size_t>(field.size()));
}

TEST(LimSystem, PairsEveryRoundThatHasAPairing) {
  Random random(81);
  int paired = 0;
  int cracked = 0;
  int moved_up = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    const LimCase round = test::random_lim_case(random, 1, trial % 10 == 0 ? 40 : 12);
    const RoundField field = field_of_case(round);
    const auto pairing = pair_round(round.tournament, round.options);
    ASSERT_EQ(pairing.has_value(), can_be_completed(field, positions(0, field.size())))
        << (pairing ? "" : pairing.error().message);
    if (!pairing) continue;
    ++paired;
    expect_legal_round(round, field, *pairing);
    expect_complete_record(field, *pairing);
    for (const BracketRecord& bracket : pairing->record.brackets) {
      moved_up += static_cast<int>(bracket.moved_up.size());
      if (bracket.kind != criteria::BracketKind::Bye) cracked += bracket.criteria.back().count;
    }
  }
  EXPECT_GT(paired, 800);
  EXPECT_GT(cracked, 50);
  EXPECT_GT(moved_up, 300);
}

TEST(LimSystem, TheReadingIsStated) {
  LimCase round = {test::TournamentBuilder(4).declared(5), {.edition = lim_2026}};
  round.options.readings = {{"maxi", "on"}};
  const auto pairing = pair_round(round.tournament, round.options);
  ASSERT_TRUE(pairing) << pairing.error().message;
  EXPECT_EQ(pairing->readings[0], 1);
}

TEST(LimSystem, ARecordWithItsNameIsUnderstood) {
  const auto choice = choose_edition({.system_code = "FIDE_LIM"});
  ASSERT_TRUE(choice) << choice.error().message;
  EXPECT_EQ(choice->edition, lim_2026);
}

// Returns the round as judged, with the declared rounds.
std::string judged(const LiteralPosition& position, std::string_view proposal, int declared) {
  const test::LimPosition round(position, declared);
  return test::text_of(judge(round.tournament, test::proposed(proposal), round.options()));
}

TEST(LimSystem, TheJudgeNamesTheFirstMissingPair) {
  const LiteralPosition position({{1, 10}, {2, 10}, {3, 10}, {4, 10}});
  EXPECT_EQ(judged(position, "1-3 2-4", 9), "correct");
  EXPECT_EQ(judged(position, "1-4 2-3", 9), "different: bracket 1 later 4.1");
  EXPECT_EQ(judged(position, "3-1 2-4", 9), "different: 5.4 1-3");
}

// 1 and 2 must have Black.
TEST(LimSystem, ColoursKeepNobodyApartInTheLastRound) {
  const LiteralPosition position(test::among_strangers({"W= W=", "W= W=", "W= B=", "B= W="}));
  EXPECT_EQ(judged(position, "1-2 3-4", 9).substr(0, 12), "illegal: 2.1");
  EXPECT_NE(judged(position, "1-2 3-4", 3).substr(0, 7), "illegal");
}

}  // namespace
}  // namespace bloesem::swiss::lim
