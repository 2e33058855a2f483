// Large tournaments are worked on by several threads; one thread and many must give the same.
#include "engine/model/in_parts.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/validate.hpp"

namespace bloesem {
namespace {

constexpr int many = 4 * 32768 + 1;

// Returns a tournament after some rounds, in which White and Black won in turn but for every seventh game, a
// draw.
Tournament played(int players, int rounds) {
  Tournament tournament;
  tournament.rounds_declared = 9;
  tournament.initial_colour = Colour::White;
  for (int id = 1; id <= players; ++id) {
    Player& player = tournament.players.emplace_back();
    player.id = id;
    player.rating = 3000 - id / 100;
  }
  for (int round = 1; round <= rounds; ++round) {
    const Result<RoundPairing> pairing = pair_round(tournament, {.edition = Edition::Fide2026});
    EXPECT_TRUE(pairing) << pairing.error().message;
    if (!pairing) return tournament;
    for (std::size_t i = 0; i < pairing->boards.size(); ++i) {
      const Board& board = pairing->boards[i];
      const bool drawn = i % 7 == 0;
      const Outcome white = drawn ? Outcome::Draw : i % 2 == 0 ? Outcome::Win : Outcome::Loss;
      const Outcome black = drawn ? Outcome::Draw : i % 2 == 0 ? Outcome::Loss : Outcome::Win;
      tournament.players[at(board.white)].rounds.push_back({board.black, Colour::White, white});
      tournament.players[at(board.black)].rounds.push_back({board.white, Colour::Black, black});
    }
    for (const PlayerIndex bye : byes_of(*pairing))
      tournament.players[at(bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
    tournament.rounds_played = round;
  }
  return tournament;
}

TEST(InParts, TogetherThePartsAreEverything) {
  for (const std::size_t parts : {1U, 2U, 3U, 7U}) {
    std::vector<int> calls(100, 0);
    in_parts(calls.size(), parts, [&](std::size_t, std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) ++calls[i];
    });
    EXPECT_EQ(calls, std::vector<int>(100, 1)) << parts;
  }
}

TEST(InParts, FewPlayersAreNotShared) {
  EXPECT_EQ(parts_of(2000, 8), 1U);
  EXPECT_EQ(parts_of(many, 3), 3U);
  EXPECT_EQ(parts_of(many, 8), 4U);
  EXPECT_EQ(parts_of(many, 0), 1U);
}

TEST(InParts, ARoundIsTheSameByAnyNumberOfThreads) {
  Tournament tournament = played(many, 2);
  for (const int absent : {1, many / 2, many})  // announced, and in each part
    tournament.players[static_cast<std::size_t>(absent - 1)].rounds.push_back(
        {no_player, Colour::None, Outcome::ZeroBye});
  PairOptions options{.edition = Edition::Fide2026, .absent = {7, many - 7}};
  const Result<RoundPairing> alone = pair_round(tournament, options);
  ASSERT_TRUE(alone) << alone.error().message;
  for (const int threads : {2, 3, 4}) {
    options.threads = threads;
    const Result<RoundPairing> together = pair_round(tournament, options);
    ASSERT_TRUE(together) << together.error().message;
    EXPECT_EQ(together->boards, alone->boards) << threads;
    EXPECT_EQ(together->bye, alone->bye);
    EXPECT_EQ(together->record.colour_rules, alone->record.colour_rules);
    EXPECT_EQ(together->record.higher_is_white, alone->record.higher_is_white);
  }
}

TEST(InParts, AContradictionIsFoundInEveryPart) {
  const Tournament sound = played(many, 1);
  EXPECT_TRUE(is_consistent(sound, 4));
  for (const int at_player : {0, many / 4 + 5, many / 2 + 5, many - 40}) {
    Tournament wrong = sound;
    wrong.players[at(PlayerIndex{at_player})].rounds[0].opponent = at_player == 3 ? 4 : 3;
    EXPECT_FALSE(is_consistent(wrong, 4)) << at_player;
    EXPECT_FALSE(is_consistent(wrong, 1)) << at_player;
  }
}

}  // namespace
}  // namespace bloesem
