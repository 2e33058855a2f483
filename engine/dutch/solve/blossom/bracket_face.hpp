// The best candidates of a bracket by the criteria, as a face of the matching problem: before the order of
// generation chooses one of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "criteria/weight_table.hpp"
#include "engine/swiss/bracket_problem.hpp"
#include "matching/face/dense_face.hpp"
#include "matching/face/lexicographic_optimum.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

// Keeps working memory from bracket to bracket.
class BracketFace {
 public:
  // Returns why there is no face of this bracket: more than 16 384 players with those looked ahead to, or
  // criteria of another order than all editions have. Empty if there is one.
  [[nodiscard]] static std::optional<Decline> refuses(const BracketProblem& problem) noexcept;

  // Makes face() the set of all best candidates. Requires that there is one, and that field and criteria
  // outlive its use.
  void solve(const BracketProblem& problem);

  [[nodiscard]] matching::DenseFace& face() noexcept { return face_; }
  [[nodiscard]] const matching::DenseFace& face() const noexcept { return face_; }
  // Returns the vertices of the graph: the players of the bracket and then all who are looked ahead to, if this
  // can matter, each in A.2 order.
  [[nodiscard]] const std::vector<Position>& players() const noexcept { return players_; }
  [[nodiscard]] matching::Vertex moved_down() const noexcept { return moved_down_; }  // lower vertices are MDPs
  [[nodiscard]] matching::Vertex inside() const noexcept { return inside_; }  // likewise: of the bracket

  // Returns the number of its score for each MDP, from 0 on, if all best candidates pair equally many of each
  // score: if all residents have one score, below those of the MDPs. Otherwise empty
  // (docs/formulation.md#lemma-mdps-of-a-score).
  [[nodiscard]] std::vector<int> scores_moved_down() const;

  // Returns the candidate that the face's current matching stands for, with its values.
  [[nodiscard]] BracketPairing candidate() const;

  [[nodiscard]] matching::BlossomCounters counters() const noexcept {
    matching::BlossomCounters all = optimum_.counters();
    all += face_.counters();
    return all;
  }

 private:
  using Vertex = matching::Vertex;

  [[nodiscard]] Vertex size() const noexcept { return static_cast<Vertex>(players_.size()); }
  [[nodiscard]] criteria::Zone zone(Vertex v) const noexcept {
    return v < inside_ ? criteria::Zone::Bracket : v < ahead_ ? criteria::Zone::Next : criteria::Zone::Below;
  }
  void optimise();
  [[nodiscard]] criteria::PlayerFacts facts(Vertex v) const noexcept;
  void classify();
  void connect();
  [[nodiscard]] std::span<const Vertex> scarce();
  [[nodiscard]] bool closes() const;

  const RoundField* field_ = nullptr;
  criteria::CriteriaTable criteria_;
  criteria::BracketKind kind_ = criteria::BracketKind::Normal;
  std::vector<Position> players_;
  Vertex moved_down_ = 0;
  Vertex inside_ = 0;
  Vertex ahead_ = 0;  // vertices in [inside_, ahead_) are the next score group
  std::vector<criteria::BracketVertex> vertices_;
  std::vector<std::int32_t> class_of_;
  std::vector<Vertex> samples_;
  std::vector<Vertex> scarce_;
  std::vector<char> joined_;  // by classes of the higher and the lower vertex: nonzero if an edge joins them
  std::optional<criteria::WeightTable> table_;
  matching::BitRows edges_;
  matching::LexicographicOptimum optimum_;
  matching::DenseFace face_;
};

}  // namespace bloesem::swiss::dutch
