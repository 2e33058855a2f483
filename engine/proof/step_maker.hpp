// Makes the steps that a walk asks for. Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/proof/find_values.hpp"
#include "engine/proof/order_walk.hpp"
#include "engine/proof/proof.hpp"
#include "engine/proof/prove.hpp"

namespace bloesem::proof {

// Returns duals whose blocks are the vertices with equal values and labels. `labels`: by vertex; vertices of
// one group differ only in a few.
[[nodiscard]] Duals duals_in_blocks(const RemainingGraph& graph, const VertexValues& values,
                                    const std::vector<std::int32_t>& labels);

class StepMaker final : public StepSource {
 public:
  explicit StepMaker(ProofCounts& counts) : counts_(counts) {}

  [[nodiscard]] const Step* next(const StepNeed& need, const WalkState& state) override;
  // Returns all steps made.
  [[nodiscard]] std::vector<Step> take() { return std::move(steps_); }

 private:
  [[nodiscard]] std::optional<Step> refusal(const StepNeed& need, const WalkState& state);
  [[nodiscard]] std::optional<Step> other(const StepNeed& need, const WalkState& state);

  ProofCounts& counts_;
  std::vector<Step> steps_;
};

}  // namespace bloesem::proof
