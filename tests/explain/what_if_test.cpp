#include "bloesem/explain/what_if.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tests/explain/paired_again.hpp"
#include "tests/explain/random_change.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::Random;
using bloesem::test::TournamentBuilder;
using test::paired_again;
using test::pairs_and_byes;

std::set<Pair> pairs_of(const std::vector<Board>& boards) {
  std::set<Pair> pairs;
  for (const Board& board : boards) pairs.insert(std::minmax(board.white, board.black));
  return pairs;
}

// Points for pairing, counted here.
Points score_of(const Subject& subject, PlayerIndex player) {
  const Player& own = subject.tournament.players[static_cast<std::size_t>(player)];
  return standings_points(subject.tournament, own, subject.round() - 1) + own.virtual_in(subject.round() - 1);
}

std::set<PlayerIndex> downfloaters(const Result<RoundPairing>& answer) {
  std::set<PlayerIndex> players;
  if (!answer) return players;
  // Whoever is left over in the last bracket has the bye, and does not float.
  for (const BracketRecord& bracket : answer->record.brackets)
    if (!bracket.discarded) players.insert(bracket.moved_down.begin(), bracket.moved_down.end());
  return players;
}

std::set<PlayerIndex> minus(const std::set<PlayerIndex>& some, const std::set<PlayerIndex>& others) {
  std::set<PlayerIndex> rest = some;
  for (const PlayerIndex player : others) rest.erase(player);
  return rest;
}

// Boards and byes as pairing the changed tournament again gives them, and the differences as the two rounds
// have them.
void compare_rounds_of(const Subject& subject, const WhatIf& answer) {
  const auto again = paired_again(subject, answer.changes);
  ASSERT_EQ(again.has_value(), answer.after.answer.has_value());
  if (again) {
    ASSERT_EQ(again->boards, answer.after.answer->boards);
    ASSERT_EQ(pairs_and_byes(*again), pairs_and_byes(*answer.after.answer));
  }
  const std::vector<Board> none;
  const std::vector<Board>& before = subject.answer ? subject.answer->boards : none;
  const std::vector<Board>& after = again ? again->boards : none;
  std::set<Pair> pairs = pairs_of(before);
  for (const Pair& pair : pairs_of(answer.gone)) ASSERT_EQ(pairs.erase(pair), 1U);
  for (const Pair& pair : pairs_of(answer.come)) ASSERT_TRUE(pairs.insert(pair).second);
  ASSERT_EQ(pairs, pairs_of(after));
  std::size_t reversed = 0;
  for (const Board& board : after)
    reversed +=
        static_cast<std::size_t>(std::count(before.begin(), before.end(), Board{board.black, board.white}));
  ASSERT_EQ(answer.other_colours.size(), reversed);
  const std::set<PlayerIndex> floated = downfloaters(subject.answer);
  const std::set<PlayerIndex> float_now = downfloaters(answer.after.answer);
  ASSERT_EQ((std::set<PlayerIndex>(answer.new_floaters.begin(), answer.new_floaters.end())),
            minus(float_now, floated));
  ASSERT_EQ((std::set<PlayerIndex>(answer.no_more_floaters.begin(), answer.no_more_floaters.end())),
            minus(floated, float_now));
}

void check_players(const Subject& subject, const WhatIf& answer) {
  std::set<PlayerIndex> altered;
  for (const AlteredPlayer& player : answer.players) {
    altered.insert(player.player);
    ASSERT_EQ(player.before, score_of(subject, player.player));
    if (!player.leaves) {
      ASSERT_EQ(player.after, score_of(answer.after, player.player));
    }
    const auto& absent = answer.after.options.absent;
    if (player.leaves) {
      ASSERT_EQ(std::count(absent.begin(), absent.end(), player.player), 1);
    }
  }
  for (const auto& [one, other] : pairs_and_byes(subject.answer ? *subject.answer : RoundPairing{}))
    for (const PlayerIndex player : {one, other})
      if (player != no_player && !altered.contains(player)) {
        ASSERT_EQ(score_of(subject, player), score_of(answer.after, player));
      }
}

