// What prover and verifier of a proof plan share: the graph of a claim, its weights, the ceiling. Includes
// Boost.Multiprecision: include it in source files only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/proof/order_walk.hpp"
#include "engine/proof/problem.hpp"
#include "engine/proof/proof.hpp"
#include "engine/proof/proof_round.hpp"
#include "engine/proof/remaining_graph.hpp"
#include "engine/swiss/proof_plan.hpp"

namespace bloesem::proof {

// Returns the zone of a claim that a proof names; nothing if there is none.
[[nodiscard]] std::optional<swiss::ProofZone> zone_of(Reach reach) noexcept;

// Returns the pairs of the round that are edges of the claim.
[[nodiscard]] std::vector<Vertex> mates_of_claim(const Problem& problem, const Positions& mates);

// Returns the graph of a claim, whose bound vertices are bound. The problem must outlive it.
[[nodiscard]] RemainingGraph graph_of(const Problem& problem, const swiss::ProofClaim& claim,
                                      std::vector<Vertex> mates);

// Checks duals of the claim, and the steps of its decisions. Returns what fails, if anything.
[[nodiscard]] std::optional<std::string> follow_claim(const Problem& problem, const swiss::ProofClaim& claim,
                                                      std::vector<Vertex> mates, const Duals& criteria,
                                                      StepSource& steps);

// Returns why the duals do not show that all matchings which cover the bound vertices are lighter than the
// ceiling, or nothing if they do.
[[nodiscard]] std::optional<std::string> check_ceiling(const ProofRound& round,
                                                       const swiss::ProofCeiling& ceiling, const Duals& duals);

// Returns the players without one, in rank order.
[[nodiscard]] Positions all_but(const ProofRound& round, Position player);

}  // namespace bloesem::proof
