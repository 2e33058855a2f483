#include "engine/literal/istanbul_players.hpp"

#include <algorithm>
#include <numeric>

namespace bloesem::literal {
namespace {

// A.4, A.5 and B.1.b: the float of a round (index from 0), down 1, up -1.
int float_of(const Field& field, const Player& player, int round) {
  if (round < 0) return 0;
  const RoundEntry entry = player.round(round);
  const PointSystem& points = field.tournament().points;
  if (!was_played(entry))
    return entry.outcome == Outcome::PairingBye || points_of(entry.outcome, points) > points.loss ? 1 : 0;
  const Points own = score_before(field.tournament(), player, round);
  const Points other = score_before(field.tournament(), *opponent_in(field.tournament(), player, round), round);
  return own > other ? 1 : own < other ? -1 : 0;
}

// B.1.b
bool may_have_bye(const Field& field, const Player& player) {
  const PointSystem& points = field.tournament().points;
  for (int round = 0; round < field.before(); ++round) {
    const RoundEntry entry = player.round(round);
    if (was_played(entry)) continue;
    if (entry.outcome == Outcome::PairingBye || points_of(entry.outcome, points) > points.loss) return false;
  }
  return true;
}

bool has_taken_part(const Field& field, const Player& player) {
  if (player.round(field.before()).outcome == Outcome::PairingBye) return true;
  for (int round = 0; round < field.before(); ++round)
    if (took_part(player.round(round))) return true;
  return false;
}

// Returns by player whether the rank by rating is odd, among those who take part or have done so.
std::vector<bool> odd_ranks(const Field& field) {
  const std::vector<Player>& all = field.tournament().players;
  std::vector<std::size_t> ranked(all.size());
  std::iota(ranked.begin(), ranked.end(), std::size_t{0});
  std::stable_sort(ranked.begin(), ranked.end(),
                   [&](std::size_t a, std::size_t b) { return all[a].rating > all[b].rating; });
  std::vector<bool> odd(all.size(), false);
  bool next_is_odd = true;
  for (const std::size_t index : ranked) {
    if (field.place_of(static_cast<PlayerIndex>(index)) < 0 && !has_taken_part(field, all[index])) continue;
    odd[index] = next_is_odd;
    next_is_odd = !next_is_odd;
  }
  return odd;
}

IstanbulPlayer istanbul_player(const LiteralRound& round, const Field& field, Place p) {
  const Player& player = field.player(p);
  IstanbulPlayer result;
  result.place = p;
  result.score = field[p].score;
  result.preference = individual_preference(field[p].colours);
  const int last = float_of(field, player, field.before() - 1);
  const int before = float_of(field, player, field.before() - 2);
  result.down = last > 0;
  result.up = last < 0;
  result.down_before = before > 0;
  result.up_before = before < 0;
  result.may_have_bye = may_have_bye(field, player);
  const PointSystem& points = field.tournament().points;
  result.top_scorer = round.round >= round.rounds_declared &&
                      2 * field[p].score > field.before() * std::max(points.win, points.draw);
  return result;
}

}  // namespace

IstanbulRound istanbul_round(const LiteralRound& round, const Field& field) {
  const std::vector<bool> odd = odd_ranks(field);
  std::vector<IstanbulPlayer> players;
  for (Place p = 0; p < field.size(); ++p) {
    players.push_back(istanbul_player(round, field, p));
    players.back().odd_number = odd[static_cast<std::size_t>(field[p].player)];
  }
  std::stable_sort(players.begin(), players.end(), [&](const IstanbulPlayer& a, const IstanbulPlayer& b) {
    if (a.score != b.score) return a.score > b.score;
    return field.player(a.place).rating > field.player(b.place).rating;
  });
  std::vector<Mask> partners;
  for (const IstanbulPlayer& one : players) {
    Mask some = 0;
    for (Place q = 0; q < field.size(); ++q) {
      const IstanbulPlayer& other = players[static_cast<std::size_t>(q)];
      const bool colours_forbid =
          same_absolute(one.preference, other.preference) && !one.top_scorer && !other.top_scorer;
      if (has(field.partners(one.place), other.place) && !colours_forbid) some |= bit(q);
    }
    partners.push_back(some);
  }
  const bool odd_round = round.round % 2 != 0;
  return {std::move(players), Completion(std::move(partners)), odd_round && round.strong_as_absolute,
          !odd_round && round.flexible_mild};
}

}  // namespace bloesem::literal
