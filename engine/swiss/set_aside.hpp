// Players with few partners left, set aside with one partner each, so that counting decides about the others.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "engine/swiss/census.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// Returns the census of the players in question without some of them.
using CensusWithout = std::function<Census(std::span<const Position> gone)>;

// Decides whether these players can be paired, with one bye if their number is odd, where the few who are
// barred from more than a quarter of them decide it (docs/formulation.md#lemma-aside): one of them can meet
// nobody, or counting shows that the others can be paired once each of them has a partner. Empty if that is not
// so.
[[nodiscard]] std::optional<bool> completable_by_setting_aside(const RoundField& field,
                                                               std::span<const Position> players);
// The same, looking for those who are barred from so many only among `long_rows`, which has all of them.
[[nodiscard]] std::optional<bool> completable_by_setting_aside(const RoundField& field,
                                                               std::span<const Position> players,
                                                               std::span<const Position> long_rows,
                                                               const CensusWithout& census_without);

}  // namespace bloesem::swiss
