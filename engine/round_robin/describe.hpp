// Renders the orders of rounds for readers: the generated parts of docs/systems/round-robin.md.
#pragma once

#include <string>

namespace bloesem::round_robin {

// Returns a Markdown table with one row per order.
[[nodiscard]] std::string describe_orders();

// Returns a Markdown table of the effects of the orders in double events of 6 and 10 players.
[[nodiscard]] std::string describe_effects();

}  // namespace bloesem::round_robin
