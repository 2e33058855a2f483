// A difference made small and kept as files, ready to become a fixture.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/campaign/campaign.hpp"

namespace bloesem::cli {

// The smallest position found on which the two engines still differ. Every position tried has been written as a
// report file and read back, so what is left can be. After a stop: the smallest so far.
[[nodiscard]] Tournament smallest_dispute(const campaign::Dispute& dispute, const campaign::Engines& engines,
                                          const std::atomic<bool>& stop);

// Writes FOLDER/tournament-K-round-R.trf and, beside it, a .txt with both pairings and what the judge says of
// them. The folder is made if there is none. FileAccess.
[[nodiscard]] std::optional<Error> write_dispute(const std::string& folder, std::uint64_t tournament,
                                                 const campaign::Dispute& dispute,
                                                 const campaign::Engines& engines,
                                                 const std::atomic<bool>& stop);

}  // namespace bloesem::cli
