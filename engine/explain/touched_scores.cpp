#include "engine/explain/touched_scores.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace bloesem::explain {
namespace {

constexpr Points no_score = std::numeric_limits<Points>::min();

}  // namespace

RoundScores::RoundScores(const Tournament& tournament, const swiss::RoundField& field, int round,
                         Points topscorers_exceed)
    : tournament_(&tournament),
      scores_(tournament.players.size(), no_score),
      round_(round),
      topscorers_exceed_(topscorers_exceed) {
  for (swiss::Position p = 0; p < field.size(); ++p)
    scores_[static_cast<std::size_t>(field.player(p))] = field.facts(p).score;
}

std::optional<TouchedScores> RoundScores::touched_by(std::span<const Change> changes) const {
  TouchedScores touched{std::numeric_limits<Points>::max(), no_score};
  for (const Change& change : changes)
    for (const PlayerIndex player : {change.one, change.other}) {
      touched.highest = std::max(touched.highest, highest_with_other_floats(change, player));
      const auto [lowest, highest] = bounds(changes, player);
      if (highest == no_score) continue;
      touched.lowest = std::min(touched.lowest, lowest);
      touched.highest = std::max(touched.highest, highest);
      touched.topscorers |= (lowest > topscorers_exceed_) != (highest > topscorers_exceed_);
    }
  return touched.highest == no_score ? std::nullopt : std::optional(touched);
}

// Returns bounds on the player's score before and after the changes.
std::pair<Points, Points> RoundScores::bounds(std::span<const Change> changes, PlayerIndex player) const {
  const Points score = scores_[static_cast<std::size_t>(player)];
  std::pair<Points, Points> bounds(score, score);
  if (score == no_score) return bounds;
  for (const Change& change : changes) {
    if (change.one != player && change.other != player) continue;
    const Outcome before =
        tournament_->players[static_cast<std::size_t>(player)].round(change.round - 1).outcome;
    const Outcome after = change.one == player ? change.of_one : change.of_other;
    const Points gain = points_of(after, tournament_->points) - points_of(before, tournament_->points);
    bounds.first += std::min(gain, 0);
    bounds.second += std::max(gain, 0);
  }
  return bounds;
}

// Returns the highest score of the player's opponents in the last two rounds, as far as these came after the
// game: their floats depend on the scores with which these rounds were paired.
Points RoundScores::highest_with_other_floats(const Change& change, PlayerIndex player) const {
  Points highest = no_score;
  for (int late = std::max(round_ - 2, change.round + 1); late < round_; ++late) {
    const PlayerIndex opponent =
        tournament_->players[static_cast<std::size_t>(player)].round(late - 1).opponent;
    if (opponent != no_player) highest = std::max(highest, scores_[static_cast<std::size_t>(opponent)]);
  }
  return highest;
}

}  // namespace bloesem::explain
