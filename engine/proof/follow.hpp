// Follows the proof of one bracket: the duals of the criteria, then the decisions. Prover and verifier share
// it. Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/proof/order_walk.hpp"
#include "engine/proof/problem.hpp"
#include "engine/proof/proof.hpp"
#include "engine/proof/remaining_graph.hpp"

namespace bloesem::proof {

// Checks duals of the problem itself and leaves the face in `graph`. Returns what fails, if anything. `blocks`
// becomes the block of each vertex.
[[nodiscard]] std::optional<std::string> follow_criteria(RemainingGraph& graph, const Duals& duals,
                                                         std::vector<std::int32_t>& blocks);
// Checks conditions 1 and 2 of duals of a problem (docs/proofs.md, section 1).
[[nodiscard]] std::optional<std::string> check_cover(const Problem& problem, const Duals& duals);

// Checks the steps of the decisions.
[[nodiscard]] std::optional<std::string> follow_bracket(const Problem& problem, std::vector<Vertex> mates,
                                                        OrderForm form, const Duals& criteria,
                                                        StepSource& steps);

}  // namespace bloesem::proof
