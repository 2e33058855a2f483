// The candidates of a bracket that are equal, in all criteria, to the one that was paired.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/record.hpp"
#include "bloesem/result.hpp"
#include "criteria/criteria_table.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// A candidate as its difference from the pairing.
struct EqualCandidate {
  std::vector<std::pair<Position, Position>> gone;  // pairs that it is without, higher ranked first
  std::vector<std::pair<Position, Position>> come;  // those that it has instead
  std::vector<Position> floaters;                   // downfloaters of it alone, in A.2 order
  std::vector<Position> instead;                    // downfloaters who do not float in it, in A.2 order
};

struct EqualCandidates {
  std::size_t bracket = 0;  // index into Record::brackets
  // Candidates that are equal and after which the rest can be completed: enough to show every pair that one of
  // them can be without.
  std::vector<EqualCandidate> others;
  // By pair of the bracket's record: index into `others` of a candidate without it; empty if all have it.
  std::vector<std::optional<std::size_t>> without;
};

// Returns the equal candidates of each bracket of a round that is not discarded, in the order of the record, or
// those of one score alone; given the pairs above, as recorded. May narrow down in `field` who may have the
// bye. Requires a round that the system paired, about which there is no wish. Errors: TooLarge if a bracket of
// which an exchange of two players does not show everything has more than 16 384 players with those looked
// ahead to, or too many sets of downfloaters to try.
using FindEqualCandidates = Result<std::vector<EqualCandidates>> (*)(RoundField& field,
                                                                     criteria::CriteriaTable criteria,
                                                                     const Record& record,
                                                                     std::optional<Points> score);

}  // namespace bloesem::swiss
