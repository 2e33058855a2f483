// Elements shared by all JSON output.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "bloesem/edition.hpp"
#include "bloesem/tournament.hpp"
#include "trf/json_value.hpp"

namespace bloesem::render {

using trf::Json;

inline constexpr int json_schema = 1;
inline constexpr int json_indent = 2;

// Returns indented text with a line end. Control characters are escaped, and invalid UTF-8 (in file names) is
// read as Windows-1252.
[[nodiscard]] std::string text_of(const Json& json);

[[nodiscard]] Json id_or_null(std::optional<int> id);
[[nodiscard]] Json text_or_null(std::string_view text);
[[nodiscard]] Json ids_json(const Tournament& tournament, std::span<const PlayerIndex> players);
// Returns [[3, 9], [4, 7]].
[[nodiscard]] Json pairs_json(const Tournament& tournament,
                              std::span<const std::pair<PlayerIndex, PlayerIndex>> pairs);
// Returns the readings that do not have their default: {"tie-breaks": "sums"}.
[[nodiscard]] Json readings_json(Edition edition, const Readings& readings);
[[nodiscard]] Json criterion_json(const criteria::CriterionValue& value);
[[nodiscard]] Json criteria_json(const std::vector<criteria::CriterionValue>& criteria);

}  // namespace bloesem::render
