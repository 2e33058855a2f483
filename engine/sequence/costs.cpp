#include "engine/sequence/costs.hpp"

#include <algorithm>
#include <cstdlib>

namespace bloesem::sequence {
namespace {

using criteria::PlayerFacts;
using criteria::Strength;

int sign(Colour colour) { return colour == Colour::White ? 1 : -1; }

// Returns for how many players of the game the predicate holds, given the colour each gets.
template <class Predicate>
int players_of(const Game& game, Predicate holds) {
  return (holds(game.higher.facts, game.of_higher) ? 1 : 0) + (holds(game.lower.facts, game.of_lower) ? 1 : 0);
}

bool with_topscorer(const Game& game) { return game.higher.facts.topscorer || game.lower.facts.topscorer; }

// Parity may leave one player over in the next bracket, and MDPs do not meet each other there.
int least_unpaired_ahead(const Shape& shape) {
  const int guests = shape.downfloaters();
  const int hosts = static_cast<int>(shape.bracket.ahead.size());
  return std::max((guests + hosts) % 2, guests - hosts);
}

// Returns a lower bound on games between two players who want this colour: each pair without such a game needs
// a player who does not want it. In each such game one player is denied the colour.
int games_between(const Shape& shape, Colour colour) {
  const std::vector<Place> players = shape.bracket.players();
  const auto others = std::count_if(players.begin(), players.end(),
                                    [&](Place p) { return shape.field[p].facts.preference.colour != colour; });
  return std::max(0, shape.pairs - static_cast<int>(others));
}

// Of these games, only those deny no strong preference that have a player with a mild one, or two players with
// absolute ones, one of whom must be a topscorer (C.3).
int strong_games_between(const Shape& shape, Colour colour) {
  int mild = 0;
  int absolute = 0;
  bool topscorers = false;
  for (const Place p : shape.bracket.players()) {
    const PlayerFacts& facts = shape.field[p].facts;
    topscorers = topscorers || facts.topscorer;
    if (facts.preference.colour != colour) continue;
    mild += facts.preference.strength == Strength::Mild ? 1 : 0;
    absolute += facts.preference.strength == Strength::Absolute ? 1 : 0;
  }
  return std::max(0, games_between(shape, colour) - mild - (topscorers ? absolute / 2 : 0));
}

}  // namespace

Points difference(const Game& game) { return game.higher.facts.score - game.lower.facts.score; }

Points difference(const Downfloater& downfloater) {
  return downfloater.entrant.facts.score - downfloater.below;
}

Cost one_downfloater(const Downfloater&) { return {1, 0}; }

int left_over_at_all(const Field& field, const Bracket& bracket, const Candidate& candidate) {
  const NextBracket rest = next_bracket(field, candidate.downfloaters, below(field, bracket), true);
  return rest.unpaired + 2 * rest.barred;
}

void left_over_next(const Field&, const Bracket&, const Outlook& outlook, CriterionValue& value) {
  value.count = outlook.next.unpaired + 2 * outlook.next.barred;
}

void stranded_next(const Field& field, const Bracket& bracket, const Outlook& outlook, CriterionValue& value) {
  for (const Place p : outlook.next.stranded)
    value.differences.push_back(field.score(p) - field.score(bracket.ahead.back()) + one_point);
}

Cost difference_beyond_two(const Game& game) {
  if (!with_topscorer(game)) return {};
  return {players_of(game, [](const PlayerFacts& facts, Colour colour) {
    const int before = facts.preference.difference;
    const int after = before + sign(colour);
    return std::abs(after) > 2 && std::abs(after) > std::abs(before);
  })};
}

Cost third_time_running(const Game& game) {
  if (!with_topscorer(game)) return {};
  return {players_of(
      game, [](const PlayerFacts& facts, Colour colour) { return facts.preference.repeated == colour; })};
}

Cost preference_denied(const Game& game) {
  return {players_of(game, [](const PlayerFacts& facts, Colour colour) {
    return facts.preference.strength != Strength::None && facts.preference.colour != colour;
  })};
}

Cost strong_preference_denied(const Game& game) {
  return {players_of(game, [](const PlayerFacts& facts, Colour colour) {
    return facts.preference.strength == Strength::Strong && facts.preference.colour != colour;
  })};
}

void least_downfloaters(const Shape& shape, CriterionValue& value) { value.count = shape.downfloaters(); }

Points least_difference(const Shape& shape, Place mdp) {
  return shape.field.score(mdp) - shape.field.score(shape.bracket.residents.front());
}

void least_left_over_next(const Shape& shape, CriterionValue& value) {
  if (shape.downfloaters() > 0) value.count = least_unpaired_ahead(shape);
}

void least_stranded_next(const Shape& shape, CriterionValue& value) {
  const int stranded = shape.downfloaters() - static_cast<int>(shape.bracket.ahead.size());
  if (stranded <= 0) return;
  const Points lowest = shape.field.score(shape.bracket.residents.back());
  const Points below = shape.field.score(shape.bracket.ahead.back()) - one_point;
  value.differences.append(static_cast<std::size_t>(stranded), lowest - below);
}

void least_preference_denied(const Shape& shape, CriterionValue& value) {
  value.count = std::max(games_between(shape, Colour::White), games_between(shape, Colour::Black));
}

void least_strong_preference_denied(const Shape& shape, CriterionValue& value) {
  value.count =
      std::max(strong_games_between(shape, Colour::White), strong_games_between(shape, Colour::Black));
}

}  // namespace bloesem::sequence
