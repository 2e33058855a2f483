#include "engine/double_swiss/match_round.hpp"

#include <algorithm>
#include <functional>

namespace bloesem::swiss::double_swiss {
namespace {

// Returns the score with which a player who is not in the field enters the round.
Points pairing_score(const RoundTask& task, PlayerIndex player) {
  const Tournament& tournament = *task.tournament;
  const Player& person = tournament.players[at(player)];
  return standings_points(tournament, person, task.round - 1) + person.virtual_in(task.round - 1);
}

std::vector<Points> levels_of(const RoundField& field, const RoundTask& task) {
  std::vector<Points> levels;
  for (Position p = 0; p < field.size(); p = field.end_of_score_group(p))
    levels.push_back(field.facts(p).score);
  for (const PlayerIndex player : field.assigned_byes()) levels.push_back(pairing_score(task, player));
  std::sort(levels.begin(), levels.end(), std::greater<>());
  return levels;
}

}  // namespace

MatchRound::MatchRound(const RoundField& field, const RoundTask& task, criteria::CriteriaTable criteria,
                       const MatchRules& rules)
    : field_(field), task_(task), criteria_(criteria), graded_(rules.graded), levels_(levels_of(field, task)) {
  const bool floats_count = task.round <= task.rounds_declared - rules.last_rounds;
  facts_.reserve(static_cast<std::size_t>(field.size()));
  for (Position p = 0; p < field.size(); ++p) {
    criteria::PlayerFacts& facts = facts_.emplace_back(field.facts(p));
    facts.preference =
        rules.preference == nullptr ? criteria::ColourPreference{} : rules.preference(field.colours(p), task);
    facts.unplayed = static_cast<std::int16_t>(task.round - 1 - static_cast<int>(field.colours(p).size()));
    if (!floats_count) facts.previous = criteria::Float::None;
  }
}

std::optional<Points> MatchRound::level_below(Points score) const {
  const auto below = std::upper_bound(levels_.begin(), levels_.end(), score, std::greater<>());
  return below == levels_.end() ? std::nullopt : std::optional(*below);
}

}  // namespace bloesem::swiss::double_swiss
