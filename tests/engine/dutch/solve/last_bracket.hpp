// Random brackets for tests of single solvers and of their parts.
#pragma once

#include <utility>

#include "engine/swiss/bracket.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/random_field.hpp"

namespace bloesem::test {

struct FieldAndBracket {
  swiss::RoundField field;
  swiss::Bracket bracket;
};

// Returns a random field and its last bracket: the lowest score group, and some players above it as MDPs. It
// has no topscorers.
[[nodiscard]] inline FieldAndBracket random_last_bracket(Random& random, int most_players,
                                                         int most_rounds = 3) {
  const Colours colours = random.chance(50) ? Colours::Lopsided : Colours::Mixed;
  swiss::RoundField field = next_round(
      made_up_tournament(random, random.between(1, most_players), random.between(0, most_rounds), colours));
  const swiss::Position size = field.size();
  swiss::Position begin = size - 1;
  while (begin > 0 && field.facts(begin - 1).score == field.facts(begin).score) --begin;
  swiss::Bracket bracket;
  bracket.kind = criteria::BracketKind::Last;
  for (swiss::Position p = 0; p < begin; ++p)
    if (random.chance(40)) bracket.moved_down.push_back(p);
  for (swiss::Position p = begin; p < size; ++p) bracket.residents.push_back(p);
  return {std::move(field), std::move(bracket)};
}

}  // namespace bloesem::test
