// Runs a campaign on all cores, with its database, progress bar and files of differences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/campaign/campaign.hpp"
#include "engine/campaign/summary.hpp"
#include "engine/program/campaign/identity.hpp"

namespace bloesem::cli {

// The tournaments k with k % count == number.
struct Shard {
  std::uint64_t number = 0;
  std::uint64_t count = 1;
};

struct CampaignRun {
  campaign::Plan plan;
  campaign::Engines engines;
  CampaignIdentity identity;
  Shard shard;
  std::optional<std::uint64_t> only;  // play only this tournament
  std::optional<std::string> database;
  std::optional<std::string> disputes;  // a folder
  std::size_t max_disputes = 10;
  std::size_t jobs = 1;
};

struct CampaignEnd {
  campaign::Summary summary;
  std::uint64_t rounds = 0;  // in this run
  double seconds = 0;
  bool interrupted = false;
};

// Returns the summary of a campaign without rounds.
[[nodiscard]] campaign::Summary empty_summary(const CampaignIdentity& identity);

// Reports the first failure of each kind on standard error. An interrupted run keeps everything done so
// far. Errors: those of the database and of files.
[[nodiscard]] Result<CampaignEnd> run_campaign(const CampaignRun& run);

}  // namespace bloesem::cli
