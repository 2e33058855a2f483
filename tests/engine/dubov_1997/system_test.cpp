// The three rows on random rounds: what every pairing has to comply with.
#include "engine/dubov_1997/system.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "bloesem/judge/judge.hpp"
#include "engine/dubov_1997/entrants.hpp"
#include "engine/dubov_1997/procedures.hpp"
#include "engine/swiss/completion.hpp"
#include "tests/engine/dubov/dubov_position.hpp"
#include "tests/engine/dubov_1997/procedural_event.hpp"
#include "tests/engine/judge/proposals.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

using test::Random;

struct Named {
  const System& system;
  const Procedure& procedure;
};

const std::array<Named, 3> all_rows = {{{dubov_1997, dubov}, {danubian_2016, danubian}, {vega_2015, vega}}};

RoundField field_of(const Tournament& tournament, const System& system) {
  return {tournament, system, {tournament.rounds_played + 1, *tournament.rounds_declared, {}, {}}};
}

// A round of random players; the pairing of each row, or empty if none of them has one.
struct RandomRound {
  Tournament tournament;
  std::array<std::optional<RoundPairing>, 3> pairings;
};

RandomRound random_round(Random& random, int most) {
  RandomRound round;
  round.tournament = test::random_dubov_tournament(random, most);
  round.tournament.rounds_declared = round.tournament.rounds_played + random.between(1, 5);
  if (!round.tournament.initial_colour) round.tournament.initial_colour = Colour::Black;
  for (std::size_t i = 0; i < all_rows.size(); ++i) {
    const PairOptions options{.edition = Edition(all_rows[i].system)};
    const auto pairing = pair_round(round.tournament, options);
    if (pairing) round.pairings[i] = *pairing;
    const RoundField field = field_of(round.tournament, all_rows[i].system);
    std::vector<Position> players;
    for (Position p = 0; p < field.size(); ++p) players.push_back(p);
    const bool possible = can_be_completed(field, players);
    EXPECT_EQ(pairing.has_value(), possible) << (pairing ? "" : pairing.error().message);
    EXPECT_TRUE(pairing || pairing.error().code == ErrorCode::NoValidPairing);
  }
  return round;
}

// Each player once; no meeting twice; colours within the limits.
void expect_legal(const Tournament& tournament, const System& system, const RoundPairing& pairing) {
  const RoundField field = field_of(tournament, system);
  std::vector<int> seats(tournament.players.size(), 0);
  std::vector<Position> positions(tournament.players.size(), -1);
  for (Position p = 0; p < field.size(); ++p) positions[matching::at(field.player(p))] = p;
  const auto colour_fits = [&](PlayerIndex player, Colour colour) {
    const Colour only = field.indispensable_colour(positions[matching::at(player)]);
    return only == Colour::None || only == colour;
  };
  for (const Board& board : pairing.boards) {
    ++seats[matching::at(board.white)];
    ++seats[matching::at(board.black)];
    EXPECT_TRUE(field.compatible(positions[matching::at(board.white)], positions[matching::at(board.black)]));
    EXPECT_TRUE(colour_fits(board.white, Colour::White));
    EXPECT_TRUE(colour_fits(board.black, Colour::Black));
  }
  if (pairing.bye) ++seats[matching::at(*pairing.bye)];
  for (std::size_t i = 0; i < seats.size(); ++i)
    EXPECT_EQ(seats[i], positions[i] >= 0 || pairing.bye == PlayerIndex(i) ? 1 : 0);
}

// The groups of the record are those of the rules: floaters come from the group before, and the pairs are all.
void expect_record(const RoundPairing& pairing) {
  std::vector<PlayerIndex> floaters;
  std::size_t pairs = 0;
  for (const BracketRecord& bracket : pairing.record.brackets) {
    if (bracket.kind == criteria::BracketKind::Bye) continue;
    EXPECT_EQ(bracket.moved_down, floaters);
    floaters = bracket.downfloaters.to_vector();
    pairs += bracket.pairs.size();
    const std::size_t players = bracket.moved_down.size() + bracket.moved_up.size() + bracket.residents.size();
    EXPECT_EQ(players, 2 * bracket.pairs.size() + bracket.downfloaters.size());
    EXPECT_EQ(bracket.criteria.front().count, static_cast<int>(floaters.size()));
  }
  EXPECT_TRUE(floaters.empty());
  EXPECT_EQ(pairs, pairing.boards.size());
}

TEST(Dubov1997System, RandomRoundsComplyWithTheLimits) {
  Random random(43);
  int paired = 0;
  int floated = 0;
  int moved_up = 0;
  int dropped = 0;
  for (int trial = 0; trial < 2500; ++trial) {
    const RandomRound round = random_round(random, trial % 10 == 0 ? 40 : 14);
    for (std::size_t i = 0; i < all_rows.size(); ++i) {
      if (!round.pairings[i]) continue;
      ++paired;
      expect_legal(round.tournament, all_rows[i].system, *round.pairings[i]);
      expect_record(*round.pairings[i]);
      for (const BracketRecord& bracket : round.pairings[i]->record.brackets) {
        floated += static_cast<int>(bracket.moved_down.size());
        moved_up += static_cast<int>(bracket.moved_up.size());
        for (const auto& value : bracket.criteria) dropped += value.article == "2.5" ? value.count : 0;
      }
    }
  }
  EXPECT_GT(paired, 5000);
  EXPECT_GT(floated, 500);
  EXPECT_GT(moved_up, 2000);
  EXPECT_GT(dropped, 20);
}

