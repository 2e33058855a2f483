#include "engine/burstein/ranking.hpp"

#include <algorithm>
#include <numeric>

namespace bloesem::swiss::burstein {
namespace {

bool is_zero_bye(const RoundEntry& entry) noexcept {
  return entry.opponent == no_player && (entry.outcome == Outcome::ZeroBye || entry.outcome == Outcome::Absent);
}

// The scores that the Index adds up, by player.
struct IndexedScores {
  std::vector<Points> own;
  std::vector<Points> seen;  // by opponents met over the board
};

// Returns the zero-point byes of the last rounds in a row.
int trailing_zero_byes(const Player& player, int rounds) {
  int byes = 0;
  while (byes < rounds && is_zero_bye(player.round(rounds - 1 - byes))) ++byes;
  return byes;
}

IndexedScores scores_after(const Tournament& tournament, int rounds, const std::vector<bool>& counts_as_draws) {
  const Points gain = tournament.points.draw - tournament.points.zero_bye;
  IndexedScores scores;
  scores.own.reserve(tournament.players.size());
  scores.seen.reserve(tournament.players.size());
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const Player& player = tournament.players[i];
    const Points own = standings_points(tournament, player, rounds);
    scores.own.push_back(own);
    scores.seen.push_back(own + (counts_as_draws[i] ? gain * trailing_zero_byes(player, rounds) : 0));
  }
  return scores;
}

// Returns by player whether trailing zero-point byes count as draws.
std::vector<bool> counting_as_draws(const RoundField& field, const Tournament& tournament, int round,
                                    ZeroByes reading) {
  std::vector<bool> counting(tournament.players.size(), true);
  if (reading == ZeroByes::UpToLastRound) return counting;
  for (std::size_t i = 0; i < counting.size(); ++i)
    counting[i] = is_zero_bye(tournament.players[i].round(round - 1));
  for (Position p = 0; p < field.size(); ++p) counting[at(field.player(p))] = false;
  return counting;
}

StrengthIndex index_of(const Tournament& tournament, const IndexedScores& scores, PlayerIndex own, int rounds) {
  const Player& player = tournament.players[at(own)];
  StrengthIndex index;
  for (int r = 0; r < rounds; ++r) {
    const RoundEntry entry = player.round(r);
    const std::int64_t opponent = was_played(entry) ? scores.seen[at(entry.opponent)] : scores.own[at(own)];
    index.buchholz += opponent;
    index.sonneborn_berger += opponent * points_of(entry.outcome, tournament.points);
  }
  return index;
}

}  // namespace

Ranking::Ranking(const RoundField& field, const Tournament& tournament, int round, ZeroByes reading) {
  const int rounds = round - 1;
  const IndexedScores scores =
      scores_after(tournament, rounds, counting_as_draws(field, tournament, round, reading));
  std::vector<Position> ranked(static_cast<std::size_t>(field.size()));
  std::iota(ranked.begin(), ranked.end(), Position(0));
  indices_.reserve(ranked.size());
  for (const Position p : ranked) indices_.push_back(index_of(tournament, scores, field.player(p), rounds));
  std::sort(ranked.begin(), ranked.end(), [&](Position a, Position b) {
    const auto order = index(a) <=> index(b);
    return order != 0 ? order > 0 : field.fixed_number(a) < field.fixed_number(b);
  });
  places_.resize(ranked.size());
  for (std::size_t i = 0; i < ranked.size(); ++i) places_[at(ranked[i])] = static_cast<int>(i);
}

void Ranking::sort(std::vector<Position>& players) const {
  std::sort(players.begin(), players.end(), [&](Position a, Position b) { return higher(a, b); });
}

}  // namespace bloesem::swiss::burstein
