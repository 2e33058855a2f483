// The fast bracket solver: works on classes of players instead of single ones. It answers only what it can
// prove (docs/formulation.md, "Classes"), and keeps working memory from bracket to bracket.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "criteria/class_costs.hpp"
#include "engine/dutch/look_ahead.hpp"
#include "engine/dutch/solve/fast/moved_down.hpp"
#include "engine/dutch/solve/fast/partition.hpp"
#include "engine/dutch/solve/fast/remainder.hpp"
#include "engine/swiss/bracket_solver.hpp"
#include "engine/swiss/bracket_view.hpp"
#include "matching/weighted/class_optimum.hpp"

namespace bloesem::swiss::dutch {

// Sizes from which on players are grouped into classes. They affect speed, never the answer.
struct FastLimits {
  BracketNumber single_nodes = 8;  // largest bracket in which every player is a separate node
  std::size_t tail = 12;           // see RemainderChoice
};
inline constexpr FastLimits classes_everywhere = {0, 1};

class FastBracketSolver final : public BracketSolver {
 public:
  explicit FastBracketSolver(FastLimits limits = {}) : limits_(limits), remainder_(limits.tail) {}

  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;
  [[nodiscard]] Effort effort() const noexcept override { return {all_nodes_, {}}; }

  // Returns the number of classes and MDPs in the last bracket.
  [[nodiscard]] int nodes() const noexcept { return partition_.nodes(); }

 private:
  struct Trial;
  enum class Outcome : std::uint8_t { Found, TooFewSingles, Stuck };

  bool find_any(criteria::BracketKind kind);
  bool find(Trial trial);
  void everybody_floats();
  bool find_last();
  void mark_for_bye();
  bool find_looking_ahead();
  bool find_single_floater();
  bool find_floaters(const std::vector<Position>& floaters);
  bool find_penultimate();
  Outcome attempt(Trial& trial);
  template <class Cost>
  Outcome attempt_with(const Trial& trial, matching::ClassOptimum<Cost>& optimum, std::vector<Cost>& costs);
  Outcome stuck(Decline reason);
  [[nodiscard]] std::int32_t fewest_singles() const;
  [[nodiscard]] BracketPairing result(const BracketProblem& problem) const;
  [[nodiscard]] std::vector<Position> downfloaters() const;

  FastLimits limits_;
  criteria::CriteriaTable criteria_;
  BracketView view_;
  bool topscorers_ = false;
  bool one_score_ = true;
  Decline declined_ = Decline::TooWide;  // reason of the last failure
  std::int64_t all_nodes_ = 0;
  std::int32_t missing_ = 0;
  LookAhead look_ahead_;
  AheadValue ahead_;
  std::vector<FloatMark> marks_;

  Partition partition_;
  criteria::ClassCosts class_costs_;
  matching::ClassOptimum<std::int64_t> narrow_optimum_;
  matching::ClassOptimum<matching::Int128> wide_optimum_;
  std::vector<std::int64_t> narrow_costs_;
  std::vector<matching::Int128> wide_costs_;
  matching::BitRows tight_;
  MovedDownChoice moved_down_;
  RemainderChoice remainder_;
};

}  // namespace bloesem::swiss::dutch
