#include "engine/dubov/upfloaters.hpp"

#include <algorithm>
#include <iterator>

#include "engine/dubov/single_upfloater.hpp"
#include "engine/dubov/upfloater_matching.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::dubov {
namespace {

// Returns how many residents stay without an opponent if they meet only each other: at least so many
// upfloaters are needed.
int residents_left_over(const RoundField& field, std::span<const Position> residents) {
  const std::vector<Part> parts = parts_by_colour(field, residents);
  matching::MaximumMatching<PartedPairs> matching;
  matching.maximise(PartedPairs(field, residents, parts));
  return static_cast<int>(matching.single().size());
}

}  // namespace

Upfloaters choose_upfloaters(const Round& round, criteria::CriteriaTable criteria, const Left& left) {
  const RoundField& field = round.field();
  if (left.residents.size() % 2 == 0) {
    if (can_be_completed(field, left.residents) && can_be_completed(field, left.lower)) return {};
  } else if (const std::optional<Position> single = single_upfloater(round, criteria, left)) {
    return {{*single}, false};
  }
  // Without regard to completion fewer upfloaters cannot be better: if that can be completed, it is the best.
  if (const int fewest = residents_left_over(field, left.residents); fewest > 0) {
    std::optional<std::vector<Position>> nearest = nearest_upfloaters(round, criteria, left, fewest);
    if (nearest && can_be_completed(field, without(left.lower, *nearest))) return {*std::move(nearest), true};
  }
  return {upfloaters_by_matching(round, criteria, left), true};
}

std::vector<Position> without(std::span<const Position> all, std::span<const Position> some) {
  std::vector<Position> rest;
  rest.reserve(all.size());
  std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(rest));
  return rest;
}

}  // namespace bloesem::swiss::dubov
