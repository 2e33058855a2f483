// The outcome of a campaign as text and as JSON.
#pragma once

#include <string>

#include "engine/campaign/summary.hpp"
#include "engine/program/campaign/identity.hpp"

namespace bloesem::cli {

// Deterministic: equal counts give equal bytes.
[[nodiscard]] std::string format_summary(const CampaignIdentity& identity, const campaign::Summary& summary);
[[nodiscard]] std::string format_json(const CampaignIdentity& identity, const campaign::Summary& summary);

// Returns the speed of this run: "2 jobs, 12.5 s: 2,345 rounds a second, 1,172 a core".
[[nodiscard]] std::string format_throughput(std::uint64_t rounds, double seconds, std::size_t jobs);

}  // namespace bloesem::cli
