// Ranks and points of the standings, back into the report file they come from.
#pragma once

#include <string>

#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/standings/ranked_file.hpp"

namespace bloesem::cli {

struct RankedText {
  std::string bytes;
  std::string warning;  // empty: nothing to say
};

// The file with columns 81-84 and 86-89 after its standings; shared places have the same rank. A list that was
// asked for stands in record 212. Comments (###) record a list that was changed during the event, and lots or
// an arbiter's order among the tied. InvalidInput: a file that cannot be edited, or standings of earlier
// rounds.
[[nodiscard]] Result<RankedText> with_ranks(const LoadedFile& loaded, const RankedFile& file);

}  // namespace bloesem::cli
