// What both editions count in the same way, though under other numbers.
#pragma once

#include "engine/sequence/criteria.hpp"

namespace bloesem::sequence {

[[nodiscard]] Points difference(const Game& game);
// A.8
[[nodiscard]] Points difference(const Downfloater& downfloater);

// C.5 (2026: C6): downfloaters.
[[nodiscard]] Cost one_downfloater(const Downfloater& downfloater);

// C.2 and C.4 (C2, C4) as a number: players left over when the round ends, thrice for one who may not have the
// bye. All candidates that comply have the same.
[[nodiscard]] int left_over_at_all(const Field& field, const Bracket& bracket, const Candidate& candidate);

// C.7 (C8): as few as possible left over in the next bracket. If C.2 takes part in it, whoever is left over
// there and may not have the bye counts thrice, so that one who may comes before one who may not, and both
// before three.
void left_over_next(const Field& field, const Bracket& bracket, const Outlook& outlook, CriterionValue& value);
// The score differences there of our downfloaters who stay unpaired, which are all that matters (lemma PSD).
void stranded_next(const Field& field, const Bracket& bracket, const Outlook& outlook, CriterionValue& value);

// C.8 (C10): topscorers and their opponents who get a colour difference beyond two.
[[nodiscard]] Cost difference_beyond_two(const Game& game);
// C.9 (C11): topscorers and their opponents who get the same colour three times in a row.
[[nodiscard]] Cost third_time_running(const Game& game);
// C.10 (C12): players who do not get their colour preference.
[[nodiscard]] Cost preference_denied(const Game& game);
// C.11 (C13): players who do not get their strong colour preference (A.6.b).
[[nodiscard]] Cost strong_preference_denied(const Game& game);

// A.4: who floats now, and floated in the same way in a past round.
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

// C.13, C.15 (C15, C17): players who get the same upfloat.
template <Past round>
Cost same_upfloat(const Game& game) {
  return {again_up<round>(game) ? 1 : 0, 0};
}
// C.16, C.18 (C18, C20): the score difference of one who gets the same downfloat by a game.
template <Past round>
Cost difference_of_downfloat(const Game& game) {
  return {again_down<round>(game) ? 1 : 0, difference(game)};
}
// C.17, C.19 (C19, C21): score differences of players who get the same upfloat.
template <Past round>
Cost difference_of_upfloat(const Game& game) {
  return {again_up<round>(game) ? 1 : 0, difference(game)};
}

// ---- What a perfect candidate has

// The number of pairs is given, and with it that of the downfloaters.
void least_downfloaters(const Shape& shape, CriterionValue& value);
// The nearest that an MDP can come to a resident.
[[nodiscard]] Points least_difference(const Shape& shape, Place mdp);
void least_left_over_next(const Shape& shape, CriterionValue& value);
void least_stranded_next(const Shape& shape, CriterionValue& value);
void least_preference_denied(const Shape& shape, CriterionValue& value);
void least_strong_preference_denied(const Shape& shape, CriterionValue& value);
// Every MDP downfloats, whether he is paired (with a resident, who has less) or not.
template <Past round>
void least_downfloat_differences(const Shape& shape, CriterionValue& value) {
  for (const Place p : shape.bracket.moved_down)
    if (shape.field[p].facts.*round == criteria::Float::Down)
      value.differences.push_back(least_difference(shape, p));
}

}  // namespace bloesem::sequence
