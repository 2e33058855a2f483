// One player twice: the mistake of lists that were put together from several.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/players/entrant.hpp"

namespace bloesem::cli {

// The same name, whatever its case, accents and commas, and as far as a report has room for it.
[[nodiscard]] bool same_name(const std::string& a, const std::string& b);

// The first two players with one name, FIDE number or national number. InvalidInput: says where, and what
// allows it.
[[nodiscard]] std::optional<Error> find_duplicate(const std::vector<Entrant>& entrants);

inline constexpr const char* allow_duplicates = "--allow-duplicates";

}  // namespace bloesem::cli