TEST(Dubov1997System, RowsCanAllBeMatched) {
  Random random(44);
  int paired = 0;
  for (int trial = 0; trial < 700; ++trial) {
    const RandomRound round = random_round(random, 20);
    for (std::size_t i = 0; i < all_rows.size(); ++i) {
      if (!round.pairings[i]) continue;
      const auto matched = pair_round(
          round.tournament, {.edition = Edition(all_rows[i].system), .solver = SolverChoice::Blossom});
      ASSERT_TRUE(matched);
      EXPECT_EQ(matched->boards, round.pairings[i]->boards);
      ++paired;
    }
  }
  EXPECT_GT(paired, 1000);
}

// The Danubian variant only changes how an odd group is completed.
TEST(Dubov1997System, TheDanubianVariantPairsEvenGroupsAlike) {
  Random random(45);
  int even = 0;
  int different = 0;
  for (int trial = 0; trial < 2500; ++trial) {
    const RandomRound round = random_round(random, 10);
    if (!round.pairings[0] || !round.pairings[1]) continue;
    bool nobody_moved = true;
    for (const BracketRecord& bracket : round.pairings[0]->record.brackets)
      nobody_moved = nobody_moved && bracket.moved_up.empty() && bracket.moved_down.empty();
    if (nobody_moved) {
      EXPECT_EQ(round.pairings[0]->boards, round.pairings[1]->boards);
      ++even;
    } else {
      different += round.pairings[0]->boards == round.pairings[1]->boards ? 0 : 1;
    }
  }
  EXPECT_GT(even, 300);
  EXPECT_GT(different, 100);
}

TEST(Dubov1997System, TheFirstRoundIsPairedByHalvesWithAlternatingColours) {
  Tournament tournament = test::TournamentBuilder(7).declared(5).build();
  tournament.initial_colour = Colour::White;
  for (const Named& row : all_rows) {
    const auto pairing = pair_round(tournament, {.edition = Edition(row.system)});
    ASSERT_TRUE(pairing) << pairing.error().message;
    EXPECT_EQ(pairing->bye, test::nr(7));
    EXPECT_EQ(pairing->boards,
              (std::vector<Board>{
                  {test::nr(1), test::nr(4)}, {test::nr(5), test::nr(2)}, {test::nr(3), test::nr(6)}}));
  }
  tournament.initial_colour.reset();
  EXPECT_EQ(pair_round(tournament, {.edition = Edition(dubov_1997)}).error().code, ErrorCode::InvalidInput);
}

TEST(Dubov1997System, OnlyTheVegaSystemNeedsNoRatings) {
  Tournament tournament = test::TournamentBuilder(4).declared(5).initial(Colour::White).build();
  tournament.players[2].rating = 0;
  EXPECT_EQ(
      pair_round(tournament, {.edition = Edition(dubov_1997)}).error().message,
      "player 3 has no rating: the Dubov System needs the rating of every player, estimated if necessary (1)");
  EXPECT_EQ(
      pair_round(tournament, {.edition = Edition(danubian_2016)}).error().message,
      "player 3 has no rating: the Danubian System needs the rating of every player, estimated if necessary "
      "(1)");
  EXPECT_TRUE(pair_round(tournament, {.edition = Edition(vega_2015)}));
}

TEST(Dubov1997System, TheJudgeNamesTheFirstPairThatIsMissing) {
  const Tournament tournament = test::TournamentBuilder(6).declared(5).initial(Colour::White).build();
  const PairOptions options{.edition = Edition(dubov_1997)};
  EXPECT_EQ(test::text_of(judge(tournament, test::proposed("1-4 5-2 3-6"), options)), "correct");
  const auto other = judge(tournament, test::proposed("1-4 6-2 3-5"), options);
  EXPECT_EQ(test::text_of(other), "different: bracket 1 later 6.2");
  EXPECT_EQ(other->departure->later->first, std::vector<int>{2});
  EXPECT_EQ(other->departure->step, (WalkStep{.bracket = 0, .player = 1, .system = 4, .instead = 5}));
  EXPECT_EQ(other->departure->proposal.pairs,
            (std::vector<std::pair<PlayerIndex, PlayerIndex>>{{0, 3}, {1, 5}, {2, 4}}));
  EXPECT_TRUE(
      test::text_of(judge(tournament, test::proposed("4-1 5-2 3-6"), options)).starts_with("different: 5"));
}

TEST(RowsOf1997, AskForRatingsIfTheirProcedureUsesThem) {
  for (const Named& row : all_rows) EXPECT_EQ(row.system.needs_ratings, row.procedure.uses_ratings);
}

}  // namespace
}  // namespace bloesem::swiss::dubov_1997
