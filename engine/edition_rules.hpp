// The only place that turns the name of an edition into its rules.
#pragma once

#include "engine/dutch/edition.hpp"
#include "engine/pair_round.hpp"

namespace bloesem {

[[nodiscard]] const dutch::EditionRules& rules_of(Edition edition) noexcept;
[[nodiscard]] inline const dutch::ArticleNames& articles_of(Edition edition) noexcept {
  return rules_of(edition).articles;
}

}  // namespace bloesem
