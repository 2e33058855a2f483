// What choices would cost, as tables.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/ranked.hpp"

namespace bloesem::explain {

// Returns the headings of the columns about a cost; in systems without costs, of what decides instead.
[[nodiscard]] std::span<const std::string_view> cost_headings(const Subject& subject);

// Returns the cells below these headings. `fate`: what the table has for a cost that is no criterion.
[[nodiscard]] std::vector<Value> cost_cells(const Subject& subject, const PairAnswer& cost,
                                            std::string_view fate);

// Returns the term for what decides against a pair.
[[nodiscard]] std::string_view fate_of_pair(PairFate fate) noexcept;

// Returns the table of a ranking: the player, under this heading, the bracket in which the round departs, and
// the cost.
[[nodiscard]] Table table_of_ranking(const Subject& subject, std::string_view heading,
                                     std::span<const RankedPlayer> players);

}  // namespace bloesem::explain
