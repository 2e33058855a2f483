#include "engine/dutch/edition.hpp"

#include "criteria/baku_2016.hpp"
#include "criteria/bye_eligibility.hpp"
#include "criteria/fide_2026.hpp"
#include "criteria/floats.hpp"
#include "engine/dutch/flow_2016.hpp"
#include "engine/dutch/flow_2026.hpp"

namespace bloesem::dutch {

const EditionRules& baku_2016() noexcept {
  static const EditionRules rules = {
      "Baku 2016",
      criteria::baku_2016(),
      [](const RoundEntry&, const PointSystem&) { return criteria::float_of_unplayed_2016(); },
      [](const RoundEntry& entry, const PointSystem&) { return criteria::bars_bye_2016(entry); },
      flow_2016,
      baku_wording_2016,
  };
  return rules;
}

const EditionRules& fide_2026() noexcept {
  static const EditionRules rules = {
      "FIDE 2026", criteria::fide_2026(), criteria::float_of_unplayed_2026, criteria::bars_bye_2026,
      flow_2026,   baku_wording_2026,
  };
  return rules;
}

}  // namespace bloesem::dutch
