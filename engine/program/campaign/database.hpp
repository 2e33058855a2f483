// Every round of a campaign in an SQLite file, which is written during the campaign and read when it is
// resumed, merged or summarised. docs/campaign.md describes the tables.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/campaign/outcome.hpp"
#include "engine/program/campaign/identity.hpp"

namespace bloesem::cli {

class CampaignDatabase {
 public:
  // Opens the file, or creates it. Errors: InvalidInput if it belongs to another campaign or is something
  // else; FileAccess if it cannot be opened or another run is using it.
  [[nodiscard]] static Result<CampaignDatabase> open(const std::string& path, const CampaignIdentity& identity);
  // Opens an existing file for reading. Errors as for open().
  [[nodiscard]] static Result<CampaignDatabase> open_existing(const std::string& path);

  CampaignDatabase(CampaignDatabase&&) noexcept;
  CampaignDatabase& operator=(CampaignDatabase&&) noexcept;
  ~CampaignDatabase();  // discards what has not been saved

  [[nodiscard]] const CampaignIdentity& identity() const noexcept;

  // Returns a flag for each tournament: element k is true if tournament k is stored.
  [[nodiscard]] Result<std::vector<bool>> tournaments_there() const;
  // Visits each tournament with its rounds, in order. Errors: the file is damaged or was changed by hand.
  [[nodiscard]] std::optional<Error> for_each(
      const std::function<void(const campaign::TournamentOutcome&)>& visit) const;

  // Buffers the outcome; full batches are saved together. Errors: FileAccess, for example on a full disk.
  [[nodiscard]] std::optional<Error> add(const campaign::TournamentOutcome& outcome);
  // Saves everything that has been added.
  [[nodiscard]] std::optional<Error> save();

 private:
  struct Connection;
  explicit CampaignDatabase(std::unique_ptr<Connection> connection);

  std::unique_ptr<Connection> connection_;
};

}  // namespace bloesem::cli
