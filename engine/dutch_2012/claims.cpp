#include "engine/dutch_2012/claims.hpp"

#include "engine/dutch/solvers.hpp"
#include "engine/dutch_2012/readings.hpp"
#include "engine/dutch_2012/search.hpp"

namespace bloesem::swiss::dutch_2012 {

BacktrackingClaims::Tables tables_of_claims(int round, const Readings& readings) noexcept {
  const criteria::StrongColours strong = strong_colours_in(round, readings);
  return {criteria::solved_2012(strong), criteria::solved_as_homogeneous_2012(strong)};
}

std::vector<std::pair<Position, Position>> discarded_pairs(const RoundField& field, int round,
                                                           const Readings& readings) {
  SolverChain chain = dutch::solvers(SolverChoice::Auto);
  Result<FoundRound> found = search_round(field, strong_colours_in(round, readings), chain);
  return found ? std::move(found->discarded) : std::vector<std::pair<Position, Position>>();
}

}  // namespace bloesem::swiss::dutch_2012
