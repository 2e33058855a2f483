// Checklists as the established engines write them.
#pragma once

#include <string>

#include "bloesem/tournament.hpp"
#include "engine/checklist.hpp"

namespace bloesem::cli::dropin {

// bbpPairings: cells right-aligned and each ended by a tab. Ends in empty lines.
[[nodiscard]] std::string format_bbp_checklist(const Tournament& tournament, const Checklist& checklist,
                                               Edition edition);

// JaVaFo: cells between tabs. Ends the last line.
[[nodiscard]] std::string format_javafo_checklist(const Tournament& tournament, const Checklist& checklist);

}  // namespace bloesem::cli::dropin
