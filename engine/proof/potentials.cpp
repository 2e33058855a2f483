#include "engine/proof/potentials.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "matching/steps.hpp"

namespace bloesem::proof {
namespace {

// Nodes of the double cover: 2 t on the left, 2 t + 1 on the right. A demand says left(t) >= right(u) + twice
// and left(u) >= right(t) + twice, with equality if it is tight; the value of a group is half of left - right.
std::size_t left(std::int32_t group) { return 2 * at(group); }
std::size_t right(std::int32_t group) { return 2 * at(group) + 1; }

// Nodes whose differences are known form a component: the union of sets, with a distance from the root.
class Components {
 public:
  explicit Components(std::size_t nodes) : parent_(nodes), distance_(nodes) {
    for (std::size_t x = 0; x < nodes; ++x) parent_[x] = x;
  }
  std::size_t root(std::size_t x) {
    if (parent_[x] == x) return x;
    const std::size_t above = parent_[x];
    const std::size_t top = root(above);
    if (above != top) distance_[x] += distance_[above];
    return parent_[x] = top;
  }
  // Returns the node's value less that of its root. Requires that root(x) has been called since the last join.
  const Integer& distance(std::size_t x) const { return distance_[x]; }
  // States that the value of x is that of y + by. Returns false if that contradicts what is known.
  bool join(std::size_t x, std::size_t y, const Integer& by) {
    const std::size_t a = root(x);
    const std::size_t b = root(y);
    Integer difference = distance_[y] + by - distance_[x];
    if (a == b) return difference == 0;
    parent_[a] = b;
    distance_[a] = std::move(difference);
    return true;
  }

 private:
  std::vector<std::size_t> parent_;
  std::vector<Integer> distance_;
};

// Demands between the roots of components: value(a) >= value(b) + least.
struct Bound {
  bool known = false;
  Integer least;
};

class Potentials {
  static constexpr std::size_t none = SIZE_MAX;

 public:
  Potentials(std::int32_t groups, std::span<const Demand> demands, ZeroGroup zero)
      : groups_(groups), demands_(demands), zero_(zero), components_(2 * at(groups) + 2) {}

  std::optional<std::vector<Integer>> run() {
    for (const Demand& d : demands_)
      if (d.tight && !(components_.join(left(d.one), right(d.other), d.twice) &&
                       components_.join(left(d.other), right(d.one), d.twice)))
        return std::nullopt;
    if (zero_ == ZeroGroup::Zero && !components_.join(left(groups_), right(groups_), 0)) return std::nullopt;
    number_roots();
    if (zero_ == ZeroGroup::NotPositive && !add(right(groups_), left(groups_), 0)) return std::nullopt;
    for (const Demand& d : demands_)
      if (!add(left(d.one), right(d.other), d.twice) || !add(left(d.other), right(d.one), d.twice))
        return std::nullopt;
    if (!rise()) return std::nullopt;
    std::vector<Integer> values;
    for (std::int32_t t = 0; t <= groups_; ++t) values.push_back((value(left(t)) - value(right(t))) / 2);
    return values;
  }

 private:
  void number_roots() {
    numbers_.assign(2 * at(groups_) + 2, 0);
    for (std::size_t x = 0; x < numbers_.size(); ++x)
      if (components_.root(x) == x) numbers_[x] = roots_++;
    bounds_.resize(roots_ * roots_);
    values_.resize(roots_);
  }
  // Returns false if the demand contradicts tight ones.
  bool add(std::size_t x, std::size_t y, const Integer& by) {
    matching::spend_steps(10);
    const std::size_t a = numbers_[components_.root(x)];
    const std::size_t b = numbers_[components_.root(y)];
    Integer least = components_.distance(y) + by - components_.distance(x);
    if (a == b) return least <= 0;
    Bound& bound = bounds_[a * roots_ + b];
    if (!bound.known || bound.least < least) bound = {true, std::move(least)};
    return true;
  }
  // Raises values until all bounds are met. Returns false if they never are.
  bool rise() {
    std::vector<char> raised(roots_, 1);
    raiser_.assign(roots_, none);
    for (std::size_t pass = 0; pass <= roots_ && !raises_itself(); ++pass) {
      bool changed = false;
      for (std::size_t b = 0; b < roots_; ++b)
        if (std::exchange(raised[b], 0) != 0) changed = raise_above(b, raised) || changed;
      if (!changed) return true;
    }
    return false;
  }
  // Raises what must be above `b`.
  bool raise_above(std::size_t b, std::vector<char>& raised) {
    matching::spend_steps(roots_);
    bool changed = false;
    for (std::size_t a = 0; a < roots_; ++a) {
      const Bound& bound = bounds_[a * roots_ + b];
      if (!bound.known) continue;
      Integer least = values_[b] + bound.least;
      if (least <= values_[a]) continue;
      values_[a] = std::move(least);
      raiser_[a] = b;
      raised[a] = 1;
      changed = true;
    }
    return changed;
  }
  // True if raising a value has raised that value again: then it would rise for ever.
  [[nodiscard]] bool raises_itself() const {
    std::vector<std::size_t> seen(roots_, none);
    for (std::size_t start = 0; start < roots_; ++start) {
      std::size_t x = start;
      for (; x != none && seen[x] == none; x = raiser_[x]) seen[x] = start;
      if (x != none && seen[x] == start) return true;
    }
    return false;
  }
  Integer value(std::size_t x) { return values_[numbers_[components_.root(x)]] + components_.distance(x); }

