// Pairs made by hand, and fixed boards.
#include "engine/fixed_pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/validate.hpp"
#include "engine/as_paired.hpp"
#include "engine/board_list.hpp"
#include "engine/checklist.hpp"
#include "engine/fixed_boards.hpp"
#include "engine/generator/generate.hpp"
#include "engine/sequence/pair_round.hpp"
#include "tests/support/matchers.hpp"
#include "tests/support/random.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem {
namespace {

using test::colour_rules_of;
using test::FailsWith;
using test::IsPairing;
using test::nr;
using test::Random;
using test::TournamentBuilder;

Tournament with_fixed(Tournament t, const std::vector<std::pair<int, int>>& pairs, bool by_rules = false) {
  for (const auto& [one, other] : pairs)
    t.fixed_pairs.push_back({t.rounds_played + 1, nr(one), nr(other), by_rules});
  return t;
}

std::vector<Board> sorted_boards(std::vector<Board> boards) {
  std::sort(boards.begin(), boards.end(), [](const Board& a, const Board& b) {
    return std::min(a.white, a.black) < std::min(b.white, b.black);
  });
  return boards;
}

// Calls check(tournament, round, random) for the last round of random tournaments.
template <class Check>
void for_random_rounds(int seeds, Check check) {
  for (int seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(static_cast<std::uint64_t>(seed) + 5000);
    generator::Settings settings{.players = random.between(6, 24), .rounds = random.between(2, 6)};
    if (random.chance(50)) settings.half_byes = 50'000;
    if (random.chance(50)) settings.late_entries = 100'000;
    auto made = generator::generate(settings, random.next());
    if (!made || made->tournament.rounds_played < 2) continue;
    check(std::move(made->tournament), random);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(FixedPairs, TheOthersArePairedAmongThemselves) {
  EXPECT_THAT(pair_round(with_fixed(TournamentBuilder(8), {{2, 1}})), IsPairing("2-1 3-6 7-4 5-8"));
  EXPECT_THAT(pair_round(with_fixed(TournamentBuilder(7), {{7, 2}})), IsPairing("1-4 7-2 3-5 6 bye"));
}

// They take part in the round: the numbers of the others stay.
TEST(FixedPairs, CountAmongTheEffectiveNumbers) {
  EXPECT_THAT(pair_round(with_fixed(TournamentBuilder(6), {{1, 6}})), IsPairing("1-6 4-2 3-5"));
  EXPECT_THAT(pair_round(TournamentBuilder(6), {.absent = {nr(1), nr(6)}}), IsPairing("2-4 5-3"));
  EXPECT_THAT(sequence::pair_round(with_fixed(TournamentBuilder(6), {{1, 6}}), {}), IsPairing("1-6 4-2 3-5"));
}

// With all players in the round before, absent players keep their numbers as well.
TEST(FixedPairs, LeaveTheFieldLikeAbsentPlayers) {
  int compared = 0;
  for_random_rounds(200, [&](Tournament t, Random& random) {
    const int round = t.rounds_played;
    const PlayedRound played = played_round(t, round);
    if (played.boards.size() < 3) return;
    // A pair of this round keeps the record of those who have met.
    const std::size_t chosen = random.between<std::size_t>(0, played.boards.size() - 1);
    const Board board = played.boards[chosen];
    const bool newcomer = std::any_of(t.players.begin(), t.players.end(), [&](const Player& player) {
      for (int r = 0; r + 1 < round; ++r)
        if (took_part(player.round(r))) return false;
      return true;
    });
    if (newcomer) return;
    const Result<RoundPairing> rest = pair_round(t, {.round = round, .absent = {board.white, board.black}});
    t.fixed_pairs.push_back({round, board.white, board.black, false});
    const Result<RoundPairing> found = pair_round(t, {.round = round});
    ASSERT_EQ(rest.has_value(), found.has_value());
    if (!rest) return;
    std::vector<Board> expected = rest->boards;
    expected.push_back(board);
    EXPECT_EQ(sorted_boards(found->boards), sorted_boards(expected));
    EXPECT_EQ(found->bye, rest->bye);
    ASSERT_EQ(found->hand_made.size(), 1U);
    EXPECT_EQ(test::text_of(found), test::text_of(sequence::pair_round(t, {.round = round})));
    EXPECT_EQ(test::text_of(found), test::text_of(pair_round(t, {.round = round, .paranoid = true})));
    ++compared;
  });
  EXPECT_GT(compared, 50);
}

// The colours of a pair do not depend on the other pairs.
TEST(FixedPairs, TheRulesGiveTheColoursOfTheSystemsOwnPairs) {
  int rounds = 0;
  for_random_rounds(200, [&](Tournament t, Random& random) {
    const PairOptions options{.round = t.rounds_played};
    const Result<RoundPairing> own = pair_round(t, options);
    ASSERT_TRUE(own);
    for (const Board& board : own->boards) {
      const bool turned = random.chance(50);
      t.fixed_pairs.push_back(
          {*options.round, turned ? board.black : board.white, turned ? board.white : board.black, true});
    }
    const Result<RoundPairing> found = pair_round(t, options);
    EXPECT_EQ(test::text_of(found), test::text_of(own));
    EXPECT_EQ(colour_rules_of(found), colour_rules_of(own));
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->record.higher_is_white, own->record.higher_is_white);
    for (const HandMadePair& pair : found->hand_made) EXPECT_TRUE(pair.violations.empty());
    ++rounds;
  });
  EXPECT_GT(rounds, 100);
}

TEST(FixedPairs, InEverySystemThatGivesColoursToOnePair) {
  int systems = 0;
  for (const Edition edition : editions()) {
    if (has_table(edition)) continue;
    SCOPED_TRACE(std::string(system_id_of(edition)) + ' ' + std::string(name_of(edition)));
    auto made = generator::generate({.players = 12, .rounds = 3, .edition = edition}, 4);
    if (!made) continue;
    Tournament t = as_paired(std::move(made->tournament), edition, {}).value();
    if (t.rounds_played < 3) continue;
    const PairOptions options{.edition = edition, .round = 3};
    const Result<RoundPairing> own = pair_round(t, options);
    ASSERT_TRUE(own) << own.error().message;
    for (const Board& board : own->boards) t.fixed_pairs.push_back({3, board.black, board.white, false});
    const Result<RoundPairing> turned = pair_round(t, options);
    ASSERT_TRUE(turned) << turned.error().message;
    EXPECT_EQ(turned->boards.size(), own->boards.size());
    EXPECT_EQ(turned->boards[0].white, own->boards[0].black);
    for (FixedPair& pair : t.fixed_pairs) pair.colours_by_rules = true;
    const Result<RoundPairing> found = pair_round(t, options);
    if (!found) {
      EXPECT_THAT(found, FailsWith(ErrorCode::InvalidInput, "state who has White"));
      continue;
    }
    ++systems;
    EXPECT_EQ(test::text_of(found), test::text_of(own));
  }
  EXPECT_GE(systems, 5);
}

TEST(FixedPairs, AreObeyedAndToldIfTheyBreakARule) {
  const Tournament t = TournamentBuilder(6).round("1-4 1/0, 5-2 =, 3-6 0/1");
  const Result<RoundPairing> met = pair_round(with_fixed(t, {{4, 1}}));
  ASSERT_TRUE(met);
  ASSERT_EQ(met->hand_made.size(), 1U);
  ASSERT_EQ(met->hand_made[0].violations.size(), 1U);
  EXPECT_EQ(met->hand_made[0].violations[0].article, "C.1");
  EXPECT_EQ(met->hand_made[0].violations[0].why, "4 and 1 met in round 1");
  EXPECT_EQ(met->hand_made[0].board, (Board{nr(4), nr(1)}));
}

TEST(FixedPairs, AnAbsoluteColourIsTold) {
  const Tournament t = TournamentBuilder(10)
                           .round("1-4 1/0, 2-5 1/0, 3-6 0/1, 7-8 =, 9-10 =")
                           .round("1-5 =, 2-6 =, 3-4 =, 10-7 =, 8-9 =");
  const Result<RoundPairing> both = pair_round(with_fixed(t, {{1, 2}}));
  ASSERT_TRUE(both) << both.error().message;
  ASSERT_FALSE(both->hand_made[0].violations.empty());
  EXPECT_EQ(both->hand_made[0].violations[0].article, "C.3");
  const Result<RoundPairing> rules = pair_round(with_fixed(t, {{3, 5}}, true));
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->hand_made[0].board, (Board{nr(5), nr(3)}));
}

TEST(FixedPairs, ColoursByHandHaveNoRule) {
  const Result<RoundPairing> pairing = pair_round(with_fixed(TournamentBuilder(4), {{3, 1}}));
  ASSERT_THAT(pairing, IsPairing("3-1 4-2"));
  EXPECT_EQ(pairing->record.colour_rules[0], colours_by_hand);
  EXPECT_EQ(pairing->record.colour_rules[1], ColourRule::E5);
  EXPECT_EQ(pairing->record.higher_is_white, (std::vector<char>{0, 0}));
}

TEST(FixedPairs, ArePlayersWhoTakePart) {
  EXPECT_THAT(pair_round(with_fixed(TournamentBuilder(6), {{1, 2}}), {.absent = {nr(2)}}),
              FailsWith(ErrorCode::InvalidInput, "player 2 does not take part"));
  EXPECT_THAT(pair_round(with_fixed(TournamentBuilder(6).coming("1 H"), {{1, 2}})),
              FailsWith(ErrorCode::InvalidInput, "player 1 does not take part"));
  EXPECT_THAT(pair_round(with_fixed(TournamentBuilder(6), {{1, 2}, {3, 1}})),
              FailsWith(ErrorCode::InvalidInput, "player 1 is in two"));
  Tournament same = TournamentBuilder(4);
  same.fixed_pairs = {{1, nr(1), nr(1), false}};
  EXPECT_EQ(validate(same).front().code, ContradictionCode::BadFixedPair);
}

TEST(FixedPairs, OfDifferentGroupsAreRefused) {
  Tournament t = with_fixed(TournamentBuilder(4), {{1, 3}});
  t.groups = {{"A", {nr(1), nr(2)}}, {"B", {nr(3), nr(4)}}};
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "1 and 3 are in different groups"));
  t.fixed_pairs = {{1, nr(4), nr(3), false}};
  EXPECT_THAT(pair_round(t), IsPairing("1-2 4-3"));
}

