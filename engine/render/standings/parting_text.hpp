// What parts two players in the standings, in words.
#pragma once

#include <string>

#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/standings/parting.hpp"

namespace bloesem::cli {

// The list down to what parts them, each entry with both values, and then the workings of that one; lines.
[[nodiscard]] std::string explanation(const Tournament& tournament, const standings::Standings& result,
                                      const Parting& parting);

// The workings, or the tables, alone: lines, two blanks in.
[[nodiscard]] std::string workings_text(const Tournament& tournament, const Parting& parting);

}  // namespace bloesem::cli
