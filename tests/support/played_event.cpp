#include "tests/support/played_event.hpp"

#include <vector>

#include "matching/index.hpp"

namespace bloesem::test {
namespace {

using matching::at;

PointSystem points_of_event(Random& random, int three_points) {
  PointSystem points;
  if (!random.chance(three_points)) return points;
  points.win = points.forfeit_win = points.full_bye = points.pairing_bye = 30;
  points.draw = points.half_bye = 10;
  return points;
}

void enter_round(Random& random, Tournament& tournament, const RoundPairing& pairing,
                 const DrawnResult& result) {
  for (const Board& board : pairing.boards) {
    const auto [white, black] = result(random);
    tournament.players[at(board.white)].rounds.push_back({board.black, Colour::White, white});
    tournament.players[at(board.black)].rounds.push_back({board.white, Colour::Black, black});
  }
  if (pairing.bye)
    tournament.players[at(*pairing.bye)].rounds.push_back({no_player, Colour::None, Outcome::PairingBye});
}

class Playing {
 public:
  Playing(Random& random, const EventKind& kind, Tournament& tournament)
      : random_(random), kind_(kind), tournament_(tournament) {
    for (std::size_t p = 0; p < tournament.players.size(); ++p)
      enters_.push_back(random.chance(8) ? random.between(1, 3) : 0);
    absences_ = random.chance(50) ? 0 : random.between(0, 15);
    result_ = kind.results(random);
  }

  // Returns false if the round has no pairing.
  bool play_round() {
    PairOptions options{.edition = kind_.edition};
    const int round = tournament_.rounds_played;
    for (std::size_t p = 0; p < tournament_.players.size(); ++p)
      if (round < enters_[p] || random_.chance(absences_))
        options.absent.push_back(static_cast<PlayerIndex>(p));
    const auto pairing = pair_round(tournament_, options);
    if (!pairing) return false;
    for (const PlayerIndex p : options.absent) {
      const bool has_entered = round >= enters_[at(p)];
      tournament_.players[at(p)].rounds.push_back(
          {no_player, Colour::None, has_entered ? kind_.absence(random_) : Outcome::ZeroBye});
    }
    enter_round(random_, tournament_, *pairing, result_);
    ++tournament_.rounds_played;
    return true;
  }

 private:
  Random& random_;
  const EventKind& kind_;
  Tournament& tournament_;
  std::vector<int> enters_;  // round in which each player comes, from 0
  int absences_ = 0;         // percent
  DrawnResult result_;
};

}  // namespace

Tournament play_event(Random& random, const EventKind& kind, int players, int rounds) {
  Tournament tournament;
  tournament.points = points_of_event(random, kind.three_points);
  tournament.initial_colour = random.chance(50) ? Colour::White : Colour::Black;
  tournament.rounds_declared = rounds + 2;
  for (int p = 0; p < players; ++p) {
    tournament.players.emplace_back();
    tournament.players.back().id = p + 1;
  }
  kind.rate(random, tournament);
  Playing playing(random, kind, tournament);
  while (tournament.rounds_played < rounds && playing.play_round()) {
  }
  return tournament;
}

void accelerate_and_excuse(Random& random, Tournament& tournament, PairOptions& options) {
  for (Player& player : tournament.players) {
    player.virtual_points.resize(at(tournament.rounds_played), 0);
    player.virtual_points.push_back(0);
  }
  if (random.chance(20))
    for (Player& player : tournament.players) player.virtual_points.back() = 5 * random.between(0, 2);
  for (PlayerIndex p = 0; random.chance(20) && p < std::ssize(tournament.players); ++p)
    if (random.chance(50)) options.absent.push_back(p);
}

void forbid_some(Random& random, PairOptions& options, int players, int percent, int most) {
  for (int pairs = random.chance(percent) ? random.between(1, most) : 0; pairs > 0; --pairs) {
    const PlayerIndex one = random.between(0, players - 1);
    const PlayerIndex other = random.between(0, players - 1);
    if (one != other) options.forbidden.emplace_back(one, other);
  }
}

}  // namespace bloesem::test
