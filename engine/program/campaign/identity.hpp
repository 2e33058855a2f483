// The identity of a campaign: runs with the same identity are parts of one campaign.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace bloesem::cli {

struct CampaignIdentity {
  // Everything that a tournament and the outcome of its rounds depend on, in a fixed order: version, seed,
  // engines, knobs.
  std::vector<std::pair<std::string, std::string>> settings;
  std::uint64_t tournaments = 0;
  std::vector<std::string> axes;   // names of the values of a TournamentOutcome
  std::vector<std::string> rules;  // names of the bits of a RuleSet
};

// True if the rounds of the campaign were to be proved.
[[nodiscard]] bool is_proved(const CampaignIdentity& identity);

// Describes the first setting that differs: "the seed is 5 there, 7 here". Empty if none does.
[[nodiscard]] std::string difference_of(const CampaignIdentity& there, const CampaignIdentity& here);

}  // namespace bloesem::cli
