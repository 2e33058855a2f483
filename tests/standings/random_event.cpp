#include "tests/standings/random_event.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace bloesem::standings::testing {

namespace {

const std::vector<std::pair<Outcome, Outcome>> games = {
    {Outcome::Win, Outcome::Loss},
    {Outcome::Win, Outcome::Loss},
    {Outcome::Loss, Outcome::Win},
    {Outcome::Draw, Outcome::Draw},
    {Outcome::Draw, Outcome::Draw},
    {Outcome::UnratedWin, Outcome::UnratedLoss},
    {Outcome::UnratedDraw, Outcome::UnratedDraw},
    {Outcome::Draw, Outcome::Loss},
    {Outcome::Loss, Outcome::Loss},
    {Outcome::ForfeitWin, Outcome::ForfeitLoss},
    {Outcome::ForfeitLoss, Outcome::ForfeitWin},
    {Outcome::ForfeitLoss, Outcome::ForfeitLoss},
    {Outcome::Unfinished, Outcome::Unfinished},
};

const std::vector<Outcome> byes = {Outcome::Absent,  Outcome::PairingBye, Outcome::FullBye,
                                   Outcome::HalfBye, Outcome::ZeroBye,    Outcome::ZeroBye};

const std::vector<PointSystem> systems = {
    {},
    {},
    {.win = 30, .draw = 10, .forfeit_win = 30, .pairing_bye = 30, .full_bye = 30, .half_bye = 10},
    {.pairing_bye = 5},
    {.pairing_bye = 0},
    {.win = 30, .draw = 20, .loss = 10, .forfeit_win = 30, .pairing_bye = 20, .full_bye = 30, .half_bye = 20},
};

class Drawer {
 public:
  explicit Drawer(std::uint64_t seed) : engine_(seed) {}

  // Portable, unlike the distributions of the standard library.
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(engine_() % limit); }
  template <class T>
  const T& one_of(const std::vector<T>& items) {
    return items[below(items.size())];
  }
  bool one_in(std::size_t chances) { return below(chances) == 0; }

 private:
  std::mt19937_64 engine_;
};

void play_round(Tournament& tournament, std::vector<bool>& left, Drawer& draw) {
  std::vector<PlayerIndex> free(tournament.players.size());
  std::iota(free.begin(), free.end(), 0);
  for (std::size_t i = free.size(); i > 1; --i) std::swap(free[i - 1], free[draw.below(i)]);
  PlayerIndex waiting = no_player;
  for (const PlayerIndex player : free) {
    auto& rounds = tournament.players[static_cast<std::size_t>(player)].rounds;
    if (left[static_cast<std::size_t>(player)]) continue;
    if (draw.one_in(20)) left[static_cast<std::size_t>(player)] = true;
    if (draw.one_in(5)) {
      rounds.push_back({no_player, Colour::None, draw.one_of(byes)});
    } else if (waiting == no_player) {
      waiting = player;
    } else {
      const auto [of_white, of_black] = draw.one_of(games);
      tournament.players[static_cast<std::size_t>(waiting)].rounds.push_back({player, Colour::White, of_white});
      rounds.push_back({std::exchange(waiting, no_player), Colour::Black, of_black});
    }
  }
  if (waiting != no_player) {
    tournament.players[static_cast<std::size_t>(waiting)].rounds.push_back(
        {no_player, Colour::None, Outcome::PairingBye});
  }
}

}  // namespace

Tournament random_event(std::uint64_t seed) {
  Drawer draw(seed);
  Tournament tournament;
  tournament.points = draw.one_of(systems);
  tournament.players.resize(2 + draw.below(9));
  std::vector<bool> left(tournament.players.size(), false);
  const int rounds = static_cast<int>(1 + draw.below(8));
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    tournament.players[i].id = static_cast<int>(i) + 1;
    tournament.players[i].rating = static_cast<int>(1000 + draw.below(1800));
    if (draw.one_in(30)) tournament.players[i].adjustments = {0, draw.one_in(2) ? 5 : -10};
  }
  for (int round = 0; round < rounds; ++round) play_round(tournament, left, draw);
  tournament.rounds_played = rounds;
  tournament.rounds_declared = rounds + static_cast<int>(draw.below(2));
  return tournament;
}

}  // namespace bloesem::standings::testing