// A round that was paired with them is what the rules give.
TEST(FixedPairs, AreReplayed) {
  int illegal = 0;
  for_random_rounds(150, [&](Tournament t, Random& random) {
    const int round = t.rounds_played + 1;
    t.rounds_declared = round;
    std::vector<PlayerIndex> free;
    for (std::size_t i = 0; i < t.players.size(); ++i)
      if (t.players[i].round(round - 1).outcome == Outcome::Absent) free.push_back(static_cast<PlayerIndex>(i));
    random.shuffle(free);
    if (free.size() < 6) return;
    t.fixed_pairs = {{round, free[0], free[1], random.chance(50)},
                     {round, free[2], free[3], random.chance(50)}};
    const Result<RoundPairing> pairing = pair_round(t);
    if (!pairing) return;
    EXPECT_TRUE(checklist(t, {}, *pairing));
    for (Player& player : t.players) player.rounds.resize(static_cast<std::size_t>(round));
    for (const Board& board : pairing->boards) {
      t.players[at(board.white)].rounds.back() = {board.black, Colour::White, Outcome::Draw};
      t.players[at(board.black)].rounds.back() = {board.white, Colour::Black, Outcome::Draw};
    }
    if (pairing->bye) t.players[at(*pairing->bye)].rounds.back().outcome = Outcome::PairingBye;
    t.rounds_played = round;
    const Result<CheckReport> report = check_tournament(t, {.round = round});
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_TRUE(report->differences.empty());
    EXPECT_EQ(published_boards(t, round), pairing->boards);
    const Result<Verdict> verdict = judge(t, played_proposal(t, round), {.round = round});
    ASSERT_TRUE(verdict) << verdict.error().message;
    EXPECT_EQ(verdict->kind, VerdictKind::Correct);
    illegal += pairing->hand_made[0].violations.empty() ? 0 : 1;
  });
  EXPECT_GT(illegal, 10);
}

