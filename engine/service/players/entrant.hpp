// Somebody who enters the tournament, and the initial order.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::cli {

// "NAME;RATING;TITLE;FEDERATION", of which only the name must be there. InvalidInput names the field.
[[nodiscard]] Result<trf::PlayerFields> parse_entrant(std::string_view text);

// A player with what a list says beside the columns of a report.
struct Entrant {
  trf::PlayerFields fields;
  std::string club = {};
  std::string national_id = {};
  std::string national_rating = {};
  int line = 0;  // of the list; 0: an option
};

// What would not fit into a report, or would shift its columns. InvalidInput names the field.
[[nodiscard]] std::optional<Error> find_fault(const Entrant& entrant);

// The initial order (C.04.2.B.2): rating, then title, then alphabet.
[[nodiscard]] bool stronger(const trf::PlayerFields& a, const trf::PlayerFields& b);

// The name is longer than its columns.
[[nodiscard]] bool is_cut(const trf::PlayerFields& fields);

// 0 = unrated.
[[nodiscard]] int rating_of(const trf::PlayerFields& fields) noexcept;

}  // namespace bloesem::cli
