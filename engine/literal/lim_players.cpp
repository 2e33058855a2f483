#include "engine/literal/lim_players.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::literal {
namespace {

int surplus_of_white(const std::vector<Colour>& colours) {
  return static_cast<int>(std::count(colours.begin(), colours.end(), Colour::White) -
                          std::count(colours.begin(), colours.end(), Colour::Black));
}

// 5.1.1: a third time running. 5.1.2: three more than of the other colour.
bool breaks_a_limit(std::vector<Colour> colours, Colour colour) {
  colours.push_back(colour);
  const std::size_t games = colours.size();
  if (games >= 3 && colours[games - 2] == colour && colours[games - 3] == colour) return true;
  return surplus_of_white(colours) * (colour == Colour::White ? 1 : -1) >= 3;
}

Colour lim_due(const std::vector<Colour>& colours) {
  const int surplus = surplus_of_white(colours);
  if (surplus > 0) return Colour::Black;
  if (surplus < 0) return Colour::White;
  return colours.empty() ? Colour::None : opposite(colours.back());
}

bool floated_before(const Field& field, Place p) {
  const int round = field.before() - 1;
  if (round < 0 || !was_played(field.player(p).round(round))) return false;
  const Player* opponent = opponent_in(field.tournament(), field.player(p), round);
  return score_before(field.tournament(), field.player(p), round) !=
         score_before(field.tournament(), *opponent, round);
}

}  // namespace

std::vector<LimPlayer> lim_players(const Field& field) {
  std::vector<LimPlayer> players;
  for (Place p = 0; p < field.size(); ++p) {
    LimPlayer player{field[p].colours};
    player.due = lim_due(player.colours);
    player.may_be_white = !breaks_a_limit(player.colours, Colour::White);
    player.may_be_black = !breaks_a_limit(player.colours, Colour::Black);
    // After earlier breaches both can be forbidden: then the colour that equalises is allowed.
    if (!player.may_be_white && !player.may_be_black)
      (player.due == Colour::White ? player.may_be_white : player.may_be_black) = true;
    player.floated = floated_before(field, p);
    player.rating = field.player(p).rating;
    players.push_back(std::move(player));
  }
  return players;
}

bool can_be_coloured(const LimPlayer& a, const LimPlayer& b) noexcept {
  return (a.may_be_white && b.may_be_black) || (a.may_be_black && b.may_be_white);
}

bool due_differently(const LimPlayer& a, const LimPlayer& b) noexcept {
  return a.due == Colour::None || b.due == Colour::None || a.due != b.due;
}

std::optional<bool> first_is_white(const LimPlayer& first, const LimPlayer& second, bool below,
                                   std::optional<Colour> initial_colour) {
  const bool white = first.may_be_white && second.may_be_black;
  const bool black = first.may_be_black && second.may_be_white;
  if (white != black) return white;
  if (first.due != second.due)
    return first.due == Colour::None ? second.due == Colour::Black : first.due == Colour::White;
  auto one = first.colours.rbegin();
  auto other = second.colours.rbegin();
  for (; one != first.colours.rend() && other != second.colours.rend(); ++one, ++other)
    if (*one != *other) return *one == Colour::Black;
  const Colour wanted = first.due != Colour::None ? first.due : initial_colour.value_or(Colour::None);
  if (wanted == Colour::None) return std::nullopt;
  return (wanted == Colour::White) != below;
}

}  // namespace bloesem::literal
