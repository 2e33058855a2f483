// Somebody who enters the tournament: read from a list, put into the initial order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/result.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::cli {

// "NAME;RATING;TITLE;FEDERATION", of which only the name must be there. InvalidInput names the field.
[[nodiscard]] Result<trf::PlayerFields> parse_entrant(std::string_view text);

// A list of players separated by semicolons, as Vega and others export it: the first line names the columns
// (NAME, and of COUNTRY BIRTHDAY GENDER TITLE IDFIDE ELOFIDE ELONAT those there are; others are passed over).
// InvalidInput: "line 3: ...".
[[nodiscard]] Result<std::vector<trf::PlayerFields>> parse_entrants(std::string_view bytes);

// The initial order (C.04.2.B.2): rating, then title, then alphabet.
[[nodiscard]] bool stronger(const trf::PlayerFields& a, const trf::PlayerFields& b);

// The name is longer than its columns.
[[nodiscard]] bool is_cut(const trf::PlayerFields& fields);

// 0 = unrated.
[[nodiscard]] int rating_of(const trf::PlayerFields& fields) noexcept;

}  // namespace bloesem::cli
