// Common parts of the comparisons of the two engines: random brackets in the form of the sequence engine,
// editions, records.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/sequence/bracket.hpp"
#include "engine/sequence/evaluation.hpp"
#include "tests/differential/bracket_case.hpp"

namespace bloesem::test {

inline sequence::Field field_of(const BracketCase& c, const sequence::Rulebook& rules = sequence::baku_2016()) {
  std::vector<PlayerIndex> participants;
  for (swiss::Position p = 0; p < c.field.size(); ++p) participants.push_back(c.field.player(p));
  std::sort(participants.begin(), participants.end());
  return {c.tournament, {c.tournament.rounds_played + 1, c.rounds_declared, participants, {}}, rules.unplayed};
}

// The fields of both engines rank the players alike: places are positions.
inline std::vector<sequence::Place> places(const std::vector<swiss::Position>& positions) {
  return {positions.begin(), positions.end()};
}

inline sequence::Bracket bracket_of(const BracketCase& c,
                                    const sequence::Rulebook& rules = sequence::baku_2016()) {
  using criteria::BracketKind;
  sequence::Bracket bracket{c.bracket.kind, places(c.bracket.moved_down), places(c.bracket.residents),
                            places(c.bracket.ahead)};
  if (bracket.kind == BracketKind::Penultimate) bracket.completion = sequence::Completion::Demanded;
  if (bracket.kind == BracketKind::Normal) bracket.completion = rules.completion;
  return bracket;
}

// Both engines are compared under both editions.
inline constexpr Edition editions[] = {Edition::Baku2016, Edition::Fide2026};
inline std::string name_of(const testing::TestParamInfo<Edition>& info) {
  return info.param == Edition::Baku2016 ? "Baku2016" : "Fide2026";
}

// Returns the values in which a record differs from an evaluation, as text.
inline std::vector<std::string> contradictions(const std::vector<criteria::CriterionValue>& record,
                                               const std::vector<criteria::CriterionValue>& evaluation,
                                               Edition edition) {
  std::vector<std::string> text;
  for (const auto& value : sequence::contradictions(record, evaluation, sequence::rulebook(edition))) {
    text.push_back(std::string(value.article) + ' ' + std::to_string(value.count));
    for (const Points difference : value.differences) text.back() += ' ' + std::to_string(difference);
  }
  return text;
}

}  // namespace bloesem::test
