#include "engine/dubov/bracket_pairs.hpp"

#include <optional>
#include <utility>

#include "engine/dubov/shifts.hpp"
#include "engine/dubov/subgroups.hpp"
#include "matching/assertions.hpp"

namespace bloesem::swiss::dubov {

// A pairing after the second shift alone has no pair in the smaller subgroup, so no player needs to leave it,
// and no set comes before the first.
PairedBracket BracketPairer::pair(const Round& round, std::span<const Position> bracket) {
  const Subgroups groups = split(round, bracket);
  if (std::optional<Pairs> pairs = transposition_.first(round, shifted_in_order(groups)))
    return {*std::move(pairs), false};
  std::optional<Subgroups> shifted = shifted_once(round, groups);
  const bool matched = !shifted;
  if (matched) shifted = shifted_by_matching(round, groups);
  std::optional<Pairs> pairs = transposition_.first(round, *std::move(shifted));
  BLOESEM_ASSERT(pairs.has_value());
  return {pairs.value_or(Pairs()), matched};
}

Pairs pairs_by_matching(const Round& round, std::span<const Position> bracket) {
  return first_transposition_by_matching(round, shifted_by_matching(round, split(round, bracket)));
}

}  // namespace bloesem::swiss::dubov
