// The lists of the commands other than the standings (docs/rankings.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/render/standings/listing.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/standings/open_games.hpp"
#include "engine/standings/prizes.hpp"
#include "engine/standings/ranking_groups.hpp"
#include "engine/standings/rating_change.hpp"
#include "engine/standings/upsets.hpp"
#include "engine/standings/zermelo.hpp"

namespace bloesem::render {

[[nodiscard]] Listing list_rating_changes(const Tournament& tournament,
                                          const std::vector<standings::RatingChange>& changes,
                                          standings::Differences differences,
                                          const standings::Coverage& coverage);

[[nodiscard]] Listing list_upsets(const Tournament& tournament, const std::vector<standings::Upset>& upsets,
                                  std::optional<int> round, const standings::Coverage& coverage);

[[nodiscard]] Listing list_strengths(const Tournament& tournament, const standings::ZermeloRanking& ranking,
                                     const standings::ZermeloOptions& options,
                                     const standings::Coverage& coverage);

[[nodiscard]] Listing list_prizes(const service::RankedFile& file, const std::vector<standings::Cents>& prizes,
                                  standings::Sharing sharing);

[[nodiscard]] Listing list_groups(const service::RankedFile& file, const standings::Grouping& grouping,
                                  const std::vector<standings::GroupRanking>& rankings, const std::string& by);
[[nodiscard]] Listing list_teams(const service::RankedFile& file,
                                 const std::vector<standings::TeamPlace>& teams, int best);

// Returns "8500.00".
[[nodiscard]] std::string money_text(standings::Cents amount);
// Returns "0.00012", never with an exponent.
[[nodiscard]] std::string decimal_text(double number);

}  // namespace bloesem::render
