// Writes a point system as records of each dialect.
#pragma once

#include <string>
#include <vector>

#include "bloesem/points.hpp"

namespace bloesem::trf {

struct ScoringRecords {
  std::vector<std::string> lines;  // without line ends; empty for the standard system
  // Kinds of results whose value the dialect cannot state ("half-point byes"); a reader uses another value.
  std::vector<std::string> unsaid;
  PointSystem read;  // the point system a reader gets from the lines
};

// Return the records of each dialect. BB? records and 162 have no separate value for a forfeit win, a
// full-point bye or a half-point bye, and 162 has none for a forfeit loss apart from an absence. Only 162 has
// the value of an unfinished game. Both have four columns for a value: "99.9" or "100".
[[nodiscard]] ScoringRecords xxs_records(const PointSystem& system);
[[nodiscard]] ScoringRecords bb_records(const PointSystem& system);
[[nodiscard]] ScoringRecords records_162(const PointSystem& system);
// As records_162, with records 299 for the values that 162 cannot state.
[[nodiscard]] ScoringRecords records_162_and_299(const PointSystem& system);

// For a dialect that only has the standard values.
[[nodiscard]] ScoringRecords no_scoring_records(const PointSystem& system);

}  // namespace bloesem::trf
