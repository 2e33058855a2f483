// Writes ranks and points of the standings back into their report file.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::service {

struct RankedText {
  std::string bytes;
  std::string warning;  // empty: none
};

// Returns the file with columns 81-84 and 86-89 updated from its standings; players who share a place have the
// same rank. A requested list is written as record 212. Comments (###) record a list that was changed during
// the event, and decisions of tied places by lots or by an arbiter. InvalidInput: the file cannot be edited, or
// the standings are those of an earlier round.
[[nodiscard]] Result<RankedText> with_ranks(const LoadedFile& loaded, const RankedFile& file);

}  // namespace bloesem::service
