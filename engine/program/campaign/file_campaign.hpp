// Checks random tournaments as files: each is written with ranks by a list of tie-breaks, read back, and
// checked like `bloesem check` does (pairings, points and ranks). To test the check itself, a copy of each
// file is spoiled in one place, which the check must find.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "bloesem/result.hpp"
#include "engine/generator/settings.hpp"
#include "engine/platform/exit_codes.hpp"
#include "engine/program/campaign/run_campaign.hpp"
#include "engine/service/generate/generated_report.hpp"

namespace bloesem::cli {

struct FileCampaign {
  std::uint64_t seed = 1;
  std::uint64_t tournaments = 0;
  std::optional<std::uint64_t> only;  // play only this tournament
  generator::Ranges ranges;           // include the edition of the rules
  service::RankList list;
  Shard shard;
  std::size_t jobs = 1;
};

struct FileCampaignEnd {
  std::uint64_t tournaments = 0;
  std::uint64_t rounds = 0;
  std::uint64_t ranks = 0;
  std::uint64_t parted = 0;  // ranks decided by a tie-break rather than by points
  std::uint64_t wrong_rounds = 0;
  std::uint64_t wrong_standings = 0;  // wrong ranks and points
  std::uint64_t spoiled = 0;          // spoiled copies; none where all players have the same ranks and points
  std::uint64_t unnoticed = 0;        // spoiled copies that passed the check
  double seconds = 0;
  bool interrupted = false;
};

// Reports tournaments that differ on standard error. Errors: InvalidInput if an entry of the list does not
// suit a tournament; Internal if the generator fails or its output cannot be read.
[[nodiscard]] Result<FileCampaignEnd> run_file_campaign(const FileCampaign& campaign);

// The outcome as text and as JSON.
[[nodiscard]] std::string format_end(const FileCampaign& campaign, const FileCampaignEnd& end);
[[nodiscard]] std::string format_json(const FileCampaign& campaign, const FileCampaignEnd& end);
[[nodiscard]] platform::ExitCode code_of(const FileCampaignEnd& end) noexcept;

}  // namespace bloesem::cli
