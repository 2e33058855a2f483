#include "bloesem/last_paired_round.hpp"

#include <algorithm>

namespace bloesem {

int last_paired_round(const Tournament& tournament) noexcept {
  int last = 0;
  for (const Player& player : tournament.players) {
    int round = static_cast<int>(player.rounds.size());
    while (round > last && !took_part(player.round(round - 1))) --round;
    last = std::max(last, round);
  }
  return last;
}

}  // namespace bloesem
