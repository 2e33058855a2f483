// Finds players who are listed twice, as happens when lists are merged.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/players/entrant.hpp"

namespace bloesem::service {

// True if the names are equal up to case, accents and commas, as far as the columns of a report hold them.
[[nodiscard]] bool same_name(const std::string& a, const std::string& b);

// InvalidInput: two players have the same name, FIDE number or national number; the message says where.
[[nodiscard]] std::optional<Error> find_duplicate(const std::vector<Entrant>& entrants);

}  // namespace bloesem::service