  std::int32_t groups_;
  std::span<const Demand> demands_;
  ZeroGroup zero_;
  Components components_;
  std::size_t roots_ = 0;
  std::vector<std::size_t> numbers_;  // of roots, by node
  std::vector<Bound> bounds_;
  std::vector<Integer> values_;      // by number of the root
  std::vector<std::size_t> raiser_;  // by number of the root: which bound raised it last
};

// Strongly connected components of the double cover (Tarjan), and the height of each above those that it must
// exceed.
class Heights {
 public:
  Heights(std::int32_t groups, std::span<const Demand> demands, ZeroGroup zero) : lower_(2 * at(groups) + 2) {
    if (zero != ZeroGroup::Any) lower_[right(groups)].push_back(left(groups));
    if (zero == ZeroGroup::Zero) lower_[left(groups)].push_back(right(groups));
    for (const Demand& d : demands) {
      lower_[left(d.one)].push_back(right(d.other));
      lower_[left(d.other)].push_back(right(d.one));
      if (!d.tight) continue;
      lower_[right(d.other)].push_back(left(d.one));
      lower_[right(d.one)].push_back(left(d.other));
    }
    order_.assign(lower_.size(), unseen);
    least_.resize(lower_.size());
    component_.assign(lower_.size(), unseen);
    for (std::size_t x = 0; x < lower_.size(); ++x)
      if (order_[x] == unseen) search(x);
  }
  [[nodiscard]] std::int64_t of(std::size_t node) const { return heights_[component_[node]]; }

 private:
  static constexpr std::size_t unseen = SIZE_MAX;

  // Without recursion: the path is as long as the graph is deep.
  void search(std::size_t start) {
    std::vector<std::pair<std::size_t, std::size_t>> path;  // nodes, and the next of their lower ones
    enter(start, path);
    while (!path.empty()) {
      const std::size_t x = path.back().first;
      if (path.back().second < lower_[x].size()) {
        const std::size_t y = lower_[x][path.back().second++];
        if (order_[y] == unseen)
          enter(y, path);
        else if (component_[y] == unseen)
          least_[x] = std::min(least_[x], order_[y]);
        continue;
      }
      path.pop_back();
      if (!path.empty()) least_[path.back().first] = std::min(least_[path.back().first], least_[x]);
      if (least_[x] == order_[x]) close(x);
    }
  }
  void enter(std::size_t x, std::vector<std::pair<std::size_t, std::size_t>>& path) {
    order_[x] = least_[x] = entered_++;
    open_.push_back(x);
    path.emplace_back(x, 0);
  }
  // All components below are closed already.
  void close(std::size_t x) {
    const auto begin = std::find(open_.rbegin(), open_.rend(), x).base() - 1;
    const std::size_t number = heights_.size();
    for (auto y = begin; y != open_.end(); ++y) component_[*y] = number;
    std::int64_t height = 0;
    for (auto y = begin; y != open_.end(); ++y)
      for (const std::size_t z : lower_[*y])
        if (component_[z] != number) height = std::max(height, heights_[component_[z]] + 2);
    heights_.push_back(height);
    open_.erase(begin, open_.end());
  }

  std::vector<std::vector<std::size_t>> lower_;  // by node: those that it must not be below
  std::vector<std::size_t> order_;
  std::vector<std::size_t> least_;
  std::vector<std::size_t> component_;
  std::vector<std::int64_t> heights_;  // by component
  std::vector<std::size_t> open_;
  std::size_t entered_ = 0;
};

}  // namespace

std::optional<std::vector<Integer>> potentials(std::int32_t groups, std::span<const Demand> demands,
                                               ZeroGroup zero) {
  return Potentials(groups, demands, zero).run();
}

std::vector<Integer> separating_values(std::int32_t groups, std::span<const Demand> demands, ZeroGroup zero) {
  const Heights heights(groups, demands, zero);
  std::vector<Integer> values;
  for (std::int32_t t = 0; t <= groups; ++t) values.push_back((heights.of(left(t)) - heights.of(right(t))) / 2);
  return values;
}

}  // namespace bloesem::proof
