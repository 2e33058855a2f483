// Which players of a file belong together: what --by of bloesem rankings means.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/service/load_tournament.hpp"
#include "engine/service/standings/ranked_file.hpp"
#include "engine/standings/ranking_groups.hpp"

namespace bloesem::cli {

enum class GroupedBy : std::uint8_t { Rating, Age, Number, Category, Sex, Federation, Team };

struct GroupingRequest {
  GroupedBy by = GroupedBy::Rating;
  std::string word = "rating";                      // as in the request
  std::vector<standings::Interval> intervals = {};  // of ratings, years of birth or starting ranks
};

// "rating:0-1600,1601-2000", "age", "team": a word of these, where it takes ranges with them. InvalidInput.
[[nodiscard]] Result<GroupingRequest> parse_grouping(std::string_view text);
// "rating:RANGES, age, ..."
[[nodiscard]] std::string grouping_words();

// InvalidInput: the file does not say it of anybody.
[[nodiscard]] Result<standings::Grouping> group_players(const GroupingRequest& request,
                                                        const LoadedFile& loaded, const RankedFile& file);

}  // namespace bloesem::cli
