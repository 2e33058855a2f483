#include "engine/judge/kept_floaters.hpp"

#include <algorithm>
#include <vector>

#include "engine/model/wishes.hpp"

namespace bloesem {

void count_other_floaters(Departure& departure) {
  const std::vector<PlayerIndex>& kept = departure.system.downfloaters;
  const auto is_other = [&](PlayerIndex player) {
    return std::find(kept.begin(), kept.end(), player) == kept.end();
  };
  const std::vector<PlayerIndex>& floaters = departure.proposal.downfloaters;
  for (criteria::CriterionValue& value : departure.proposal.criteria)
    if (value.article == kept_floaters_article)
      value.count = static_cast<std::int32_t>(std::count_if(floaters.begin(), floaters.end(), is_other));
}

}  // namespace bloesem
