// Random brackets for tests of single solvers and of their parts.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "criteria/criteria_table.hpp"
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

// Returns legal pairs, of which no two MDPs are one, and all players left over, in A.2 order.
[[nodiscard]] inline swiss::BracketPairing random_candidate(Random& random, const swiss::RoundField& field,
                                                            const swiss::Bracket& bracket) {
  std::vector<swiss::Position> players = bracket.moved_down;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  random.shuffle(players);
  swiss::BracketPairing pairing;
  while (!players.empty()) {
    const swiss::Position p = players.back();
    players.pop_back();
    const auto partner = std::find_if(players.begin(), players.end(), [&](swiss::Position q) {
      return std::max(p, q) >= bracket.residents.front() && field.compatible(p, q);
    });
    if (partner == players.end() || random.chance(10)) {
      pairing.downfloaters.push_back(p);
      continue;
    }
    pairing.pairs.emplace_back(std::min(p, *partner), std::max(p, *partner));
    players.erase(partner);
  }
  std::sort(pairing.pairs.begin(), pairing.pairs.end());
  std::sort(pairing.downfloaters.begin(), pairing.downfloaters.end());
  return pairing;
}

// Returns the rows of the table in the opposite order.
[[nodiscard]] inline std::vector<criteria::Criterion> reversed(criteria::CriteriaTable table) {
  std::vector<criteria::Criterion> rows(table.begin(), table.end());
  std::reverse(rows.begin(), rows.end());
  return rows;
}

}  // namespace bloesem::test
