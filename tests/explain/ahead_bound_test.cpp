#include "engine/explain/ahead_bound.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"
#include "matching/index.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::explain {
namespace {

using swiss::Position;
using swiss::RoundField;

// An event of one system that is played on at random; the same players take part in every round.
class Event {
 public:
  Event(test::Random& random, Edition edition, int players, int rounds)
      : random_(random), edition_(edition), tournament_(start(players)) {
    for (int round = 0; round < rounds && play_on(); ++round) {
    }
  }

  [[nodiscard]] int round() const { return tournament_.rounds_played + 1; }
  [[nodiscard]] RoundField field(int round) const {
    return {tournament_, edition_.system(), {.round = round, .rounds_declared = 99}};
  }

  bool play_on() {
    const Result<RoundPairing> pairing = pair_round(tournament_, {.edition = edition_, .rounds_declared = 99});
    if (!pairing) return false;
    for (const Board& board : pairing->boards) {
      const bool wins = random_.chance(50);
      const bool draws = random_.chance(30);
      enter(board.white, {board.black, Colour::White,
                          draws  ? Outcome::Draw
                          : wins ? Outcome::Win
                                 : Outcome::Loss});
      enter(board.black, {board.white, Colour::Black,
                          draws  ? Outcome::Draw
                          : wins ? Outcome::Loss
                                 : Outcome::Win});
    }
    if (pairing->bye) enter(*pairing->bye, {no_player, Colour::None, edition_.system().left_over});
    ++tournament_.rounds_played;
    return true;
  }

 private:
  // Random rounds first: with colours and meetings that no rules would give.
  Tournament start(int players) {
    Tournament tournament = test::made_up_tournament(random_, players, random_.between(0, 3));
    for (Player& player : tournament.players) player.rating = random_.between(1200, 2600);
    tournament.rounds_are_matches = edition_.system().columns_of_a_round == 2;
    return tournament;
  }
  void enter(PlayerIndex player, const RoundEntry& entry) {
    tournament_.players[at(player)].rounds.resize(at(tournament_.rounds_played));
    tournament_.players[at(player)].rounds.push_back(entry);
  }

  test::Random& random_;
  Edition edition_;
  Tournament tournament_;
};

int wanting(const RoundField& field, Colour colour) {
  int players = 0;
  for (Position p = 0; p < field.size(); ++p) players += field.indispensable_colour(p) == colour ? 1 : 0;
  return players;
}

void expect_within(const AheadRound& bound, const RoundField& field) {
  ASSERT_GE(bound.needing, wanting(field, Colour::White));
  ASSERT_GE(bound.needing, wanting(field, Colour::Black));
  int without_bye = 0;
  for (Position p = 0; p < field.size(); ++p) {
    ASSERT_GE(bound.barred, static_cast<int>(field.barred(p).size()));
    without_bye += field.facts(p).bye_eligible ? 0 : 1;
  }
  ASSERT_GE(bound.without_bye, field.size() % 2 == 1 ? without_bye : 0);
  if (bound.proof != AheadProof::None) {
    ASSERT_TRUE(swiss::can_be_completed(field, swiss::positions(0, field.size())));
  }
}

// Looks ahead from a random round, and then plays on and compares.
int compare_with_events(test::Random& random, Edition edition, int events) {
  int possible = 0;
  for (int i = 0; i < events; ++i) {
    Event event(random, edition, random.between(4, 30), random.between(0, 3));
    const int start = event.round();
    AheadBound bound(event.field(start));
    std::vector<AheadRound> later;
    for (int round = start + 1; round <= start + 4; ++round) {
      bound.advance();
      later.push_back(bound.look(round, event.field(round), edition.system().field.colours_forbid));
    }
    for (const AheadRound& each : later) {
      if (!event.play_on()) break;
      expect_within(each, event.field(event.round()));
      if (testing::Test::HasFatalFailure()) return possible;
      possible += each.proof != AheadProof::None ? 1 : 0;
    }
  }
  return possible;
}

bool is_bounded(Edition edition) {
  return edition.system().table == nullptr && edition.system().why_apart == nullptr;
}

TEST(AheadBound, HoldsInRandomEventsOfEverySystem) {
  test::Random random(3);
  for (const Edition edition : editions()) {
    if (!is_bounded(edition)) continue;
    const int possible = compare_with_events(random, edition, 40);
    ASSERT_FALSE(HasFatalFailure()) << title_of(edition);
    EXPECT_GT(possible, 10) << title_of(edition);
  }
}

TEST(SlowExplanations, AheadBoundHoldsInRandomEventsOfEverySystem) {
  test::Random random(4);
  for (const Edition edition : editions()) {
    if (!is_bounded(edition)) continue;
    compare_with_events(random, edition, 1000);
    ASSERT_FALSE(HasFatalFailure()) << title_of(edition);
  }
}

// Half the players may need White after a round, however colours were before.
TEST(AheadBound, NoMoreThanTheBoardsNeedTheSameColour) {
  test::Random random(1);
  const Event event(random, Edition::Baku2016, 20, 0);
  AheadBound bound(event.field(event.round()));
  bound.advance();
  EXPECT_LE(bound.look(event.round() + 1, event.field(event.round() + 1), true).needing,
            event.field(event.round()).size() / 2 + 1);
}

}  // namespace
}  // namespace bloesem::explain
