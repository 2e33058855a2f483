// Runs a campaign on all cores: database, progress, files of differences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/campaign/campaign.hpp"
#include "engine/campaign/summary.hpp"
#include "engine/cli/campaign/identity.hpp"

namespace bloesem::cli {

// Tournaments k with k % count == number.
struct Shard {
  std::uint64_t number = 0;
  std::uint64_t count = 1;
};

struct CampaignRun {
  campaign::Plan plan;
  campaign::Engines engines;
  CampaignIdentity identity;
  Shard shard;
  std::optional<std::uint64_t> only;  // this tournament alone
  std::optional<std::string> database;
  std::optional<std::string> disputes;  // a folder
  std::size_t most_disputes = 10;
  std::size_t jobs = 1;
};

struct CampaignEnd {
  campaign::Summary summary;
  std::uint64_t rounds = 0;  // of this run
  double seconds = 0;
  bool interrupted = false;
};

// The counts of an empty campaign.
[[nodiscard]] campaign::Summary empty_summary(const CampaignIdentity& identity);

// Tells the first failure of each kind on standard error. An interrupted run has kept all that was done before.
// Errors: those of the database and of files.
[[nodiscard]] Result<CampaignEnd> run_campaign(const CampaignRun& run);

}  // namespace bloesem::cli
