#include "trf/list_text.hpp"

#include <algorithm>

#include "trf/entry_text.hpp"

namespace bloesem::trf {

void append_points(std::string& text, Points points) {
  if (points < 0) {
    text += '-';
    points = -points;
  }
  append_number(text, points / one_point);
  text += '.';
  append_number(text, points % one_point);
}

std::size_t longest_history(const Tournament& tournament) noexcept {
  std::size_t longest = 0;
  for (const Player& player : tournament.players) longest = std::max(longest, player.rounds.size());
  return longest;
}

void reserve_for(std::string& text, const Tournament& tournament) {
  constexpr std::size_t head = 120;  // estimated size of a player without rounds
  constexpr std::size_t entry = 13;
  text.reserve(tournament.players.size() * (head + entry * longest_history(tournament)));
}

}  // namespace bloesem::trf
