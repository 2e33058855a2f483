#include "engine/dutch/solve/lemon/order.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>
#include <vector>

#include "engine/swiss/bracket_view.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::DigitRange;
using matching::Edge;
using matching::no_vertex;
using matching::OptimalMatchings;
using matching::Term;
using matching::Vertex;

// Returns the number of each item among the others, by vertex; -1 for other vertices.
std::vector<std::int32_t> numbers_of(std::span<const Vertex> items, std::size_t vertices) {
  std::vector<std::int32_t> numbers(vertices, -1);
  for (std::size_t i = 0; i < items.size(); ++i) numbers[at(items[i])] = static_cast<std::int32_t>(i);
  return numbers;
}

// Calls visit for consecutive parts of `items` that have at most `length` items each.
template <class T, class Visit>
void for_each_part(std::span<const T> items, std::size_t length, Visit visit) {
  for (; !items.empty(); items = items.subspan(std::min(length, items.size())))
    visit(items.first(std::min(length, items.size())));
}

// Chooses which MDPs are paired (D.3) and their opponents (D.1).
class MovedDownOrder {
 public:
  MovedDownOrder(OptimalMatchings& best, Vertex moved_down, Vertex inside)
      : best_(best), moved_down_(moved_down), inside_(inside), decided_(at(moved_down)) {}

  void choose() {
    std::vector<Vertex> all(at(moved_down_));
    std::iota(all.begin(), all.end(), 0);
    // C.6 has fixed how many of each score are paired, so preferring the earlier MDPs one by one is enough.
    const auto choose_paired = [this](std::span<const Vertex> some) {
      prefer(some, {0, 1}, [](Vertex) { return 1; });
      for (const Vertex m : some) decided_[at(m)] = true;
      best_.keep([this](const Edge& edge) {
        return edge.u >= moved_down_ || !decided_[at(edge.u)] || (edge.v < inside_) == is_paired(edge.u);
      });
    };
    for_each_part<Vertex>(all, best_.digits_at_once({0, 1}), choose_paired);
    std::erase_if(all, [&](Vertex m) { return !is_paired(m); });
    const DigitRange opponent{0, inside_ - moved_down_};
    for_each_part<Vertex>(all, best_.digits_at_once(opponent), [&](std::span<const Vertex> some) {
      prefer(some, opponent, [this](Vertex resident) { return inside_ - resident; });
      best_.settle(some);
    });
  }

 private:
  [[nodiscard]] bool is_paired(Vertex mdp) const {
    return best_.mate(mdp) != no_vertex && best_.mate(mdp) < inside_;
  }
  // Prefers the greatest value_of(opponent) for each of these MDPs, the first the most important. Those decided
  // before stay paired; otherwise a later MDP might take the place of one.
  template <class Value>
  void prefer(std::span<const Vertex> mdps, DigitRange range, Value value_of) {
    const std::vector<std::int32_t> digits = numbers_of(mdps, at(moved_down_));
    std::vector<DigitRange> ranges(mdps.size() + 1, range);
    ranges.front() = {0, moved_down_};
    best_.prefer(ranges, [&](const Edge& edge, std::vector<Term>& terms) {
      if (edge.u >= moved_down_ || edge.v >= inside_) return;
      if (decided_[at(edge.u)]) terms.push_back({0, 1});
      if (digits[at(edge.u)] >= 0) terms.push_back({1 + digits[at(edge.u)], value_of(edge.v)});
    });
  }

  OptimalMatchings& best_;
  Vertex moved_down_;
  Vertex inside_;
  std::vector<bool> decided_;  // by MDP: paired or not
};

// Residents without an MDP as opponent: the remainder, or all of a homogeneous bracket.
class RemainderOrder {
 public:
  RemainderOrder(OptimalMatchings& best, Vertex moved_down, Vertex inside)
      : best_(best), numbers_(at(inside), no_number) {
    for (Vertex v = moved_down; v < inside; ++v) {
      const Vertex mate = best.mate(v);
      if (mate != no_vertex && mate < moved_down) continue;
      numbers_[at(v)] = static_cast<BracketNumber>(members_.size());
      members_.push_back(v);
      if (mate != no_vertex && mate < inside && v < mate) ++pairs_;
    }
  }

  int choose() {
    if (pairs_ == 0) return 0;
    // S1 against S2, without exchange, is nearly always possible.
    if (!keep_roles(members_, [this](Vertex v) { return in_s1(number(v)); })) choose_exchanges();
    choose_opponents();
    return static_cast<int>(
        std::count_if(members_.begin(), members_.begin() + pairs_, [&](Vertex v) { return !is_upper(v); }));
  }

 private:
  // Returns the BSN in the remainder (from 0), or no_number for a vertex outside it.
  [[nodiscard]] BracketNumber number(Vertex v) const {
    return at(v) < numbers_.size() ? numbers_[at(v)] : no_number;
  }
  [[nodiscard]] int size() const { return static_cast<int>(members_.size()); }
  [[nodiscard]] bool inside(const Edge& edge) const { return number(edge.u) >= 0 && number(edge.v) >= 0; }
  [[nodiscard]] bool in_s1(BracketNumber number) const { return number < pairs_; }
  [[nodiscard]] bool is_upper(Vertex v) const {
    return best_.mate(v) != no_vertex && number(best_.mate(v)) > number(v);
  }

