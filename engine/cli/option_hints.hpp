// The options that supply what a message of the library finds missing. Messages of the library name no options,
// because its other users have none.
#pragma once

#include <string>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

inline constexpr const char* allow_duplicates = "--allow-duplicates";
inline constexpr const char* remove_duplicates = "; remove one, or use --allow-duplicates to keep both";

// Returns how to supply what the engine needed; empty if nothing was missing.
[[nodiscard]] std::string missing_option(const Error& error, const Tournament& tournament,
                                         const PairOptions& options);

// Prints to standard error which regulations and which list of tie-breaks were assumed for the file, and how to
// choose others.
void print_assumptions(const std::string& file, const service::StandingsPlan& plan);

}  // namespace bloesem::cli