// ---- fixed boards

std::string seated(Tournament t, const std::vector<FixedBoard>& fixed) {
  t.fixed_boards = fixed;
  return test::text_of(pair_round(t));
}

TEST(FixedBoards, AreTakenAndTheOthersCloseUp) {
  const Tournament t = TournamentBuilder(8);
  EXPECT_EQ(seated(t, {}), "1-5 6-2 3-7 8-4");
  EXPECT_EQ(seated(t, {{nr(1), 3, 1}}), "6-2 3-7 1-5 8-4");
  EXPECT_EQ(seated(t, {{nr(8), 1, 1}}), "8-4 1-5 6-2 3-7");
  EXPECT_EQ(seated(t, {{nr(8), 2, 1}, {nr(5), 4, 1}}), "6-2 8-4 3-7 1-5");
}

TEST(FixedBoards, TheSmallerOneCountsForTwoWhoMeet) {
  EXPECT_EQ(seated(TournamentBuilder(8), {{nr(1), 3, 1}, {nr(5), 2, 1}}), "6-2 1-5 3-7 8-4");
  EXPECT_EQ(seated(TournamentBuilder(8), {{nr(1), 2, 1}, {nr(5), 3, 1}}), "6-2 1-5 3-7 8-4");
}

TEST(FixedBoards, OfPlayersWithoutABoardDoNotMatter) {
  EXPECT_EQ(seated(TournamentBuilder(8).coming("8 H"), {{nr(8), 2, 1}}), "1-4 5-2 3-6 7 bye");
  EXPECT_EQ(seated(TournamentBuilder(7), {{nr(7), 2, 1}}), "1-4 5-2 3-6 7 bye");
}

