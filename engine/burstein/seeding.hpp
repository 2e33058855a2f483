// The seeding rounds (1.6), which another system pairs.
#pragma once

#include <algorithm>

#include "bloesem/edition.hpp"
#include "bloesem/record.hpp"
#include "bloesem/result.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::burstein {

// Returns the number of seeding rounds.
[[nodiscard]] constexpr int seeding_rounds(int rounds_declared) noexcept {
  constexpr int most = 4;
  return std::min(rounds_declared / 2, most);
}

// Returns the system that pairs them: the FIDE (Dutch) System of the same year.
[[nodiscard]] inline const System& seeding_system() noexcept { return Edition::Fide2026.system(); }

// The system's own colour rules in a seeding round follow those of article 5.2 in ArticleNames::colour_rules.
inline constexpr int first_seeding_rule = 5;
[[nodiscard]] constexpr ColourRule as_seeding_rule(ColourRule rule) noexcept {
  return static_cast<ColourRule>(static_cast<int>(rule) + first_seeding_rule);
}
// Requires a rule that as_seeding_rule returned.
[[nodiscard]] constexpr ColourRule own_rule_of_seeding(ColourRule rule) noexcept {
  return static_cast<ColourRule>(static_cast<int>(rule) - first_seeding_rule);
}
[[nodiscard]] constexpr bool is_seeding_rule(ColourRule rule) noexcept {
  return static_cast<int>(rule) >= first_seeding_rule;
}

// Pairs a seeding round, with its colours. Requires that context.solver is a chain of that system.
[[nodiscard]] Result<Walk> pair_seeding_round(RoundField& field, const WalkContext& context);

}  // namespace bloesem::swiss::burstein
