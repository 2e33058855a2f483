// The decisions of a proof plan, one after the other: what comes earlier than the given matching must be
// excluded or refused by a step of the proof (docs/proofs.md, "Other systems"). Includes Boost.Multiprecision:
// include it in source files only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/proof/order_walk.hpp"
#include "engine/proof/remaining_graph.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::proof {

class DecisionWalk {
 public:
  // `graph` is the face of the criteria. `blocks`: of the duals of the criteria, by vertex.
  DecisionWalk(RemainingGraph& graph, std::vector<std::int32_t> blocks, StepSource& steps);

  // Returns what fails, if anything.
  [[nodiscard]] std::optional<std::string> run(const std::vector<swiss::OrderDecision>& order);

 private:
  using Failure = std::optional<std::string>;

  [[nodiscard]] Failure decide(const swiss::OrderDecision& decision);
  [[nodiscard]] Failure refuse(const swiss::OrderDecision& decision);
  [[nodiscard]] Failure apply(const Step& step);
  void exclude_kept();

  RemainingGraph& graph_;
  std::vector<std::int32_t> blocks_;  // by vertex
  StepSource& steps_;
  std::vector<std::int32_t> no_numbers_;
  std::vector<swiss::OrderDecision> kept_;  // Keep, whose edges are still to be excluded
};

}  // namespace bloesem::proof
