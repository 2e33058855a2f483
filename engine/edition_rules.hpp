// The only place that turns the name of an edition into its rules.
#pragma once

#include "engine/articles.hpp"
#include "engine/dutch/edition.hpp"
#include "engine/pair_round.hpp"

namespace bloesem {

[[nodiscard]] const dutch::EditionRules& rules_of(Edition edition) noexcept;

}  // namespace bloesem
