#include "bloesem/tournament.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem {

Points points_of(Outcome outcome, const PointSystem& system) noexcept {
  switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin: return system.win;
    case Outcome::Draw:
    case Outcome::UnratedDraw: return system.draw;
    case Outcome::Unfinished: return system.unfinished.value_or(system.draw);
    case Outcome::Loss:
    case Outcome::UnratedLoss: return system.loss;
    case Outcome::ForfeitWin: return system.forfeit_win;
    case Outcome::ForfeitLoss: return system.forfeit_loss;
    case Outcome::PairingBye: return system.pairing_bye;
    case Outcome::FullBye: return system.full_bye;
    case Outcome::HalfBye: return system.half_bye;
    case Outcome::ZeroBye:
    case Outcome::Absent: break;
  }
  return system.zero_bye;
}

std::optional<PlayerIndex> Tournament::find(int id) const noexcept {
  // Ids nearly always count from 1, and others mostly ascend.
  const auto guess = static_cast<std::size_t>(id) - 1;
  if (guess < players.size() && players[guess].id == id) return static_cast<PlayerIndex>(guess);
  const auto near = std::lower_bound(players.begin(), players.end(), id,
                                     [](const Player& p, int least) { return p.id < least; });
  if (near != players.end() && near->id == id) return static_cast<PlayerIndex>(near - players.begin());
  const auto found = std::find_if(players.begin(), players.end(), [id](const Player& p) { return p.id == id; });
  if (found == players.end()) return std::nullopt;
  return static_cast<PlayerIndex>(found - players.begin());
}

Points standings_points(const Tournament& tournament, const Player& player, int rounds) noexcept {
  Points sum = player.adjusted(rounds);
  for (int round = 0; round < rounds; ++round) sum += points_of(player.round(round).outcome, tournament.points);
  return sum;
}

Points settled_points(const Tournament& tournament, const Player& player, int rounds) noexcept {
  Points sum = player.adjusted(rounds);
  for (int round = 0; round < rounds; ++round) {
    const Outcome outcome = player.round(round).outcome;
    if (outcome != Outcome::Unfinished) sum += points_of(outcome, tournament.points);
  }
  return sum;
}

namespace {

std::optional<int> first_coloured_round(const Tournament& tournament) noexcept {
  std::optional<int> first;
  for (const Player& player : tournament.players) {
    const int limit =
        std::min(first.value_or(tournament.rounds_played), static_cast<int>(player.rounds.size()));
    for (int round = 0; round < limit; ++round) {
      if (player.round(round).colour != Colour::None) {
        first = round;
        break;
      }
    }
    if (first == 0) break;
  }
  return first;
}

}  // namespace

std::optional<Colour> infer_initial_colour(const Tournament& tournament) noexcept {
  const std::optional<int> round = first_coloured_round(tournament);
  if (!round) return std::nullopt;
  bool even = false;  // parity of the effective number (T-NUM), counted over players who have taken part so far
  for (const Player& player : tournament.players) {
    bool took_part_so_far = false;
    for (int r = 0; r <= *round; ++r) took_part_so_far |= took_part(player.round(r));
    if (!took_part_so_far) continue;
    const Colour colour = player.round(*round).colour;
    if (colour != Colour::None) return even ? opposite(colour) : colour;
    even = !even;
  }
  return std::nullopt;
}

}  // namespace bloesem
