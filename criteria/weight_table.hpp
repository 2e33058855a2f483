// From a criteria table and the players of a bracket to the weights of its edges, and back.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "criteria/criteria_table.hpp"
#include "matching/weighted/problem.hpp"

namespace bloesem::criteria {

// A vertex as the criteria see it. Vertices that compare equal form a class: edges between the same two
// classes weigh the same.
struct BracketVertex {
  PlayerFacts facts;
  Zone zone = Zone::Bracket;
  bool moved_down = false;  // an MDP: MDPs never meet each other

  friend auto operator<=>(const BracketVertex&, const BracketVertex&) = default;
};

class WeightTable {
 public:
  // `vertices` in rank order (A.2): the bracket's players, then those looked ahead to. Of classes, numbered as
  // vertices first show them, joined[higher's * classes + lower's] says whether an edge joins them; empty: any
  // may.
  WeightTable(CriteriaTable table, BracketKind kind, std::span<const BracketVertex> vertices,
              std::span<const char> joined = {});

  // The digits: one per counting criterion in force, one per occurring score difference (largest first) of a
  // list; only those that can make a difference here.
  [[nodiscard]] const matching::Layout& layout() const noexcept { return layout_; }
  [[nodiscard]] const matching::WeightRows& rows() const noexcept { return rows_; }
  // What each class costs if it stays single: a row for each, numbered as vertices first show them.
  [[nodiscard]] const matching::WeightRows& single_rows() const noexcept { return single_rows_; }
  // The row of the edge between two vertices, the higher ranked first. Not both moved down.
  [[nodiscard]] std::int32_t row(matching::Vertex higher, matching::Vertex lower) const noexcept;

  // Reads the digit totals of a matching back as the criteria's values, in priority order.
  [[nodiscard]] std::vector<CriterionValue> values(std::span<const std::int64_t> totals) const;

 private:
  struct Class {
    BracketVertex sample;
    std::int32_t size = 0;
  };
  struct Digit {
    std::size_t criterion = 0;  // index into in_force_
    Points difference = 0;
    std::int64_t all_single = 0;  // what it costs if nobody is paired
  };
  // Digits are numbered as they come; in the end by significance.
  struct Contribution {
    std::int32_t digit = 0;
    std::int32_t amount = 0;
  };

  void classify(std::span<const BracketVertex> vertices);
  [[nodiscard]] Charge single_cost(const Criterion& criterion, const BracketVertex& vertex) const;
  void charge_singles();
  [[nodiscard]] std::span<const Contribution> singles_of(std::size_t c) const noexcept;
  static bool may_charge(const Criterion& criterion, const PlayerFacts& higher,
                         const PlayerFacts& lower) noexcept;
  void contribute(std::size_t h, std::size_t l, std::vector<Contribution>& contributions);
  static bool more_significant(const Digit& a, const Digit& b) noexcept;
  [[nodiscard]] std::int32_t digit_of(std::size_t criterion, Points difference);
  [[nodiscard]] std::size_t place_of(std::size_t criterion, Points difference) const noexcept;
  void grow();
  void sort_digits();
  void lay_out(std::span<const Contribution> contributions, std::span<const std::size_t> ends);

  std::vector<const Criterion*> in_force_;
  std::vector<Class> classes_;
  std::vector<std::size_t> class_of_;         // by vertex
  std::vector<Contribution> single_charges_;  // of all classes
  std::vector<std::size_t> single_ends_;      // by class
  std::array<Points, zones> artificial_{};    // by how far a criterion looks
  std::vector<Digit> digits_;
  std::vector<std::int32_t> table_;   // of digits, by a hash of criterion and difference; -1: none
  std::vector<std::int32_t> sorted_;  // by number as they came: by significance
  matching::Layout layout_;
  matching::WeightRows rows_;
  matching::WeightRows single_rows_;
  std::vector<std::int32_t> row_of_pair_;  // by class of the higher, class of the lower
};

}  // namespace bloesem::criteria
