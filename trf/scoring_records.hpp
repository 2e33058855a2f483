// A point system in the words of each dialect.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/points.hpp"

namespace bloesem::trf {

// Lines without their ends; none for the standard system. Nothing where the dialect cannot say it: BB? records and
// 162 know no value of their own for a forfeit win, a full-point and a half-point bye, and 162 none for a forfeit
// loss beside that of an absence; only 162 knows the value of an unfinished game.
[[nodiscard]] std::optional<std::vector<std::string>> xxs_records(const PointSystem& system);
[[nodiscard]] std::optional<std::vector<std::string>> bb_records(const PointSystem& system);
[[nodiscard]] std::optional<std::vector<std::string>> records_162(const PointSystem& system);

}  // namespace bloesem::trf
