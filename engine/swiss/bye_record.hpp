// The record of a bye that a walk gives apart from its brackets.
#pragma once

#include "bloesem/record.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

[[nodiscard]] inline BracketRecord record_of_bye(const RoundField& field, Position bye) {
  BracketRecord record;
  record.kind = criteria::BracketKind::Bye;
  record.score = field.facts(bye).score;
  record.downfloaters = {field.player(bye)};
  return record;
}

}  // namespace bloesem::swiss
