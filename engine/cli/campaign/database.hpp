// Every round of a campaign in an SQLite file: written as the campaign goes on, read when it is resumed, merged
// or summed up. docs/campaign.md describes the tables.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/campaign/outcome.hpp"
#include "engine/cli/campaign/identity.hpp"

namespace bloesem::cli {

class CampaignDatabase {
 public:
  // Opens the file, or makes it if there is none. InvalidInput: it is of another campaign, or of something
  // else. FileAccess: it cannot be opened, or another run is using it.
  [[nodiscard]] static Result<CampaignDatabase> open(const std::string& path, const CampaignIdentity& identity);
  // An existing file, to be read. Errors as above.
  [[nodiscard]] static Result<CampaignDatabase> open_existing(const std::string& path);

  CampaignDatabase(CampaignDatabase&&) noexcept;
  CampaignDatabase& operator=(CampaignDatabase&&) noexcept;
  ~CampaignDatabase();  // what has not been saved is lost

  [[nodiscard]] const CampaignIdentity& identity() const noexcept;

  // [k]: tournament k is there.
  [[nodiscard]] Result<std::vector<bool>> tournaments_there() const;
  // Each tournament with its rounds, in order. Errors of both: the file is damaged, or somebody has changed it.
  [[nodiscard]] std::optional<Error> for_each(
      const std::function<void(const campaign::TournamentOutcome&)>& visit) const;

  // Kept until enough of them are there, then saved together. FileAccess: a full disk, say.
  [[nodiscard]] std::optional<Error> add(const campaign::TournamentOutcome& outcome);
  // Everything added is in the file when this returns nothing.
  [[nodiscard]] std::optional<Error> save();

 private:
  struct Connection;
  explicit CampaignDatabase(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

}  // namespace bloesem::cli
