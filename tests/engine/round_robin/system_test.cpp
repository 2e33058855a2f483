// The row of round robins through the facade: pairing, checking, and what the system refuses.
#include "engine/round_robin/system.hpp"

#include <gtest/gtest.h>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "engine/checklist.hpp"
#include "engine/swiss/system.hpp"
#include "tests/engine/round_robin/support.hpp"

namespace bloesem::round_robin {
namespace {

using testing::drawn_event;
using testing::schedule;

const Edition table{all_play_all};

// Returns an event whose heading states its settings.
Tournament stating(int players, const char* settings, int rounds) {
  const Schedule whole = schedule(players, settings);
  Tournament tournament = drawn_event(whole, rounds);
  state_rules(tournament.heading, table,
              all_play_all.canonical_readings(*all_play_all.readings_of_code(
                  std::string(settings) == "order=fide" ? "FIDE_DOUBLEROUNDROBIN" : "BERGER_ROUNDROBIN")));
  return tournament;
}

TEST(RoundRobinSystem, PairsWithoutADeclaredNumberOfRounds) {
  Tournament tournament = stating(5, "", 1);
  tournament.rounds_declared.reset();
  const Result<RoundPairing> pairing = pair_round(tournament);
  ASSERT_TRUE(pairing) << pairing.error().message;
  EXPECT_EQ(pairing->boards, (std::vector<Board>{{4, 2}, {0, 1}}));
  EXPECT_EQ(pairing->bye, PlayerIndex{3});
  EXPECT_EQ(pairing->edition, table);
  EXPECT_EQ(pairing->record.colour_rules.size(), 2U);
  EXPECT_EQ(rounds_by_table(tournament, table, {}), 5);
  tournament.players.clear();
  EXPECT_EQ(rounds_by_table(tournament, table, {}), std::nullopt);
}

// Nobody's absence or bye changes the schedule.
TEST(RoundRobinSystem, AbsencesChangeNothing) {
  Tournament tournament = stating(6, "", 1);
  const std::vector<Board> boards = pair_round(tournament).value().boards;
  tournament.players[0].rounds.push_back({no_player, Colour::None, Outcome::HalfBye});
  tournament.players[3].rounds.push_back({no_player, Colour::None, Outcome::ZeroBye});
  const Result<RoundPairing> pairing = pair_round(tournament, {.absent = {1}});
  ASSERT_TRUE(pairing) << pairing.error().message;
  EXPECT_EQ(pairing->boards, boards);
  const Result<Checklist> list = checklist(tournament, {}, *pairing);
  ASSERT_TRUE(list);
  EXPECT_EQ(list->entries.size(), 6U);
}

TEST(RoundRobinSystem, ReportsProgressAndCanBeCancelled) {
  const Tournament tournament = stating(6, "", 0);
  PairOptions options;
  options.progress = [](const Progress&) { return false; };
  EXPECT_EQ(pair_round(tournament, options).error().code, ErrorCode::Cancelled);
}

TEST(RoundRobinSystem, RefusesWhatMakesNoSense) {
  const Tournament tournament = stating(6, "", 1);
  EXPECT_EQ(pair_round(tournament, {.solver = SolverChoice::Blossom}).error().message,
            "the solver 'blossom' does not know Round robin");
  EXPECT_TRUE(pair_round(tournament, {.paranoid = true}));
  EXPECT_NE(pair_round(tournament, {.forbidden = {{0, 1}}}).error().message.find("all players meet"),
            std::string::npos);
  EXPECT_FALSE(pair_round(tournament, {.round = 2, .rounds_declared = 1}));
}

// However a file marks the free player, the round is as scheduled.
TEST(RoundRobinSystem, TheFreePlayerIsNotCompared) {
  for (const Outcome mark : {Outcome::ZeroBye, Outcome::Absent, Outcome::HalfBye, Outcome::PairingBye}) {
    Tournament tournament = stating(5, "", 5);
    for (Player& player : tournament.players)
      for (int round = 0; round < 5; ++round)
        if (player.round(round).opponent == no_player) {
          player.rounds.resize(5);
          player.rounds[static_cast<std::size_t>(round)].outcome = mark;
        }
    const Result<CheckReport> report = check_tournament(tournament);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->rounds, 5);
    EXPECT_TRUE(report->differences.empty()) << static_cast<int>(mark);
  }
}

// A bye for the wrong player is a difference.
TEST(RoundRobinSystem, AByeOfAnotherPlayerIsADifference) {
  Tournament tournament = stating(5, "", 1);
  ASSERT_EQ(tournament.players[0].round(0).opponent, no_player);
  Tournament wrong = tournament;
  for (Player& player : wrong.players) player.rounds.clear();
  wrong.rounds_played = 1;
  wrong.players[1].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
  const auto meet = [&](int white, int black) {
    wrong.players[static_cast<std::size_t>(white)].rounds.push_back({black, Colour::White, Outcome::Draw});
    wrong.players[static_cast<std::size_t>(black)].rounds.push_back({white, Colour::Black, Outcome::Draw});
  };
  meet(0, 4);
  meet(2, 3);
  const CheckReport report = check_tournament(wrong).value();
  ASSERT_EQ(report.differences.size(), 1U);
  EXPECT_EQ(report.differences[0].expected_bye, PlayerIndex{0});
  EXPECT_EQ(report.differences[0].found_bye, PlayerIndex{1});
}

Proposal scheduled(const Tournament& tournament) { return proposal_of(pair_round(tournament).value()); }

TEST(RoundRobinSystem, JudgesPairsAndColours) {
  const Tournament tournament = stating(5, "", 1);
  Proposal proposal = scheduled(tournament);
  EXPECT_EQ(judge(tournament, proposal).value().kind, VerdictKind::Correct);
  proposal.byes.clear();
  EXPECT_EQ(judge(tournament, proposal).value().kind, VerdictKind::Correct) << "nobody need be named as free";

  std::swap(proposal.boards[0].board.white, proposal.boards[0].board.black);
  const Verdict turned = judge(tournament, proposal).value();
  EXPECT_EQ(turned.kind, VerdictKind::Different);
  ASSERT_EQ(turned.colours.size(), 1U);
  EXPECT_EQ(turned.colours[0].why, "round 2 of the table gives White to 5");
  proposal.boards[0].coloured = false;
  EXPECT_EQ(judge(tournament, proposal).value().kind, VerdictKind::Correct) << "the colours are unknown";
}

TEST(RoundRobinSystem, TheSecondCycleHasTheColoursReversed) {
  const Tournament tournament = stating(4, "order=fide", 3);
  Proposal proposal = scheduled(tournament);
  std::swap(proposal.boards[0].board.white, proposal.boards[0].board.black);
  const Verdict verdict = judge(tournament, proposal).value();
  ASSERT_EQ(verdict.colours.size(), 1U);
  EXPECT_EQ(verdict.colours[0].why,
            "round 1 of the table, with the colours reversed in the second cycle, gives White to 4");
}

TEST(RoundRobinSystem, NamesEveryDepartureFromTheSchedule) {
  const Tournament tournament = stating(5, "", 1);  // 5-3, 1-2, and 4 is free
  const auto violations = [&](const Proposal& proposal) {
    const Verdict verdict = judge(tournament, proposal).value();
    EXPECT_EQ(verdict.kind, VerdictKind::Illegal);
    std::string text;
    for (const Violation& violation : verdict.violations) text += violation.why + '\n';
    return text;
  };
  EXPECT_EQ(violations({.boards = {{{4, 0}, true}}, .byes = {1}}),
            "5 and 1 do not meet in round 2 of the schedule: 5 meets 3, 1 meets 2\n"
            "2 is not free in round 2 of the schedule\n");
  EXPECT_EQ(violations({.boards = {{{4, 2}, true}}, .byes = {3}}),
            "1 and 2 are to meet in round 2 of the schedule, and have no game\n");
  EXPECT_EQ(violations({.boards = {{{4, 2}, true}, {{0, 3}, true}, {{0, 1}, true}}, .byes = {}}),
            "1 is paired 2 times\n1 and 4 do not meet in round 2 of the schedule: 1 meets 2, 4 is free\n");
  EXPECT_EQ(violations({.boards = {{{4, 2}, true}, {{0, 0}, true}}, .byes = {3}}),
            "1 is paired with themselves\n");
  EXPECT_EQ(violations({.boards = {{{4, 2}, true}, {{0, 1}, true}}, .byes = {9}}),
            "there is a player who is not in the tournament\n");
}

}  // namespace
}  // namespace bloesem::round_robin
