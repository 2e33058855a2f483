// The round as the systems that pair matches see it: Double-Swiss (C.04.5) and Swiss Team (C.04.6) share their
// procedure, and differ in the criteria on pairs, in preferences and in colours.
#pragma once

#include <optional>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "criteria/double_swiss/match_costs.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::double_swiss {

// What the two systems, and readings of their texts, differ in.
struct MatchRules {
  int last_rounds = 1;  // final rounds in which floats of the previous round do not count
  // C6: how many players must be paired below their score group is counted, not only whether they are more than
  // an odd number makes necessary.
  bool graded = false;
  // Returns the colour preference of a team. Null: there are none.
  criteria::ColourPreference (*preference)(ColourHistory colours, const RoundTask& task) = nullptr;
};

// A view: field and task must outlive it.
class MatchRound {
 public:
  MatchRound(const RoundField& field, const RoundTask& task, criteria::CriteriaTable criteria,
             const MatchRules& rules);

  [[nodiscard]] const RoundField& field() const noexcept { return field_; }
  [[nodiscard]] const RoundTask& task() const noexcept { return task_; }
  [[nodiscard]] criteria::CriteriaTable criteria() const noexcept { return criteria_; }
  [[nodiscard]] bool graded() const noexcept { return graded_; }
  // True if brackets are paired by weighted matchings only, to check the shorter ways.
  [[nodiscard]] bool by_matching_only() const noexcept { return task_.solver == SolverChoice::Blossom; }

  // Returns what the criteria see of a player: the preference of the system, the rounds without a match, and
  // floats only in rounds in which they count.
  [[nodiscard]] const criteria::PlayerFacts& facts(Position p) const noexcept { return facts_[at(p)]; }
  [[nodiscard]] Points score(Position p) const noexcept { return facts_[at(p)].score; }

  // Returns the score level directly below, of all who are paired or have the bye in this round; empty if there
  // is none.
  [[nodiscard]] std::optional<Points> level_below(Points score) const;

 private:
  const RoundField& field_;
  const RoundTask& task_;
  criteria::CriteriaTable criteria_;
  bool graded_;
  std::vector<criteria::PlayerFacts> facts_;
  std::vector<Points> levels_;  // descending
};

}  // namespace bloesem::swiss::double_swiss
