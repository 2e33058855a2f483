#include "matching/weighted/class_optimum.hpp"

#include <cstdint>
#include <optional>

#include "matching/int128.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {

template <class Cost>
Units ClassOptimum<Cost>::solve(std::span<const Units> units, const BitRows& allowed,
                                std::span<const Cost> costs) {
  BLOESEM_ASSERT(costs.size() == units.size() * units.size() && at(allowed.rows()) >= units.size());
  classes_ = static_cast<int>(units.size());
  allowed_ = &allowed;
  costs_ = costs;
  left_.assign(units.size(), 0);
  right_.assign(units.size(), 0);
  flow_.reset(classes_, classes_);
  for (int t = 0; t < classes_; ++t) {
    flow_.set_left(t, units[at(t)]);
    flow_.set_right(t, units[at(t)]);
  }
  count_steps(Work::Classes, 3 * units.size() * units.size());
  start_with_cheapest();
  while (!flow_.saturate()) {
    if (!change_duals()) return flow_.left_over();
  }
  BLOESEM_ASSERT_HEAVY(is_optimal());
  return 0;
}

// Each class gets the cost of its cheapest partner as its left dual, so that no reduced cost is negative and
// one in each row is 0.
template <class Cost>
void ClassOptimum<Cost>::start_with_cheapest() {
  for (int t = 0; t < classes_; ++t) {
    std::optional<Cost> least;
    any_bit(allowed_->row(t), allowed_->words(), [&](int u) {
      if (!least || cost(t, u) < *least) least = cost(t, u);
      return false;
    });
    left_[at(t)] = least.value_or(0);
    allow_tight(t);
  }
}

template <class Cost>
void ClassOptimum<Cost>::allow_tight(int t) {
  any_bit(allowed_->row(t), allowed_->words(), [&](int u) {
    if (reduced(t, u) == 0)
      flow_.allow(t, u);
    else
      flow_.forbid(t, u);
    return false;
  });
}

// The step of the primal-dual method: raises the left duals that unused units reach and lowers the right ones
// by the same amount. Returns false if no pair limits the step: the left classes reached then have too few
// partners for their units.
template <class Cost>
bool ClassOptimum<Cost>::change_duals() {
  count_steps(Work::Classes, 2 * at(classes_) * at(classes_));
  std::optional<Cost> step;
  for (int t = 0; t < classes_; ++t) {
    if (!flow_.left_reached(t)) continue;
    any_bit(allowed_->row(t), allowed_->words(), [&](int u) {
      if (!flow_.right_reached(u) && (!step || reduced(t, u) < *step)) step = reduced(t, u);
      return false;
    });
  }
  if (!step) return false;
  BLOESEM_ASSERT(*step > 0);
  for (int t = 0; t < classes_; ++t) {
    if (flow_.left_reached(t)) left_[at(t)] += *step;
    if (flow_.right_reached(t)) right_[at(t)] -= *step;
  }
  for (int t = 0; t < classes_; ++t) allow_tight(t);
  return true;
}

// True if no allowed pair has a negative reduced cost, and only those of reduced cost 0 have flow.
template <class Cost>
bool ClassOptimum<Cost>::is_optimal() const {
  for (int t = 0; t < classes_; ++t) {
    for (int u = 0; u < classes_; ++u) {
      if (flow_.flow(t, u) > 0 && (!allowed_->test(t, u) || reduced(t, u) != 0)) return false;
      if (allowed_->test(t, u) && reduced(t, u) < 0) return false;
    }
  }
  return true;
}

template <class Cost>
bool ClassOptimum<Cost>::tight(int t, int u) const noexcept {
  return allowed_->test(t, u) && potential(t) + potential(u) == 2 * cost(t, u);
}

template class ClassOptimum<std::int64_t>;
template class ClassOptimum<Int128>;

}  // namespace bloesem::matching
