#include "engine/dubov_1997/entrants.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/swiss/upfloats.hpp"

namespace bloesem::swiss::dubov_1997 {
namespace {

// Returns the place of each player in the alphabetical list; equal names by pairing number.
std::vector<int> alphabetical_places(const Tournament& tournament) {
  std::vector<PlayerIndex> order(tournament.players.size());
  std::iota(order.begin(), order.end(), PlayerIndex(0));
  std::stable_sort(order.begin(), order.end(), [&](PlayerIndex a, PlayerIndex b) {
    return tournament.players[at(a)].name < tournament.players[at(b)].name;
  });
  std::vector<int> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) places[at(order[i])] = static_cast<int>(i);
  return places;
}

}  // namespace

Mean average_rating(const Tournament& tournament, PlayerIndex player, int round) {
  Mean mean{0, 0};
  for (int r = 0; r + 1 < round; ++r) {
    const RoundEntry entry = tournament.players[at(player)].round(r);
    if (!was_played(entry)) continue;
    mean.sum += tournament.players[at(entry.opponent)].rating;
    ++mean.count;
  }
  return mean.count == 0 ? Mean{} : mean;
}

Mean buchholz(const Tournament& tournament, PlayerIndex player, int round) {
  Mean sum;
  for (int r = 0; r + 1 < round; ++r) {
    const RoundEntry entry = tournament.players[at(player)].round(r);
    const PlayerIndex counted = was_played(entry) ? entry.opponent : player;
    sum.sum += standings_points(tournament, tournament.players[at(counted)], round - 1);
  }
  return sum;
}

Mean opposition_of(const Procedure& procedure, const Tournament& tournament, PlayerIndex player, int round) {
  return procedure.uses_ratings ? average_rating(tournament, player, round)
                                : buchholz(tournament, player, round);
}

Entrants::Entrants(const RoundField& field, const RoundTask& task, const Procedure& procedure)
    : field_(&field), task_(&task), procedure_(&procedure) {
  const Tournament& tournament = *task.tournament;
  const std::vector<int> alphabet = alphabetical_places(tournament);
  const bool limited = procedure.limits_moving_up && !task.is_last();
  const std::vector<Upfloats> past =
      limited ? upfloats_of(field, task, false) : std::vector<Upfloats>(at(field.size()));
  const int most = max_moves_up(task.rounds_declared);
  for (Position p = 0; p < field.size(); ++p) {
    const PlayerIndex player = field.player(p);
    merits_.push_back({.score = field.facts(p).score,
                       .opposition = opposition_of(procedure, tournament, player, task.round),
                       .rating = procedure.uses_ratings ? tournament.players[at(player)].rating : 0,
                       .alphabet = alphabet[at(player)]});
    may_move_up_.push_back(past[at(p)].last_round || past[at(p)].times >= most ? 0 : 1);
    first_round_ = first_round_ && field.colours(p).size() == 0;
  }
}

void Entrants::sort(std::vector<Position>& players, Before before) const {
  std::sort(players.begin(), players.end(),
            [&](Position a, Position b) { return before(merits(a), merits(b)); });
}

std::vector<Position> Entrants::alternating(std::span<const Position> players) const {
  std::vector<Position> whites;
  std::vector<Position> blacks;
  for (const Position p : players) (is_white(p) ? whites : blacks).push_back(p);
  sort(whites, procedure_->white_rows);
  sort(blacks, procedure_->black_rows);
  std::vector<Position> order;
  for (std::size_t i = 0; i < std::max(whites.size(), blacks.size()); ++i) {
    if (i < whites.size()) order.push_back(whites[i]);
    if (i < blacks.size()) order.push_back(blacks[i]);
  }
  return order;
}

void Entrants::sort_as_opponents(std::vector<Position>& players, Position of) const {
  std::sort(players.begin(), players.end(), [&](Position a, Position b) {
    const bool other = is_white(a) != is_white(of);
    if (other != (is_white(b) != is_white(of))) return other;
    return procedure_->preferred(merits(a), merits(b));
  });
}

}  // namespace bloesem::swiss::dubov_1997
