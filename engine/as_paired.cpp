#include "engine/as_paired.hpp"

#include <utility>

#include "engine/swiss/system.hpp"

namespace bloesem {

Result<Tournament> as_paired(Tournament tournament, Edition edition, const Readings& readings) {
  const auto convert = edition.system().as_paired;
  return convert == nullptr ? Result<Tournament>(std::move(tournament)) : convert(tournament, readings);
}

bool is_paired_as_filed(Edition edition) noexcept { return edition.system().as_paired == nullptr; }

bool needs_ratings(Edition edition) noexcept { return edition.system().needs_ratings; }

bool pairs_teams(Edition edition) noexcept { return edition.system().of_teams; }

int columns_of_a_round(Edition edition) noexcept { return edition.system().columns_of_a_round; }

}  // namespace bloesem
