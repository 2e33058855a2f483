// The options that supply what a message of the library finds missing. Messages of the library name no options,
// because its other users have none.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::cli {

inline constexpr const char* allow_duplicates = "--allow-duplicates";
inline constexpr const char* remove_duplicates = "; remove one, or use --allow-duplicates to keep both";
inline constexpr const char* choose_tie_breaks = "; use --tiebreaks to choose another list";
inline constexpr const char* choose_regulations = "; use --tiebreak-rules to choose another";

// Returns how to supply what the engine needed; empty if nothing was missing.
[[nodiscard]] std::string missing_option(const Error& error, const Tournament& tournament,
                                         const PairOptions& options);

}  // namespace bloesem::cli