  // Keeps the matchings in which, of these members, exactly those with is_one(member) are the higher ranked of
  // a pair: the number of pairs is the same in all matchings. Returns false if there are none.
  template <class Test>
  bool keep_roles(std::span<const Vertex> members, Test is_one) {
    enum class Role : char { Open, Upper, Other };
    std::vector<Role> roles(numbers_.size(), Role::Open);
    for (const Vertex v : members) roles[at(v)] = is_one(v) ? Role::Upper : Role::Other;
    return best_.keep_if([&](const Edge& edge) {
      const Role higher = number(edge.u) >= 0 ? roles[at(edge.u)] : Role::Open;
      const Role lower = number(edge.v) >= 0 ? roles[at(edge.v)] : Role::Open;
      return higher != (inside(edge) ? Role::Other : Role::Upper) && lower != Role::Upper;
    });
  }

  // D.2: as many of the original S1 as possible are uppers (a), and the sum of the uppers' numbers is least
  // (b). Then, from the last player of S1 up, everyone who can leave S1 does (c); from the first of S2 down,
  // everyone who can enter does (d). Uppers decided before stay uppers.
  void choose_exchanges() {
    std::vector<Vertex> order(members_);
    std::reverse(order.begin(), order.begin() + pairs_);
    std::vector<bool> decided(numbers_.size());
    for_each_part<Vertex>(order, best_.digits_at_once({0, 1}), [&](std::span<const Vertex> some) {
      // Ranges hold for any matching, even with more pairs than the optimum has.
      std::vector<DigitRange> ranges = {{0, size()}, {0, pairs_}, {0, std::int64_t{size() / 2} * size()}};
      const std::vector<std::int32_t> digits = numbers_of(some, numbers_.size());
      for (const Vertex v : some) ranges.push_back(in_s1(number(v)) ? DigitRange{-1, 0} : DigitRange{0, 1});
      best_.prefer(ranges, [&](const Edge& edge, std::vector<Term>& terms) {
        if (!inside(edge)) return;
        const BracketNumber upper = number(edge.u);
        terms.insert(terms.end(), {{0, decided[at(edge.u)]}, {1, in_s1(upper)}, {2, size() - upper}});
        if (digits[at(edge.u)] >= 0) terms.push_back({3 + digits[at(edge.u)], in_s1(upper) ? -1 : 1});
      });
      keep_roles(some, [this](Vertex v) { return is_upper(v); });
      for (const Vertex v : some) decided[at(v)] = true;
    });
  }

  // D.1 on the final S1: its players in order, each with the smallest available number.
  void choose_opponents() {
    std::vector<Vertex> uppers;
    std::copy_if(members_.begin(), members_.end(), std::back_inserter(uppers),
                 [&](Vertex v) { return is_upper(v); });
    const std::size_t at_once = best_.digits_at_once({0, size()});
    for (std::span<const Vertex> left = uppers; !left.empty() && !take_greedily(left);) {
      const std::span<const Vertex> some = left.first(std::min(at_once, left.size()));
      choose_opponents_of(some);
      left = left.subspan(some.size());
    }
  }

  // By digits: exact, but expensive for many players.
  void choose_opponents_of(std::span<const Vertex> uppers) {
    const std::vector<std::int32_t> digits = numbers_of(uppers, numbers_.size());
    best_.prefer(std::vector(uppers.size(), DigitRange{0, size()}),
                 [&](const Edge& edge, std::vector<Term>& terms) {
                   if (inside(edge) && digits[at(edge.u)] >= 0)
                     terms.push_back({digits[at(edge.u)], size() - number(edge.v)});
                 });
    best_.settle(uppers);
  }

  // Lets each upper in order take the smallest number still free. No earlier candidate can be generated.
  // Returns false and changes nothing if no optimal matching contains these pairs.
  bool take_greedily(std::span<const Vertex> uppers) {
    std::vector<std::vector<Vertex>> options(numbers_.size());
    for (const Edge& edge : best_.edges())
      if (inside(edge)) options[at(edge.u)].push_back(edge.v);
    std::vector<Vertex> chosen(numbers_.size(), no_vertex);
    for (const Vertex upper : uppers) {
      Vertex smallest = no_vertex;
      for (const Vertex v : options[at(upper)])
        if (chosen[at(v)] == no_vertex && (smallest == no_vertex || v < smallest)) smallest = v;
      if (smallest == no_vertex) return false;
      chosen[at(upper)] = smallest;
      chosen[at(smallest)] = upper;
    }
    const auto agrees = [&](Vertex v, Vertex mate) {
      return at(v) >= chosen.size() || chosen[at(v)] == no_vertex || chosen[at(v)] == mate;
    };
    return best_.keep_if([&](const Edge& e) { return agrees(e.u, e.v) && agrees(e.v, e.u); });
  }

  OptimalMatchings& best_;
  std::vector<BracketNumber> numbers_;  // by vertex
  std::vector<Vertex> members_;
  int pairs_ = 0;
};

}  // namespace

int choose_first_generated(OptimalMatchings& best, Vertex moved_down, Vertex inside) {
  if (moved_down > 0) MovedDownOrder(best, moved_down, inside).choose();
  return RemainderOrder(best, moved_down, inside).choose();
}

}  // namespace bloesem::swiss::dutch
