#include "engine/literal/columns_round.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "engine/literal/dubov_facts.hpp"
#include "engine/literal/sets.hpp"

namespace bloesem::literal {
namespace {

// The average rating of the opponents met over the board.
Average average_met(const Field& field, Place p) {
  Average average{0, 0};
  for (int r = 0; r < field.before(); ++r) {
    if (!was_played(field.player(p).round(r))) continue;
    average.sum += opponent_in(field.tournament(), field.player(p), r)->rating;
    ++average.count;
  }
  return average.count == 0 ? Average{} : average;
}

// The points of a player, without those that serve the pairing only.
Points points_won(const Field& field, const Player& player) {
  return score_before(field.tournament(), player, field.before()) - player.virtual_in(field.before());
}

// The sum of the opponents' points; the own ones for a round without a game.
Average buchholz(const Field& field, Place p) {
  Average sum;
  for (int r = 0; r < field.before(); ++r) {
    const bool played = was_played(field.player(p).round(r));
    sum.sum +=
        points_won(field, played ? *opponent_in(field.tournament(), field.player(p), r) : field.player(p));
  }
  return sum;
}

// 2.5: twice running, or more than three times, with ten rounds or more four times; not in the last round.
bool should_stay(const LiteralRound& request, const DubovPlayer& player) {
  if (request.round >= request.rounds_declared) return false;
  return player.upfloated_last || player.upfloats >= (request.rounds_declared < 10 ? 3 : 4);
}

void sort_names(const Field& field, std::vector<ColumnPlayer>& players) {
  std::vector<Place> places(players.size());
  std::iota(places.begin(), places.end(), 0);
  std::stable_sort(places.begin(), places.end(),
                   [&](Place a, Place b) { return field.player(a).name < field.player(b).name; });
  for (std::size_t i = 0; i < places.size(); ++i)
    players[static_cast<std::size_t>(places[i])].alphabet = static_cast<int>(i);
}

std::vector<ColumnPlayer> column_players(const LiteralRound& request, const ColumnRules& rules,
                                         const Field& field) {
  const std::vector<DubovPlayer> floats = dubov_players(field, false);
  std::vector<ColumnPlayer> players(floats.size());
  for (Place p = 0; p < field.size(); ++p) {
    ColumnPlayer& player = players[static_cast<std::size_t>(p)];
    player.preference = individual_preference(field[p].colours);
    player.due = player.preference.colour == Colour::None ? Colour::Black : player.preference.colour;
    player.opposition = rules.by_buchholz ? buchholz(field, p) : average_met(field, p);
    player.rating = rules.by_buchholz ? 0 : field.player(p).rating;
    player.stays = !rules.by_buchholz && should_stay(request, floats[static_cast<std::size_t>(p)]);
  }
  sort_names(field, players);
  return players;
}

// 2.1, 2.3, 2.4
std::vector<Mask> column_partners(const Field& field, const std::vector<ColumnPlayer>& players) {
  std::vector<Mask> partners;
  for (Place a = 0; a < field.size(); ++a) {
    partners.push_back(field.partners(a));
    for (Place b = 0; b < field.size(); ++b)
      if (same_absolute(players[static_cast<std::size_t>(a)].preference,
                        players[static_cast<std::size_t>(b)].preference))
        partners.back() &= ~bit(b);
  }
  return partners;
}

bool nobody_has_played(const Field& field) {
  for (Place p = 0; p < field.size(); ++p)
    if (!field[p].colours.empty()) return false;
  return true;
}

// By points in the columns of the Vega system only.
Points column_points(const ColumnRound& round, Place p) {
  return round.rules.by_buchholz ? round.field[p].score : 0;
}

}  // namespace

ColumnRound::ColumnRound(const LiteralRound& request, const ColumnRules& rules_of_round, Field of_round)
    : rules(rules_of_round),
      field(std::move(of_round)),
      first_round(nobody_has_played(field)),
      left(field.everybody()),
      players_(column_players(request, rules, field)),
      partners_(column_partners(field, players_)),
      completion_(partners_),
      most_pairs_(std::size_t{1} << players_.size(), -1) {}

int ColumnRound::most_pairs(Mask players) {
  if (players == 0) return 0;
  if (most_pairs_[players] >= 0) return most_pairs_[players];
  const Place first = first_of(players);
  int most = most_pairs(players & ~bit(first));
  for (const Place other : places_of(opponents(first, players)))
    most = std::max(most, 1 + most_pairs(players & ~bit(first) & ~bit(other)));
  most_pairs_[players] = static_cast<std::int8_t>(most);
  return most;
}

std::vector<Mask> ColumnRound::groups_below(Points score, Mask players) const {
  Mask lower = 0;
  for (const Place p : places_of(left & ~players))
    if (field[p].score < score) lower |= bit(p);
  std::vector<Mask> groups;
  for (; lower != 0; lower &= ~groups.back()) groups.push_back(top_scoregroup(field, lower));
  return groups;
}

void ColumnRound::add_pair(Place a, Place b) {
  pairs.emplace_back(a, b);
  left &= ~bit(a) & ~bit(b);
}

bool higher_in_white(const ColumnRound& round, Place a, Place b) {
  return std::tuple(-column_points(round, a), round[a].opposition, round[a].rating, round[a].alphabet) <
         std::tuple(-column_points(round, b), round[b].opposition, round[b].rating, round[b].alphabet);
}

bool higher_in_black(const ColumnRound& round, Place a, Place b) {
  return std::tuple(-column_points(round, a), -round[a].rating, round[b].opposition, round[a].alphabet) <
         std::tuple(-column_points(round, b), -round[b].rating, round[a].opposition, round[b].alphabet);
}

bool sooner_to_black(const ColumnRound& round, Place a, Place b) {
  return std::tuple(round[a].opposition, -round[a].rating, round[a].alphabet) <
         std::tuple(round[b].opposition, -round[b].rating, round[b].alphabet);
}

bool sooner_to_white(const ColumnRound& round, Place a, Place b) {
  return std::tuple(round[b].opposition, round[a].rating, round[a].alphabet) <
         std::tuple(round[a].opposition, round[b].rating, round[b].alphabet);
}

bool better_partner(const ColumnRound& round, Place a, Place b) {
  if (round.rules.by_buchholz)
    return std::tuple(round[b].opposition, round[a].alphabet) <
           std::tuple(round[a].opposition, round[b].alphabet);
  return std::tuple(-round[a].rating, round[a].opposition, round[a].alphabet) <
         std::tuple(-round[b].rating, round[b].opposition, round[b].alphabet);
}

std::vector<Place> in_column_order(const ColumnRound& round, Mask players, ColumnOrder before) {
  std::vector<Place> places = places_of(players);
  std::sort(places.begin(), places.end(), [&](Place a, Place b) { return before(round, a, b); });
  return places;
}

std::vector<Place> alternately(const ColumnRound& round, Mask players) {
  const auto white = in_column_order(round, due(round, players, Colour::White), higher_in_white);
  const auto black = in_column_order(round, due(round, players, Colour::Black), higher_in_black);
  std::vector<Place> order;
  for (std::size_t i = 0; i < std::max(white.size(), black.size()); ++i) {
    if (i < white.size()) order.push_back(white[i]);
    if (i < black.size()) order.push_back(black[i]);
  }
  return order;
}

Mask due(const ColumnRound& round, Mask players, Colour colour) {
  Mask those = 0;
  for (const Place p : places_of(players))
    if (round[p].due == colour) those |= bit(p);
  return those;
}

}  // namespace bloesem::literal
