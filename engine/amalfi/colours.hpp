// The colours of a pair under the Amalfi rating, and whether it may be made at all (readings:
// docs/systems/amalfi.md).
#pragma once

#include <optional>
#include <string>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::amalfi {

// Rules about colours, in order of precedence, as indexes into ArticleNames::colour_rules.
enum class Rule : std::uint8_t { FewerWhites, FewerBlacks, History, Alternation, Lot };
[[nodiscard]] constexpr ColourRule colour_rule(Rule rule) noexcept { return static_cast<ColourRule>(rule); }

// Returns the colours of a pair after round 1; empty if the pair is not possible. In the last round every pair
// is. `higher` stands above `lower` in the ranking.
[[nodiscard]] std::optional<Colouring> colours_of(const RoundField& field, Position higher, Position lower,
                                                  bool last_round);

// Returns the reason for the colours of a board.
[[nodiscard]] std::string colour_reason(const ColouredPair& pair);

}  // namespace bloesem::swiss::amalfi
