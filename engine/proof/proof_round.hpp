// What a proof of a round is about: the field, the pairs, and the brackets that follow from them
// (docs/proofs.md, sections 1, 3 and 4). Includes Boost.Multiprecision: include it in source files only.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/proof/problem.hpp"
#include "engine/proof/proof.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::proof {

using Positions = std::vector<Position>;

using swiss::no_position;

// A field with a pairing of it. `mates`: by position; no_position for the player with the bye.
struct ProofRound {
  RoundField field;
  RoundField candidates;  // the same, where only candidates for the bye may have it (C5)
  criteria::CriteriaTable criteria;
  int rounds = 0;       // before this one
  bool merges = false;  // a round that cannot be completed ends with a PPB and a CLB (A.9; C.13 of 2012)
  Positions mates;
  std::optional<Position> bye;
  // The rows of brackets that are treated as homogeneous, in a system that pairs a bracket again for the sake
  // of the next one (C.12 and C.13 of 2012).
  std::optional<criteria::CriteriaTable> homogeneous = {};

  [[nodiscard]] bool backtracks() const noexcept { return homogeneous.has_value(); }
};

// Returns the round with the given pairs. Requires that they are legal and complete. `homogeneous`: see
// ProofRound.
[[nodiscard]] ProofRound proof_round(RoundField field, criteria::CriteriaTable criteria, int rounds,
                                     const std::vector<std::pair<Position, Position>>& pairs,
                                     std::optional<criteria::CriteriaTable> homogeneous = {});

// A bracket and what lies below.
struct BracketPlayers {
  Positions moved_down;
  Positions residents;
  Position end = 0;           // after the residents
  Position end_of_ahead = 0;  // after the next score group
  criteria::BracketKind kind = criteria::BracketKind::Normal;

  [[nodiscard]] Positions ahead() const;
  // Returns the players of the bracket in rank order.
  [[nodiscard]] Positions inside() const;
  [[nodiscard]] bool contains(Position p) const noexcept;
};

// Returns the players of the bracket without an opponent there, in rank order.
[[nodiscard]] Positions downfloaters_of(const BracketPlayers& bracket, const Positions& mates);

// Returns the downfloaters of the bracket and all lower players, in rank order.
[[nodiscard]] Positions players_below(const ProofRound& round, const BracketPlayers& bracket,
                                      const Positions& mates);

// Returns the brackets of the round from the top. `penultimate`: the number of the PPB, from 1, or 0.
[[nodiscard]] std::vector<BracketPlayers> brackets_of(const ProofRound& round, int penultimate);
// Returns the bracket as it was before it became the PPB.
[[nodiscard]] BracketPlayers before_merging(const ProofRound& round, BracketPlayers penultimate);

// True if the choice of downfloaters considers the next score group (C.7; C8; C.12 of 2012).
[[nodiscard]] bool looks_ahead(const ProofRound& round, const BracketPlayers& bracket);
// True if the bracket is treated as if nobody had moved down, so that these players may meet (A.3 and C.13 of
// 2012).
[[nodiscard]] bool treated_as_homogeneous(const ProofRound& round, const BracketPlayers& bracket);
// Returns how the candidates of the bracket are ordered. `mates`: of the candidate.
[[nodiscard]] OrderForm order_form(const ProofRound& round, const BracketPlayers& bracket,
                                   const Positions& mates);
// True if a proof of the bracket may have this zone.
[[nodiscard]] bool admits(const ProofRound& round, const BracketPlayers& bracket, Reach reach);
// Returns the problem of the bracket.
[[nodiscard]] Problem problem_of(const ProofRound& round, const BracketPlayers& bracket, Reach reach);
// Returns the problem of the score of the bye (C5), for all players.
[[nodiscard]] Problem problem_of_bye(const ProofRound& round);
// Returns the problem of completion alone for these players, the first of whom must not meet each other.
[[nodiscard]] Problem problem_of_completion(const ProofRound& round, Positions players, Vertex moved_down = 0);

// Returns the pairs on the vertices of a problem.
[[nodiscard]] std::vector<Vertex> mates_in(const Problem& problem, const Positions& mates);
// True if the downfloaters and the next score group attain the best conceivable value of the look-ahead, or if
// there is none.
[[nodiscard]] bool attains_best_ahead(const ProofRound& round, const BracketPlayers& bracket,
                                      const Positions& mates);
// True if no player who may have the bye has a lower score than the one who has it.
[[nodiscard]] bool has_evident_bye(const ProofRound& round);
// Returns the sum of all y and of z (|B| - 1) / 2 over all sets. Requires that the duals fit the problem.
[[nodiscard]] Integer bound_of(const Problem& problem, const Duals& duals);
// True if duals with conditions 1 and 2 show that the players cannot be completed. Requires that they fit the
// problem.
[[nodiscard]] bool shows_obstacle(const ProofRound& round, const Problem& problem, const Duals& duals);

}  // namespace bloesem::proof
