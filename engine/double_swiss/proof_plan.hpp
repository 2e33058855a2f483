// What proofs of rounds of matches claim: of each bracket the set of upfloaters (3.5), then the pairs (3.6).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/double_swiss/match_round.hpp"
#include "engine/double_swiss/proof_claims.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::swiss::double_swiss {

class MatchPlan : public ProofPlan {
 public:
  // The field must outlive the object, and what the task points to.
  MatchPlan(const RoundField& field, const RoundTask& task, criteria::CriteriaTable criteria,
            const MatchRules& rules, const CompletePairing& pairing);

  [[nodiscard]] std::vector<Position> bye_candidates() const override;
  [[nodiscard]] std::vector<std::string_view> parts() const override;
  [[nodiscard]] std::optional<ProofClaim> claim(std::size_t part, ProofZone zone) const override;
  [[nodiscard]] std::optional<ProofCeiling> ceiling(std::size_t part, ProofZone zone) const override;

 protected:
  [[nodiscard]] const RoundTask& task() const noexcept { return task_; }
  [[nodiscard]] const RoundField& field() const noexcept { return round_.field(); }

 private:
  void find_brackets(const CompletePairing& pairing);
  [[nodiscard]] int left_of_following(const MatchBracket& bracket) const;
  [[nodiscard]] int paired_below(const MatchBracket& bracket) const;
  [[nodiscard]] bool satisfies_c6(const MatchBracket& bracket) const;

  RoundTask task_;
  MatchRound round_;
  std::vector<Position> opponents_;  // by position
  std::vector<MatchBracket> brackets_;
  std::vector<std::string_view> parts_;
  std::vector<std::size_t> bracket_of_;  // by part
};

}  // namespace bloesem::swiss::double_swiss
