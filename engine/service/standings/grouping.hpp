// Groups the players of a file for separate rankings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/standings/ranking_groups.hpp"

namespace bloesem::service {

enum class GroupedBy : std::uint8_t { Rating, Age, Number, Category, Sex, Federation, Team };

struct GroupingRequest {
  GroupedBy by = GroupedBy::Rating;
  std::string word = "rating";                      // as requested
  std::vector<standings::Interval> intervals = {};  // of ratings, years of birth or starting ranks
};

// Parses one word, followed by ranges if it takes them: "rating:0-1600,1601-2000", "age", "team". Errors:
// InvalidInput.
[[nodiscard]] Result<GroupingRequest> parse_grouping(std::string_view text);
// Returns "rating:RANGES, age, ...".
[[nodiscard]] std::string grouping_words();

// InvalidInput: the file does not state this fact for any player.
[[nodiscard]] Result<standings::Grouping> group_players(const GroupingRequest& request,
                                                        const LoadedFile& loaded, const RankedFile& file);

}  // namespace bloesem::service
