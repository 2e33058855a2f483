// A player who enters the tournament, and the initial order.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bloesem/result.hpp"
#include "trf/player_fields.hpp"

namespace bloesem::service {

// Parses "NAME;RATING;TITLE;FEDERATION"; only the name is required. InvalidInput names the field.
[[nodiscard]] Result<trf::PlayerFields> parse_entrant(std::string_view text);

// A player with the facts of a list that have no columns in a report.
struct Entrant {
  trf::PlayerFields fields;
  std::string club = {};
  std::string national_id = {};
  std::string national_rating = {};
  int line = 0;  // of the list; 0: from elsewhere
};

// Finds a text that does not fit into a report or would shift its columns, and a title or a sex that FIDE's
// format does not have. InvalidInput names the field.
[[nodiscard]] std::optional<Error> find_fault(const Entrant& entrant);

// Compares by the initial order (C.04.2.B.2): rating, then title, then name.
[[nodiscard]] bool stronger(const trf::PlayerFields& a, const trf::PlayerFields& b);

// Returns the fields as a file has them: the name is cut to its columns.
[[nodiscard]] trf::PlayerFields cut_to_columns(trf::PlayerFields fields);

// True if the name is longer than its columns.
[[nodiscard]] bool is_cut(const trf::PlayerFields& fields);

// Returns the rating; 0: unrated.
[[nodiscard]] int rating_of(const trf::PlayerFields& fields) noexcept;

}  // namespace bloesem::service
