// Turns a criteria table and the players of a bracket into edge weights, and digit totals back into criterion
// values.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "criteria/criteria_table.hpp"
#include "criteria/numbering.hpp"
#include "matching/index.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::criteria {

// A vertex as the criteria see it. Vertices that compare equal form a class; all edges between the same two
// classes have equal weights.
struct BracketVertex {
  PlayerFacts facts;
  Zone zone = Zone::Bracket;
  bool moved_down = false;  // an MDP; MDPs never meet each other

  friend auto operator<=>(const BracketVertex&, const BracketVertex&) = default;
};

class WeightTable {
 public:
  // `vertices` in rank order (A.2): the players of the bracket, then those looked ahead to. Classes are
  // numbered by first occurrence. joined[higher * classes + lower] is nonzero if some edge joins the two
  // classes; empty: any two may be joined.
  WeightTable(CriteriaTable table, BracketKind kind, std::span<const BracketVertex> vertices,
              std::span<const char> joined = {});

  // Returns the digits: one per counting criterion in force, and one per occurring score difference of a list,
  // largest first.
  [[nodiscard]] const matching::Layout& layout() const noexcept { return layout_; }
  // Returns the number of classes.
  [[nodiscard]] std::size_t classes() const noexcept { return classes_.size(); }
  // Returns the cost of each class if it stays single: one row per class, numbered by first occurrence.
  [[nodiscard]] const matching::WeightRows& single_rows() const noexcept { return single_rows_; }
  // Returns what pairs cost: one row for all pairs of equal costs.
  [[nodiscard]] const matching::WeightRows& cost_rows() const noexcept { return cost_rows_; }
  // Returns by higher * classes() + lower: the row in cost_rows() of an edge between these classes; no_edge if
  // none joins them.
  [[nodiscard]] std::span<const std::int32_t> cost_of_pair() const noexcept { return cost_of_pair_; }
  // Returns the place in cost_of_pair() of two vertices, the higher ranked first. Edges with the same place
  // have the same weight.
  [[nodiscard]] std::size_t place_of_pair(matching::Vertex higher, matching::Vertex lower) const noexcept {
    return class_of_[matching::at(higher)] * classes_.size() + class_of_[matching::at(lower)];
  }
  // Returns the weight of the edge between two vertices, the higher ranked first: what they cost if they are
  // single, less what the pair costs; by digit, without zeros. Empty for two MDPs.
  [[nodiscard]] std::vector<matching::Term> weight(matching::Vertex higher, matching::Vertex lower) const;
  // Adds that weight to totals by digit.
  void add_weight(matching::Vertex higher, matching::Vertex lower, std::span<std::int64_t> totals) const;

  // Converts the digit totals of a matching back to the values of the criteria, in order of priority.
  [[nodiscard]] std::vector<CriterionValue> values(std::span<const std::int64_t> totals) const;

 private:
  struct Class {
    BracketVertex sample;
    std::int32_t size = 0;
  };
  struct Digit {
    std::size_t criterion = 0;  // index into in_force_
    Points difference = 0;
    std::int64_t all_single = 0;  // cost if no player is paired
  };
  using Terms = std::vector<matching::Term>;  // digits are numbered by creation, and finally by significance
  // What a digit can be in the weight of an edge, and how many vertices are the higher ends of such edges.
  struct Extent {
    matching::DigitRange value;
    std::int64_t highers = 0;  // vertices
    std::size_t last_higher = static_cast<std::size_t>(-1);
  };

  void classify(std::span<const BracketVertex> vertices);
  [[nodiscard]] Charge single_cost(const Criterion& criterion, const BracketVertex& vertex) const;
  void charge_singles();
  [[nodiscard]] bool ruled_out(std::size_t h, std::size_t l) const noexcept;
  void contribute(std::size_t h, std::size_t l, Terms& weight, Terms& cost);
  void extend(std::size_t h, std::size_t l, std::span<const matching::Term> weight);
  [[nodiscard]] std::int32_t cost_row(Terms& cost, Numbering& numbering);
  [[nodiscard]] std::int32_t digit_of(std::size_t criterion, Points difference);
  void sort_digits();
  [[nodiscard]] matching::DigitRange range_of(std::size_t number) const;
  void renumber(matching::WeightRows& rows) const;
  void lay_out();
  template <class Visit>
  void visit_weight(matching::Vertex higher, matching::Vertex lower, Visit visit) const;

  std::vector<const Criterion*> in_force_;
  std::vector<Class> classes_;
  std::vector<std::size_t> class_of_;       // number by vertex
  std::array<Points, zones> artificial_{};  // by scope
  std::vector<Digit> digits_;
  std::vector<Extent> extents_;  // by number of creation
  // By number of creation and class: true for lower ends of edges with this digit.
  std::vector<bool> as_lower_;
  Numbering numbering_;               // of digits
  std::vector<std::int32_t> sorted_;  // place by significance, by number of creation
  matching::Layout layout_;
  matching::WeightRows single_rows_;
  matching::WeightRows cost_rows_;
  std::vector<std::int32_t> cost_of_pair_;  // by (class of the higher, class of the lower)
};

}  // namespace bloesem::criteria
