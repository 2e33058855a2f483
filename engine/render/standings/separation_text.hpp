// Explains in words what separates two players in the standings.
#pragma once

#include <string>

#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/standings/separation.hpp"

namespace bloesem::render {

// Returns lines: the list down to the deciding entry, each with both values, and then the workings of that
// entry.
[[nodiscard]] std::string explanation(const Tournament& tournament, const standings::Standings& result,
                                      const service::Separation& separation);

// Returns only the workings, or the tables, as lines indented by two blanks.
[[nodiscard]] std::string workings_text(const Tournament& tournament, const service::Separation& separation);

}  // namespace bloesem::render
