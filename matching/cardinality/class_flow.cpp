#include "matching/cardinality/class_flow.hpp"

#include <algorithm>
#include <numeric>

#include "matching/steps.hpp"

namespace bloesem::matching {

void ClassFlow::reset(int lefts, int rights) {
  BLOESEM_ASSERT(lefts >= 0 && rights >= 0);
  lefts_ = lefts;
  rights_ = rights;
  left_units_.assign(at(lefts), 0);
  right_units_.assign(at(rights), 0);
  left_open_.assign(at(lefts), 0);
  right_open_.assign(at(rights), 0);
  flow_.assign(at(lefts) * at(rights), 0);
  allowed_.reset(lefts, rights);
  uses_.reset(lefts, rights);
  users_.reset(rights, lefts);
  via_.resize(at(lefts));
  found_by_.resize(at(rights));
  left_seen_.assign(at(words_for(lefts)), 0);
  right_seen_.assign(at(words_for(rights)), 0);
  open_rights_.assign(at(words_for(rights)), 0);
}

void ClassFlow::mark_use(int left, int right, bool used) noexcept {
  if (used) {
    uses_.set(left, right);
    users_.set(right, left);
  } else {
    uses_.clear(left, right);
    users_.clear(right, left);
  }
}

void ClassFlow::push(int left, int right, Units units) noexcept {
  if (units == 0) return;
  BLOESEM_ASSERT(allowed(left, right));
  BLOESEM_ASSERT(units <= left_open_[at(left)] && units <= right_open_[at(right)]);
  change(left, right, units);
  left_open_[at(left)] -= units;
  right_open_[at(right)] -= units;
}

void ClassFlow::begin_search() {
  queue_.clear();
  std::fill(left_seen_.begin(), left_seen_.end(), 0);
  std::fill(right_seen_.begin(), right_seen_.end(), 0);
}

void ClassFlow::enqueue(int left, int via) {
  set_bit(left_seen_.data(), left);
  via_[at(left)] = via;
  queue_.push_back(left);
}

// Returns the first right class among the targets that the queued classes reach, or -1.
int ClassFlow::reach(const BitWord* targets) {
  const int words = allowed_.words();
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    const int left = queue_[head];
    const BitWord* const options = allowed_.row(left);
    for (int w = 0; w < words; ++w) {
      for (BitWord fresh = options[w] & ~right_seen_[at(w)]; fresh != 0; fresh &= fresh - 1) {
        const int right = w * bits_per_word + std::countr_zero(fresh);
        found_by_[at(right)] = left;
        if ((targets[w] & (fresh & -fresh)) != 0) {
          count_steps(Work::Classes, (head + 1) * at(words));
          return right;
        }
        right_seen_[at(w)] |= fresh & -fresh;
        const BitWord* const users = users_.row(right);
        for (int v = 0; v < users_.words(); ++v)
          for (BitWord more = users[v] & ~left_seen_[at(v)]; more != 0; more &= more - 1)
            enqueue(v * bits_per_word + std::countr_zero(more), right);
      }
    }
  }
  count_steps(Work::Classes, queue_.size() * at(words));
  return -1;
}

// Returns how much can be shifted along the path that ends at `right`, at most `limit`.
Units ClassFlow::bottleneck(int right, Units limit) const noexcept {
  for (int left = found_by_[at(right)]; via_[at(left)] >= 0; left = found_by_[at(right)]) {
    right = via_[at(left)];
    limit = std::min(limit, flow_[cell(left, right)]);
    if (found_by_[at(right)] < 0) break;
  }
  BLOESEM_ASSERT(limit > 0);
  return limit;
}

// Moves units along the path that ends at `right`: each left class gives up the pair that it was reached by and
// takes the one that it found.
void ClassFlow::shift_along(int right, Units units) noexcept {
  while (right >= 0 && found_by_[at(right)] >= 0) {
    const int left = found_by_[at(right)];
    change(left, right, units);
    right = via_[at(left)];
    if (right >= 0) change(left, right, -units);
  }
}

bool ClassFlow::augment_once() {
  begin_search();
  for (int left = 0; left < lefts_; ++left)
    if (left_open_[at(left)] > 0) enqueue(left, -1);
  const int right = reach(open_rights_.data());
  if (right < 0) return false;
  int start = found_by_[at(right)];
  while (via_[at(start)] >= 0) start = found_by_[at(via_[at(start)])];
  const Units units = bottleneck(right, std::min(left_open_[at(start)], right_open_[at(right)]));
  shift_along(right, units);
  left_open_[at(start)] -= units;
  right_open_[at(right)] -= units;
  if (right_open_[at(right)] == 0) clear_bit(open_rights_.data(), right);
  return true;
}

bool ClassFlow::saturate() {
  // A greedy start leaves little to search for.
  for (int left = 0; left < lefts_; ++left) {
    if (left_open_[at(left)] == 0) continue;
    any_bit(allowed_.row(left), allowed_.words(), [&](int right) {
      push(left, right, std::min(left_open_[at(left)], right_open_[at(right)]));
      return left_open_[at(left)] == 0;
    });
  }
  std::fill(open_rights_.begin(), open_rights_.end(), 0);
  for (int right = 0; right < rights_; ++right)
    if (right_open_[at(right)] > 0) set_bit(open_rights_.data(), right);
  while (true) {
    if (std::all_of(left_open_.begin(), left_open_.end(), [](Units u) { return u == 0; })) {
      const bool full = std::all_of(right_open_.begin(), right_open_.end(), [](Units u) { return u == 0; });
      if (!full) begin_search();  // no unit is unused on the left, so nothing is reached
      BLOESEM_ASSERT_HEAVY(is_consistent());
      return full;
    }
    if (!augment_once()) return false;
  }
}

Units ClassFlow::left_over() const noexcept {
  return std::accumulate(left_open_.begin(), left_open_.end(), Units{0});
}

bool ClassFlow::can_take(int left, int right) {
  if (!allowed(left, right)) return false;
  if (flow(left, right) > 0) return true;
  if (left_units_[at(left)] == 0 || right_units_[at(right)] == 0) return allowed_.clear(left, right), false;
  // Users of `right` move on until one of them can take a place that `left` uses now.
  begin_search();
  set_bit(right_seen_.data(), right);
  found_by_[at(right)] = -1;
  any_bit(users_.row(right), users_.words(), [&](int user) {
    enqueue(user, right);
    return false;
  });
  const int end = reach(uses_.row(left));
  if (end < 0) {
    allowed_.clear(left, right);
    return false;
  }
  const Units units = bottleneck(end, flow(left, end));
  shift_along(end, units);
  change(left, end, -units);
  change(left, right, units);
  BLOESEM_ASSERT_HEAVY(is_consistent());
  return true;
}

void ClassFlow::put_back(int left, int right) noexcept {
  BLOESEM_ASSERT(allowed(left, right));
  change(left, right, +1);
  ++left_units_[at(left)];
  ++right_units_[at(right)];
}

// True if flow and open units add up to the units of each class, and the rows of bits mark the positive flow.
bool ClassFlow::is_consistent() const {
  std::vector<Units> left = left_open_;
  std::vector<Units> right = right_open_;
  for (int l = 0; l < lefts_; ++l) {
    for (int r = 0; r < rights_; ++r) {
      const bool used = flow(l, r) > 0;
      if (flow(l, r) < 0 || uses_.test(l, r) != used || users_.test(r, l) != used) return false;
      left[at(l)] += flow(l, r);
      right[at(r)] += flow(l, r);
    }
  }
  return left == left_units_ && right == right_units_;
}

}  // namespace bloesem::matching
