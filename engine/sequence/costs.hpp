// Costs that are the same in both editions, under different article numbers.
#pragma once

#include "engine/sequence/criteria.hpp"

namespace bloesem::sequence {

// Returns the score difference of the pair.
[[nodiscard]] Points difference(const Game& game);
// Returns the score difference of a downfloater (A.8).
[[nodiscard]] Points difference(const Downfloater& downfloater);

// C.5 (2026: C6): downfloaters.
[[nodiscard]] Cost one_downfloater(const Downfloater& downfloater);

// Returns the value of C.2 and C.4 (C2, C4): the number of players left over when the round ends, counting a
// player who may not have the bye three times. It is the same for all candidates that comply.
[[nodiscard]] int left_over_at_all(const Field& field, const Bracket& bracket, const Candidate& candidate);

// C.7 (C8): as few players as possible left over in the next bracket. Where C.2 applies to it, a player left
// over there who may not have the bye counts three times, so one eligible player is better than one who is not,
// and both are better than three players.
void left_over_next(const Field& field, const Bracket& bracket, const Outlook& outlook, CriterionValue& value);
// C.7 (C8): the score differences of downfloaters who stay unpaired there, which are all that matters (lemma
// PSD).
void stranded_next(const Field& field, const Bracket& bracket, const Outlook& outlook, CriterionValue& value);

// C.8 (C10): topscorers and their opponents who get a colour difference beyond two.
[[nodiscard]] Cost difference_beyond_two(const Game& game);
// C.9 (C11): topscorers and their opponents who get the same colour three times in a row.
[[nodiscard]] Cost third_time_running(const Game& game);
// C.10 (C12): players who do not get their colour preference.
[[nodiscard]] Cost preference_denied(const Game& game);
// C.11 (C13): players who do not get their strong colour preference (A.6.b).
[[nodiscard]] Cost strong_preference_denied(const Game& game);

// A past round whose float (A.4) a player may get again.
using Past = criteria::Float criteria::PlayerFacts::*;
inline constexpr Past previous_round = &criteria::PlayerFacts::previous;
inline constexpr Past two_rounds_before = &criteria::PlayerFacts::before_previous;

template <Past round>
bool again_down(const Game& game) {
  return difference(game) != 0 && game.higher.facts.*round == criteria::Float::Down;
}
template <Past round>
bool again_down(const Downfloater& downfloater) {
  return downfloater.entrant.facts.*round == criteria::Float::Down;
}
template <Past round>
bool again_up(const Game& game) {
  return difference(game) != 0 && game.lower.facts.*round == criteria::Float::Up;
}

// C.13, C.15 (C15, C17): players who get the same upfloat again.
template <Past round>
Cost same_upfloat(const Game& game) {
  return {again_up<round>(game) ? 1 : 0, 0};
}
// C.16, C.18 (C18, C20): the score difference of a player who gets the same downfloat again by a game.
template <Past round>
Cost difference_of_downfloat(const Game& game) {
  return {again_down<round>(game) ? 1 : 0, difference(game)};
}
// C.17, C.19 (C19, C21): score differences of players who get the same upfloat again.
template <Past round>
Cost difference_of_upfloat(const Game& game) {
  return {again_up<round>(game) ? 1 : 0, difference(game)};
}

// ---- Values of a perfect candidate

// The number of pairs is given, and with it the number of downfloaters.
void least_downfloaters(const Shape& shape, CriterionValue& value);
// Returns the least difference between the MDP's score and a resident's.
[[nodiscard]] Points least_difference(const Shape& shape, Place mdp);
// Add lower bounds for C.7 (C8), C.10 (C12) and C.11 (C13).
void least_left_over_next(const Shape& shape, CriterionValue& value);
void least_stranded_next(const Shape& shape, CriterionValue& value);
void least_preference_denied(const Shape& shape, CriterionValue& value);
void least_strong_preference_denied(const Shape& shape, CriterionValue& value);
// Every MDP downfloats, whether paired (with a resident, whose score is lower) or not.
template <Past round>
void least_downfloat_differences(const Shape& shape, CriterionValue& value) {
  for (const Place p : shape.bracket.moved_down)
    if (shape.field[p].facts.*round == criteria::Float::Down)
      value.differences.push_back(least_difference(shape, p));
}

}  // namespace bloesem::sequence
