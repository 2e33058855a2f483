// Shrinks a difference between engines and keeps it as files, ready to become a fixture.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/campaign/campaign.hpp"

namespace bloesem::cli {

// Returns the smallest position found on which the two engines still differ. Every position tried has been
// written as a report file and read back, so the result can be written too. After a stop: the smallest so
// far.
[[nodiscard]] Tournament smallest_dispute(const campaign::Dispute& dispute, const campaign::Engines& engines,
                                          const std::atomic<bool>& stop);

// Writes FOLDER/tournament-K-round-R.trf and, beside it, a .txt with both pairings and the judge's
// verdicts. Creates the folder if necessary. Errors: FileAccess.
[[nodiscard]] std::optional<Error> write_dispute(const std::string& folder, std::uint64_t tournament,
                                                 const campaign::Dispute& dispute,
                                                 const campaign::Engines& engines,
                                                 const std::atomic<bool>& stop);

}  // namespace bloesem::cli
