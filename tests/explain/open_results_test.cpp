#include "bloesem/explain/open_results.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "tests/explain/paired_again.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::explain {
namespace {

using bloesem::test::nr;
using bloesem::test::Random;
using bloesem::test::TournamentBuilder;
using test::paired_again;
using test::pairs_and_byes;

Change of_game(const OpenGame& game, int result) {
  constexpr std::pair<Outcome, Outcome> outcomes[] = {
      {Outcome::Win, Outcome::Loss}, {Outcome::Draw, Outcome::Draw}, {Outcome::Loss, Outcome::Win}};
  const auto& [white, black] = outcomes[result];
  return {ChangeKind::Result, game.white, game.black, game.round, white, black};
}

std::vector<Change> of_games(const OpenRound& round, const OpenResults& results) {
  std::vector<Change> changes;
  for (std::size_t i = 0; i < results.size(); ++i)
    changes.push_back(of_game(round.games[i], static_cast<int>(results[i])));
  return changes;
}

Pair pair_of(const OpenBoard& board) { return std::minmax(board.one, board.other); }

// How often each pair and each bye occurs over all results, and with which colours of the smaller index.
struct Enumerated {
  std::map<Pair, std::size_t> met;
  std::map<Pair, std::size_t> smaller_is_white;
  std::size_t sets = 0;
  std::size_t impossible = 0;
};

Enumerated enumerated(const Subject& subject, const std::vector<OpenGame>& games) {
  Enumerated all;
  std::size_t sets = 1;
  for (std::size_t i = 0; i < games.size(); ++i) sets *= 3;
  for (std::size_t set = 0; set < sets; ++set) {
    std::vector<Change> changes;
    std::size_t rest = set;
    for (const OpenGame& game : games) {
      changes.push_back(of_game(game, static_cast<int>(rest % 3)));
      rest /= 3;
    }
    const auto pairing = paired_again(subject, changes);
    ++all.sets;
    all.impossible += pairing ? 0 : 1;
    if (!pairing) continue;
    for (const Pair& pair : pairs_and_byes(*pairing)) ++all.met[pair];
    for (const Board& board : pairing->boards)
      if (board.white < board.black) ++all.smaller_is_white[{board.white, board.black}];
  }
  return all;
}

// Reopens up to `most` games, most of them of the last round.
Subject with_open_games(Random& random, const Subject& round, int most) {
  Tournament tournament = round.tournament;
  int opened = 0;
  for (int tries = 0; opened < most && tries < 100; ++tries) {
    const int in = random.chance(80) ? round.round() - 1 : random.between(1, round.round() - 1);
    const auto player = random.between<std::size_t>(0, tournament.players.size() - 1);
    const RoundEntry entry = tournament.players[player].round(in - 1);
    if (entry.opponent == no_player || entry.outcome == Outcome::Unfinished) continue;
    const auto index = static_cast<std::size_t>(in - 1);
    tournament.players[player].rounds[index].outcome = Outcome::Unfinished;
    tournament.players[static_cast<std::size_t>(entry.opponent)].rounds[index].outcome = Outcome::Unfinished;
    ++opened;
  }
  return *subject_of(tournament, round.options);
}

void compare(const Subject& subject, const OpenRound& answer) {
  const Enumerated all = enumerated(subject, answer.games);
  ASSERT_TRUE(answer.all);
  ASSERT_EQ(answer.searched, all.sets);
  ASSERT_EQ(answer.impossible, all.impossible);
  std::size_t known = 0;
  for (const OpenBoard& board : answer.boards) {
    const auto found = all.met.find(pair_of(board));
    const std::size_t met = found == all.met.end() ? 0 : found->second;
    ASSERT_EQ(board.met, met);
    known += met > 0 ? 1 : 0;
    ASSERT_EQ(board.certainty, met == 0          ? Certainty::Never
                               : met == all.sets ? Certainty::Certain
                                                 : Certainty::NotCertain);
    ASSERT_EQ(board.witness.has_value(), board.certainty == Certainty::NotCertain);
    if (met == 0 || board.is_bye()) continue;
    const auto white = all.smaller_is_white.find(pair_of(board));
    const std::size_t as_white = white == all.smaller_is_white.end() ? 0 : white->second;
    const bool same = as_white == 0 || as_white == met;
    ASSERT_EQ(board.colour.has_value(), same);
    if (same) {
      ASSERT_EQ(*board.colour == Colour::White, (as_white == met) == (board.one < board.other));
    }
  }
  ASSERT_EQ(known, all.met.size());
}

// A witness is two sets that differ in one game, and pairing them again shows it.
void check_witnesses(const Subject& subject, const OpenRound& answer) {
  for (const OpenBoard& board : answer.boards) {
    if (!board.witness) continue;
    for (std::size_t i = 0; i < answer.games.size(); ++i)
      ASSERT_EQ(board.witness->with[i] == board.witness->without[i], i != board.witness->game);
    const auto with = paired_again(subject, of_games(answer, board.witness->with));
    const auto without = paired_again(subject, of_games(answer, board.witness->without));
    ASSERT_TRUE(with);
    ASSERT_EQ(without.has_value(), !board.witness->no_round);
    const auto has = [&](const RoundPairing& pairing) {
      const std::vector<Pair> pairs = pairs_and_byes(pairing);
      return std::binary_search(pairs.begin(), pairs.end(), pair_of(board));
    };
    ASSERT_TRUE(has(*with));
    ASSERT_FALSE(without && has(*without));
  }
}

void compare_with_enumeration(std::uint64_t seed, int questions, int most_open) {
  Random random(seed);
  std::size_t certain = 0;
  std::size_t not_certain = 0;
  for (int run = 0; run < questions; ++run) {
    const Subject round = test::round_to_change(random, 14, 5);
    if (round.round() == 1) continue;
    const Subject subject = with_open_games(random, round, random.between(1, most_open));
    const Result<OpenRound> answer = open_results(subject);
    if (!answer) {
      ASSERT_EQ(answer.error().code, ErrorCode::InvalidInput);
      continue;
    }
    ASSERT_NO_FATAL_FAILURE(compare(subject, *answer)) << "question " << run;
    ASSERT_NO_FATAL_FAILURE(check_witnesses(subject, *answer)) << "question " << run;
    for (const OpenBoard& board : answer->boards) {
      certain += board.certainty == Certainty::Certain ? 1 : 0;
      not_certain += board.certainty == Certainty::NotCertain ? 1 : 0;
    }
  }
  EXPECT_GT(certain, static_cast<std::size_t>(questions) / 4);
  EXPECT_GT(not_certain, static_cast<std::size_t>(questions));
}

TEST(OpenResults, AreThoseOfEnumeration) { compare_with_enumeration(2311, 300, 3); }

TEST(OpenResults, AreThoseOfEnumerationWithEightOpenGames) {
  Random random(2312);
  for (int run = 0; run < 3; ++run) {
    const Subject subject = with_open_games(random, test::round_to_change(random, 24, 3), 8);
    const Result<OpenRound> answer = open_results(subject);
    if (!answer) continue;
    ASSERT_NO_FATAL_FAILURE(compare(subject, *answer));
  }
}

TEST(SlowExplanations, OpenResultsAreThoseOfEnumeration) { compare_with_enumeration(2313, 20'000, 4); }

// Beyond the limit nothing is called certain, and what is called not certain is.
TEST(OpenResults, OfMoreGamesThanAreSearchedAreNeverWrong) {
  Random random(2314);
  for (int run = 0; run < 100; ++run) {
    const Subject round = test::round_to_change(random, 14, 4);
    if (round.round() == 1) continue;
    const Subject subject = with_open_games(random, round, 4);
    const Result<OpenRound> answer = open_results(subject, {.most_rounds = 20});
    if (!answer || answer->games.size() < 3) continue;
    EXPECT_FALSE(answer->all);
    EXPECT_EQ(answer->searched, 20U);
    ASSERT_NO_FATAL_FAILURE(check_witnesses(subject, *answer));
    for (const OpenBoard& board : answer->boards)
      EXPECT_EQ(board.certainty, board.witness ? Certainty::NotCertain : Certainty::Undecided);
  }
}

Subject one_open_game() {
  Tournament tournament = TournamentBuilder(6).declared(5).round("1-4 1/0, 5-2 0/1, 3-6 =");
  for (const PlayerIndex player : {nr(3), nr(6)})
    tournament.players[static_cast<std::size_t>(player)].rounds[0].outcome = Outcome::Unfinished;
  return *subject_of(tournament, {});
}

TEST(OpenResults, EndAtTheDeadline) {
  const Result<OpenRound> answer = open_results(one_open_game(), {.time = {std::chrono::steady_clock::now()}});
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->out_of_time);
  EXPECT_EQ(answer->searched, 0U);
  ASSERT_FALSE(answer->boards.empty());
  for (const OpenBoard& board : answer->boards) EXPECT_EQ(board.certainty, Certainty::Undecided);
}

TEST(OpenResults, NeedAnOpenGame) {
  const Subject subject = *subject_of(TournamentBuilder(4).declared(3).round("1-3 1/0, 4-2 0/1"), {});
  EXPECT_EQ(open_results(subject).error().message,
            "every game before round 2 has a result: expected one that has none");
}

TEST(OpenResults, ListTheOpenGames) {
  const Result<OpenRound> answer = open_results(one_open_game());
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->games, (std::vector<OpenGame>{{1, nr(3), nr(6)}}));
  EXPECT_EQ(answer->searched, 3U);
}

}  // namespace
}  // namespace bloesem::explain
