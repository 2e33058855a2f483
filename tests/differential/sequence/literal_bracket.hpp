// Random brackets as the sequence engine sees them.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/sequence/bracket.hpp"
#include "engine/sequence/rulebook.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {

inline sequence::Field field_of(const BracketCase& c) {
  std::vector<PlayerIndex> participants;
  for (dutch::Position p = 0; p < c.field.size(); ++p) participants.push_back(c.field.player(p));
  std::sort(participants.begin(), participants.end());
  return {c.tournament,
          {c.tournament.rounds_played + 1, c.rounds_declared, participants, {}},
          sequence::baku_2016().unplayed};
}

inline sequence::Bracket bracket_of(const BracketCase& c) {
  return {c.bracket.kind, c.bracket.moved_down, c.bracket.residents, c.bracket.ahead,
          c.bracket.kind == criteria::BracketKind::Penultimate ? sequence::Completion::Demanded
                                                               : sequence::Completion::NotAsked};
}

}  // namespace bloesem::test
