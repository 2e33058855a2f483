// The fast bracket solver: works on classes of players instead of single ones. It answers only what it can
// prove (docs/formulation.md, "Classes"), and keeps working memory from bracket to bracket.
#pragma once

#include <cstdint>
#include <optional>
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

class FastBracketSolver final : public BracketSolver {
 public:
  [[nodiscard]] BracketAnswer solve(const BracketProblem& problem) override;
  [[nodiscard]] Effort effort() const noexcept override { return {all_nodes_, {}}; }

  // Returns the number of classes and MDPs in the last bracket.
  [[nodiscard]] int nodes() const noexcept { return partition_.nodes(); }

 private:
  // Each returns the reason why the solver has to give up, or nothing.
  std::optional<Decline> find(const BracketProblem& problem);
  std::optional<Decline> find_optimum(const BracketProblem& problem);
  std::optional<Decline> choose_first();
  std::optional<Decline> look_ahead(const BracketProblem& problem);
  std::optional<Decline> choose_another(const BracketProblem& problem);

  void mark_for_bye();
  [[nodiscard]] bool finds_nobody_ahead(const BracketProblem& problem, BracketNumber v) const;
  void bar_floaters_like(const BracketProblem& problem, BracketNumber single);
  [[nodiscard]] std::vector<criteria::CriterionValue> values_before_look_ahead(
      const BracketProblem& problem) const;
  [[nodiscard]] std::int64_t cost(int a, int b) const;
  [[nodiscard]] std::int32_t singles() const noexcept { return view_.size() % 2; }
  [[nodiscard]] BracketPairing result(const BracketProblem& problem) const;

  BracketView view_;
  std::int64_t all_nodes_ = 0;
  LookAhead look_ahead_;
  AheadValue ahead_;
  std::vector<FloatMark> marks_;  // by player, or empty

  Partition partition_;
  criteria::ClassCosts class_costs_;
  matching::ClassOptimum<std::int64_t> optimum_;
  std::vector<std::int64_t> costs_;  // of all nodes and the slot, row by row
  matching::BitRows tight_;
  MovedDownChoice moved_down_;
  RemainderChoice remainder_;
};

}  // namespace bloesem::swiss::dutch
