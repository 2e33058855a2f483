// What proofs of rounds after the seeding rounds claim: one matching for each bracket.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/burstein/bracket.hpp"
#include "engine/burstein/ranking.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::swiss::burstein {

class BursteinPlan final : public ProofPlan {
 public:
  // The field must outlive the object, and the tournament of the task.
  BursteinPlan(const RoundField& field, const RoundTask& task, const CompletePairing& pairing);

  [[nodiscard]] std::vector<Position> bye_candidates() const override;
  [[nodiscard]] std::vector<std::string_view> parts() const override;
  [[nodiscard]] std::optional<ProofClaim> claim(std::size_t part, ProofZone zone) const override;
  void order(std::pair<Position, Position>& pair) const override;

 private:
  [[nodiscard]] bool is_single_in(const std::vector<Position>& players, Position p) const;
  [[nodiscard]] bool attains_best_outlook(const OpenBracket& bracket) const;
  [[nodiscard]] std::vector<OrderDecision> order_of(const OpenBracket& bracket) const;

  const RoundField& field_;
  Ranking ranking_;
  std::optional<Position> bye_;
  std::vector<Position> opponents_;    // by position
  std::vector<OpenBracket> brackets_;  // as the given pairing has them
};

[[nodiscard]] std::unique_ptr<ProofPlan> proof_plan(const RoundField& field, const RoundTask& task,
                                                    const CompletePairing& pairing);

}  // namespace bloesem::swiss::burstein
