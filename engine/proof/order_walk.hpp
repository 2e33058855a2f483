// The decisions of section D (4.2 to 4.4) on a face, followed for a given matching: every earlier option must
// be excluded or refused by a step of the proof (docs/proofs.md, section 2). Includes Boost.Multiprecision:
// include it in source files only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/proof/proof.hpp"
#include "engine/proof/remaining_graph.hpp"

namespace bloesem::proof {

// Why a step is needed.
struct StepNeed {
  StepKind kind = StepKind::Refuse;
  Vertex vertex = no_vertex;    // Refuse: the higher ranked end of all edges to be refused; Stay: the player
  std::vector<Vertex> refused;  // Refuse: the lower ranked ends
};

// What the walk knows when a step is needed.
struct WalkState {
  const RemainingGraph& graph;
  const std::vector<std::int32_t>&
      number;              // by vertex: the number in the remainder, from 0; -1 for other vertices
  std::int32_t pairs = 0;  // of the remainder
};

// Where steps come from: a proof, or its maker.
class StepSource {
 public:
  StepSource() = default;
  StepSource(const StepSource&) = delete;
  StepSource& operator=(const StepSource&) = delete;
  virtual ~StepSource() = default;
  // Returns the next step, or null if there is none. Valid until the next call.
  [[nodiscard]] virtual const Step* next(const StepNeed& need, const WalkState& state) = 0;
};

class OrderWalk {
 public:
  // `graph` is the face of the criteria. `blocks`: of the duals of the criteria, by vertex.
  OrderWalk(RemainingGraph& graph, std::vector<std::int32_t> blocks, OrderForm form, StepSource& steps);

  // Returns what fails, if anything.
  [[nodiscard]] std::optional<std::string> run();

 private:
  using Failure = std::optional<std::string>;

  [[nodiscard]] bool inside(Vertex v) const noexcept { return v != no_vertex && v < inside_; }
  [[nodiscard]] bool in_remainder(Vertex v) const noexcept { return number_[at(v)] >= 0; }
  [[nodiscard]] bool is_upper(Vertex v) const noexcept;

  [[nodiscard]] Failure choose_paired();
  [[nodiscard]] Failure choose_opponents_of_moved_down();
  void number_remainder();
  [[nodiscard]] Failure choose_uppers();
  [[nodiscard]] Failure leave_s1();
  [[nodiscard]] Failure enter_s2();
  void keep_uppers_only();
  [[nodiscard]] Failure choose_opponents();

  [[nodiscard]] Failure refuse(Vertex v, Vertex begin, Vertex end);
  [[nodiscard]] Failure stay(Vertex v);
  [[nodiscard]] Failure take(const StepNeed& need);
  [[nodiscard]] Failure apply(const Step& step);
  [[nodiscard]] std::vector<Vertex> remaining_if(bool needed) const;
  void exclude_after(const Step& step, const VertexDuals& duals);
  [[nodiscard]] TwiceWeight weight_of(const Step& step, const VertexDuals& duals) const;
  [[nodiscard]] bool names_pair(const Step& step, const VertexDuals& duals) const;
  [[nodiscard]] Failure apply_weight(const Step& step, const VertexDuals& duals);

  RemainingGraph& graph_;
  std::vector<std::int32_t> blocks_;  // by vertex
  OrderForm form_;
  StepSource& steps_;
  Vertex moved_down_;
  Vertex inside_;
  std::vector<std::int32_t> number_;  // see WalkState
  std::vector<Vertex> remainder_;
  std::int32_t pairs_ = 0;
};

// Returns the duals by vertex, or what is wrong with their form. `blocks`: those before, by vertex, which
// become those of these duals. `problem`: of the graph; its remaining vertices are described.
struct ReadDuals {
  std::optional<VertexDuals> duals;
  std::string failure;
};
[[nodiscard]] ReadDuals duals_of_vertices(const RemainingGraph& graph, const Duals& duals,
                                          std::vector<std::int32_t>& blocks);

}  // namespace bloesem::proof