TEST(FixedBoards, HoldFromARoundOn) {
  EXPECT_EQ(seated(TournamentBuilder(8), {{nr(8), 1, 2}}), "1-5 6-2 3-7 8-4");
  const Tournament second = TournamentBuilder(8).round("1-5 =, 6-2 =, 3-7 =, 8-4 =");
  const std::string plain = seated(second, {});
  EXPECT_EQ(seated(second, {{nr(8), 1, 1}, {nr(8), 0, 2}}), plain);
  EXPECT_NE(seated(second, {{nr(8), 1, 1}}), plain);
  EXPECT_EQ(seated(second, {{nr(8), 1, 2}, {nr(8), 3, 1}}), seated(second, {{nr(8), 1, 1}}));
}

TEST(FixedBoards, ExistAndAreForOnePair) {
  Tournament t = TournamentBuilder(8);
  t.fixed_boards = {{nr(1), 5, 1}};
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "board 5 is fixed for player 1"));
  t.fixed_boards = {{nr(1), 2, 1}, {nr(8), 2, 1}};
  EXPECT_THAT(pair_round(t), FailsWith(ErrorCode::InvalidInput, "also for player 1"));
  t.fixed_boards = {{nr(9), 2, 1}};
  EXPECT_EQ(validate(t).front().code, ContradictionCode::BadFixedBoard);
}

TEST(FixedBoards, TheRecordFollows) {
  for_random_rounds(60, [](Tournament t, Random& random) {
    const PairOptions options{.round = t.rounds_played};
    const Result<RoundPairing> plain = pair_round(t, options);
    ASSERT_TRUE(plain);
    const std::size_t count = plain->boards.size();
    if (count == 0) return;
    const std::size_t from = random.between<std::size_t>(0, count - 1);
    const int to = random.between(1, static_cast<int>(count));
    t.fixed_boards = {{plain->boards[from].black, to, 1}};
    const Result<RoundPairing> found = pair_round(t, options);
    ASSERT_TRUE(found);
    const auto place = static_cast<std::size_t>(to) - 1;
    EXPECT_EQ(found->boards[place], plain->boards[from]);
    EXPECT_EQ(found->record.colour_rules[place], plain->record.colour_rules[from]);
    EXPECT_EQ(sorted_boards(found->boards), sorted_boards(plain->boards));
    RoundPairing others = *found;
    RoundPairing rest = *plain;
    others.boards.erase(others.boards.begin() + to - 1);
    rest.boards.erase(rest.boards.begin() + static_cast<std::ptrdiff_t>(from));
    EXPECT_EQ(others.boards, rest.boards);
    const Result<CheckReport> report = check_tournament(t, options);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->differences.empty());
    EXPECT_EQ(published_boards(t, *options.round), found->boards);
  });
}

}  // namespace
}  // namespace bloesem