// Everything above the first altered bracket is the same, and in it something is not.
void check_first(const Subject& subject, const WhatIf& answer) {
  if (!subject.answer || !answer.after.answer) return;
  std::vector<const BracketRecord*> before;
  std::vector<const BracketRecord*> after;
  for (const BracketRecord& bracket : subject.answer->record.brackets)
    if (!bracket.discarded) before.push_back(&bracket);
  for (const BracketRecord& bracket : answer.after.answer->record.brackets)
    if (!bracket.discarded) after.push_back(&bracket);
  const std::size_t same = answer.first ? answer.first->above : before.size();
  ASSERT_LE(same, std::min(before.size(), after.size()));
  for (std::size_t i = 0; i < same; ++i) {
    ASSERT_EQ(before[i]->pairs, after[i]->pairs);
    ASSERT_EQ(before[i]->criteria, after[i]->criteria);
    ASSERT_EQ(before[i]->downfloaters, after[i]->downfloaters);
  }
  if (!answer.first) {
    ASSERT_TRUE(answer.gone.empty() && answer.come.empty() && answer.no_more_byes.empty());
    return;
  }
  const bool in_before =
      same < before.size() && (same >= after.size() || before[same]->score >= after[same]->score);
  const bool in_after =
      same < after.size() && (same >= before.size() || after[same]->score >= before[same]->score);
  ASSERT_EQ(answer.first->before.has_value(), in_before);
  ASSERT_EQ(answer.first->after.has_value(), in_after);
  if (!in_before || !in_after) return;
  const BracketRecord& a = *before[same];
  const BracketRecord& b = *after[same];
  ASSERT_TRUE(a.pairs != b.pairs || a.criteria != b.criteria || a.downfloaters != b.downfloaters ||
              a.residents != b.residents || a.moved_down != b.moved_down || a.kind != b.kind ||
              a.score != b.score);
  if (answer.first->criterion) {
    ASSERT_NE(a.criteria[*answer.first->criterion], b.criteria[*answer.first->criterion]);
  }
}

void compare_with_pairing_again(std::uint64_t seed, int questions) {
  Random random(seed);
  int changing = 0;
  for (int run = 0; run < questions; ++run) {
    const Subject subject = test::round_to_change(random, 16, 5);
    const std::vector<Change> changes = test::random_changes(random, subject, random.between(1, 3));
    if (changes.empty()) continue;
    const Result<WhatIf> answer = what_if(subject, changes);
    ASSERT_TRUE(answer) << answer.error().message;
    ASSERT_NO_FATAL_FAILURE(compare_rounds_of(subject, *answer)) << "question " << run;
    ASSERT_NO_FATAL_FAILURE(check_players(subject, *answer)) << "question " << run;
    ASSERT_NO_FATAL_FAILURE(check_first(subject, *answer)) << "question " << run;
    changing += answer->changes_nothing() ? 0 : 1;
  }
  EXPECT_GT(changing, questions / 2);
}

TEST(WhatIf, IsTheTournamentChangedAndPairedAgain) { compare_with_pairing_again(2321, 500); }

TEST(SlowExplanations, WhatIfIsTheTournamentChangedAndPairedAgain) { compare_with_pairing_again(2322, 20'000); }

TEST(WhatIf, MovesAPlayerToAnotherScoreGroup) {
  const Subject subject =
      *subject_of(TournamentBuilder(8).declared(5).round("1-5 1/0, 6-2 0/1, 3-7 1/0, 8-4 0/1"), {});
  const Result<WhatIf> answer =
      what_if(subject, {{ChangeKind::Result, nr(1), nr(5), 1, Outcome::Loss, Outcome::Win}});
  ASSERT_TRUE(answer);
  ASSERT_EQ(answer->players.size(), 2U);
  EXPECT_EQ(answer->players[0].before, 10);
  EXPECT_EQ(answer->players[0].after, 0);
  ASSERT_TRUE(answer->first);
  EXPECT_EQ(answer->first->above, 0U);
  EXPECT_EQ(answer->first->leaving, (std::vector<PlayerIndex>{nr(1)}));
  EXPECT_EQ(answer->first->joining, (std::vector<PlayerIndex>{nr(5)}));
}

TEST(WhatIf, RefusesWhatIsNoChange) {
  const Subject subject = *subject_of(TournamentBuilder(4).declared(3).round("1-3 1/0, 4-2 0/1"), {});
  const Result<WhatIf> answer =
      what_if(subject, {{ChangeKind::Result, nr(3), nr(1), 1, Outcome::Loss, Outcome::Win}});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().message,
            "the game of 3 and 1 in round 1 ended 0-1 already: expected another result");
}

}  // namespace
}  // namespace bloesem::explain
