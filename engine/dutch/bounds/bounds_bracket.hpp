// Brackets of up to 64 players in which some candidate is as good in every criterion as counting lets one hope. Most
// are. The first such candidate is the answer; if none is found, others are asked.
#pragma once

#include <optional>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/bounds/attaining_pairs.hpp"
#include "engine/dutch/bounds/first_attaining.hpp"
#include "engine/dutch/bracket.hpp"
#include "engine/dutch/fast/bracket_view.hpp"
#include "engine/dutch/fast/look_ahead.hpp"

namespace bloesem::dutch {

// Keeps its working memory from bracket to bracket.
class BoundsBracketSolver {
 public:
  // Nothing if it has no proof.
  [[nodiscard]] std::optional<BracketPairing> solve(const RoundField& field, criteria::CriteriaTable criteria,
                                                    const Bracket& bracket);

 private:
  using Row = AttainingPairs::Row;

  bool find(criteria::CriteriaTable criteria, Row floaters);
  bool look_ahead(const RoundField& field, criteria::CriteriaTable criteria, const Bracket& bracket);
  [[nodiscard]] Row best_floaters(const RoundField& field, const Bracket& bracket);
  [[nodiscard]] Position floater() const noexcept { return attaining_.position(first_.floater()); }
  [[nodiscard]] BracketPairing result(const RoundField& field, criteria::CriteriaTable criteria,
                                      const Bracket& bracket) const;

  AttainingPairs attaining_;
  FirstAttaining first_;
  AheadValue ahead_;
  BracketView view_;
  LookAhead look_ahead_;
  std::vector<FloatMark> marks_;
};

}  // namespace bloesem::dutch
