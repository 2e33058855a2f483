#include "engine/program/campaign/identity.hpp"

#include <algorithm>
#include <cstddef>

namespace bloesem::cli {

bool is_proved(const CampaignIdentity& identity) {
  return std::any_of(identity.settings.begin(), identity.settings.end(),
                     [](const auto& setting) { return setting.first == "prove"; });
}

std::string difference_of(const CampaignIdentity& there, const CampaignIdentity& here) {
  const std::size_t common = std::min(there.settings.size(), here.settings.size());
  for (std::size_t i = 0; i < common; ++i) {
    const auto& [name, value] = there.settings[i];
    if (there.settings[i] == here.settings[i]) continue;
    if (name != here.settings[i].first) break;
    return name + " is '" + value + "' there, '" + here.settings[i].second + "' here";
  }
  const bool same =
      there.settings.size() == here.settings.size() && there.axes == here.axes && there.rules == here.rules;
  return same ? "" : "it was written by another version";
}

}  // namespace bloesem::cli
