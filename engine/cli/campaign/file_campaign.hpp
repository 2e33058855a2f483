// Random tournaments as files: written with ranks after a list of tie-breaks, read back, and checked as
// `bloesem check` does, pairings, points and ranks. So that nobody takes a blind check for a good one, a copy
// of each file is spoiled in one place, and the check must notice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/cli/campaign/run_campaign.hpp"
#include "engine/generator/settings.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/service/generate/generated_report.hpp"

namespace bloesem::cli {

struct FileCampaign {
  std::uint64_t seed = 1;
  std::uint64_t tournaments = 0;
  std::optional<std::uint64_t> only;  // this tournament alone
  generator::Ranges ranges;           // with the edition of the rules
  RankList list;
  Shard shard;
  std::size_t jobs = 1;
};

struct FileCampaignEnd {
  std::uint64_t tournaments = 0;
  std::uint64_t rounds = 0;
  std::uint64_t ranks = 0;
  std::uint64_t parted = 0;  // ranks that a tie-break decided, not the points
  std::uint64_t wrong_rounds = 0;
  std::uint64_t wrong_standings = 0;  // ranks and points
  std::uint64_t spoiled = 0;          // copies; none where all ranks are the same
  std::uint64_t unnoticed = 0;        // of these
  double seconds = 0;
  bool interrupted = false;
};

// Tells on standard error which tournaments differ. InvalidInput: an entry of the list does not suit a
// tournament; Internal: the generator failed, or what was written cannot be read.
[[nodiscard]] Result<FileCampaignEnd> run_file_campaign(const FileCampaign& campaign);

// For people, and for programs.
[[nodiscard]] std::string format_end(const FileCampaign& campaign, const FileCampaignEnd& end);
[[nodiscard]] std::string format_json(const FileCampaign& campaign, const FileCampaignEnd& end);
[[nodiscard]] ExitCode code_of(const FileCampaignEnd& end) noexcept;

}  // namespace bloesem::cli
