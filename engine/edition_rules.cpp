#include "engine/edition_rules.hpp"

namespace bloesem {

const dutch::EditionRules& rules_of(Edition edition) noexcept {
  switch (edition) {
    case Edition::Baku2016: break;
  }
  return dutch::baku_2016();
}

}  // namespace bloesem
