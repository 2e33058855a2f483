#include "engine/explain/barred_groups.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "matching/index.hpp"

namespace bloesem::explain {
namespace {

constexpr std::int64_t max_group_work = 20'000'000;  // vertices looked at

// Grows the smaller group vertex by vertex, in ascending order.
class GroupSearch {
 public:
  GroupSearch(const matching::BitRows& barred, int size, int further)
      : barred_(barred),
        vertices_(barred.rows()),
        size_(size),
        further_(further),
        missing_(at(vertices_), 0),
        inside_(at(vertices_), 0) {
    others_.reset(1, vertices_);
  }

  bool may_succeed() { return extend(0); }

 private:
  // True if the group, or one that continues it with vertices from `first` on, may have its counterpart.
  bool extend(int first) {
    if (const int most = counterpart(); most < size_ - size_ / 2) return false;
    if (!group_.empty() && suffices()) return true;
    if (static_cast<int>(group_.size()) == size_ / 2) return false;
    for (int v = first; v < vertices_; ++v) {
      if ((work_ += vertices_) > max_group_work) return true;
      change(v, 1);
      const bool found = extend(v + 1);
      change(v, -1);
      if (found) return true;
    }
    return false;
  }

  // Returns an upper bound on the other group. Every vertex of it lacks at most `further_` of this one, and the
  // other way round. Leaves the vertices that lack no more in others_.
  int counterpart() {
    int most = 0;
    for (int v = 0; v < vertices_; ++v) {
      const bool fits = inside_[at(v)] == 0 && missing_[at(v)] <= further_;
      fits ? others_.set(0, v) : others_.clear(0, v);
      most += fits ? 1 : 0;
    }
    for (const int v : group_) {
      int met = 0;
      for (int w = 0; w < barred_.words(); ++w) met += std::popcount(barred_.row(v)[w] & others_.row(0)[w]);
      most = std::min(most, met + further_);
    }
    bound_ = most;
    return most;
  }

  // The pairs that the two groups lack: at most `further_` for each vertex of this one.
  bool suffices() {
    const int group = static_cast<int>(group_.size());
    const int others = size_ - group;
    if (bound_ < others) return false;
    std::vector<int> lacking;
    matching::any_bit(others_.row(0), others_.words(), [&](int v) {
      lacking.push_back(missing_[at(v)]);
      return false;
    });
    std::nth_element(lacking.begin(), lacking.begin() + (others - 1), lacking.end());
    int fewest = 0;
    for (int i = 0; i < others; ++i) fewest += lacking[at(i)];
    return fewest <= group * further_;
  }

  // Adds the vertex to the group (step 1) or removes the last one from it (-1).
  void change(int v, int step) {
    for (int u = 0; u < vertices_; ++u)
      if (u != v && !barred_.test(v, u)) missing_[at(u)] += step;
    inside_[at(v)] = step > 0 ? 1 : 0;
    step > 0 ? group_.push_back(v) : group_.pop_back();
  }

  const matching::BitRows& barred_;
  const int vertices_;
  const int size_;
  const int further_;
  std::vector<int> missing_;  // by vertex: members of the group whom it is not barred from
  std::vector<char> inside_;  // by vertex
  std::vector<int> group_;
  matching::BitRows others_;  // one row
  int bound_ = 0;
  std::int64_t work_ = 0;
};

}  // namespace

bool may_bar_groups(const matching::BitRows& barred, int size, int further) {
  return GroupSearch(barred, size, further).may_succeed();
}

}  // namespace bloesem::explain
