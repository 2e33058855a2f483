// A point system in the words of each dialect.
#pragma once

#include <string>
#include <vector>

#include "bloesem/points.hpp"

namespace bloesem::trf {

struct ScoringRecords {
  std::vector<std::string> lines;  // without their ends; none for the standard system
  // "half-point byes": kinds of results whose value the dialect cannot say. A reader gives them another one.
  std::vector<std::string> unsaid;
  PointSystem read;  // what a reader makes of the lines
};

// BB? records and 162 know no value of their own for a forfeit win, a full-point and a half-point bye, and 162
// none for a forfeit loss beside that of an absence. Only 162 knows the value of an unfinished game. Both have
// four columns for a value: "99.9" or "100".
[[nodiscard]] ScoringRecords xxs_records(const PointSystem& system);
[[nodiscard]] ScoringRecords bb_records(const PointSystem& system);
[[nodiscard]] ScoringRecords records_162(const PointSystem& system);
// The same, and records 299 for the values that 162 cannot say.
[[nodiscard]] ScoringRecords records_162_and_299(const PointSystem& system);

// Of a dialect that knows the usual values only.
[[nodiscard]] ScoringRecords no_scoring_records(const PointSystem& system);

}  // namespace bloesem::trf
