// Checklists in the formats of other engines.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"
#include "engine/checklist.hpp"

namespace bloesem::dropin {

// Returns the checklist as bbpPairings writes it: cells are right-aligned, each followed by a tab, and the
// text ends with empty lines.
[[nodiscard]] std::string format_bbp_checklist(const Tournament& tournament, const Checklist& checklist,
                                               Edition edition);

// Returns the checklist as JaVaFo writes it: cells are separated by tabs, and the last line is terminated.
[[nodiscard]] std::string format_javafo_checklist(const Tournament& tournament, const Checklist& checklist);

}  // namespace bloesem::dropin
