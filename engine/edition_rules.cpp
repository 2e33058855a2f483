#include "engine/edition_rules.hpp"

namespace bloesem {

const dutch::EditionRules& rules_of(Edition edition) noexcept {
  switch (edition) {
    case Edition::Baku2016: return dutch::baku_2016();
    case Edition::Fide2026: return dutch::fide_2026();
  }
  return dutch::fide_2026();
}

const dutch::ArticleNames& articles_of(Edition edition) noexcept { return rules_of(edition).articles; }

}  // namespace bloesem
