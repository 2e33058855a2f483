// An edition of the FIDE (Dutch) System: its criteria, its small rules and its walk, put together here and
// nowhere else. No other code asks which edition it is.
#pragma once

#include <string_view>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/article_names.hpp"
#include "engine/dutch/baku_wording.hpp"
#include "engine/dutch/flow.hpp"
#include "engine/model/tournament.hpp"

namespace bloesem::dutch {

struct EditionRules {
  std::string_view name;
  ArticleNames articles;
  criteria::CriteriaTable criteria;
  // The float that an unplayed round leaves (A.4.b, second paragraph). Like the next it asks for nothing but
  // the outcome.
  criteria::Float (*float_of_unplayed)(const RoundEntry& entry, const PointSystem& system);
  // Does a past round bar from the PAB (C.2)?
  bool (*bars_bye)(const RoundEntry& entry, const PointSystem& system);
  // The walk over the brackets. It may narrow in the field who may have the bye.
  using Flow = Result<Walk> (*)(RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context);
  Flow flow;
  Flow whole_round;  // the same as one matching
  // For which points the Baku acceleration is defined.
  BakuWording baku;

  [[nodiscard]] Flow flow_by(SolverChoice solver) const noexcept {
    return solver == SolverChoice::Whole ? whole_round : flow;
  }
};

[[nodiscard]] const EditionRules& baku_2016() noexcept;
[[nodiscard]] const EditionRules& fide_2026() noexcept;

}  // namespace bloesem::dutch
