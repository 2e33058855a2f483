#include "engine/dubov/upfloaters.hpp"

#include "engine/dubov/single_upfloater.hpp"
#include "engine/dubov/upfloater_matching.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/one_left_over.hpp"
#include "engine/swiss/ranked_players.hpp"

namespace bloesem::swiss::dubov {

Upfloaters choose_upfloaters(const Round& round, criteria::CriteriaTable criteria, const Left& left) {
  const RoundField& field = round.field();
  if (left.residents.size() % 2 == 0) {
    if (can_be_completed(field, left.residents) && can_be_completed(field, left.lower)) return {};
  } else if (const std::optional<Position> single = single_upfloater(round, criteria, left)) {
    return {{*single}, false};
  }
  // At least so many upfloaters are needed. The best of so many is the best of all if the others can be paired.
  if (const int fewest = unpaired_by_largest(field, left.residents).number; fewest > 0) {
    std::optional<std::vector<Position>> nearest = nearest_upfloaters(round, criteria, left, fewest);
    if (nearest && can_be_completed(field, without(left.lower, *nearest))) return {*std::move(nearest), true};
  }
  return {upfloaters_by_matching(round, criteria, left), true};
}

}  // namespace bloesem::swiss::dubov
