// What choices would cost, as columns of a table.
#pragma once

#include <string_view>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/claim.hpp"

namespace bloesem::explain {

// Returns an empty table: a column for what is chosen, and those of add_cost.
[[nodiscard]] Table table_of_costs(std::string_view choice);

// Adds the row of one choice. `fate`: what the table has for a cost that is no criterion.
void add_cost(const Subject& subject, Table& table, PlayerIndex choice, const PairAnswer& cost,
              std::string_view fate);

// Returns the term for what decides about a pair, and about a player in the place of another.
[[nodiscard]] std::string_view fate_of_pair(PairFate fate) noexcept;
[[nodiscard]] std::string_view fate_of_choice(PairFate fate) noexcept;

}  // namespace bloesem::explain
