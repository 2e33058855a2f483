#include "engine/dubov/shifts.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>

#include "engine/dubov/first_set.hpp"
#include "engine/swiss/parted_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::dubov {
namespace {

using matching::Vertex;
using Players = std::vector<Position>;

// Returns half the difference of the sizes: with no first shift, so many players leave the larger subgroup.
int surplus(const Subgroups& groups) {
  return static_cast<int>((groups.larger().size() - groups.smaller().size()) / 2);
}

// Returns the subgroups whose smaller and larger one have become these.
Subgroups regrouped(const Subgroups& before, Players smaller, Players larger) {
  return before.first_is_smaller() ? Subgroups{std::move(smaller), std::move(larger)}
                                   : Subgroups{std::move(larger), std::move(smaller)};
}

void append(Players& players, std::span<const Position> others) {
  players.insert(players.end(), others.begin(), others.end());
}

// Players who leave a subgroup, and those who stay.
struct Division {
  Players shifted;
  Players kept;
};

// The bracket as a graph in which the players of the smaller subgroup do not meet each other.
class SecondShift {
 public:
  SecondShift(const Round& round, const Subgroups& groups)
      : field_(round.field()), order_(middle_out(groups.larger())), players_(order_) {
    append(players_, groups.smaller());
    parts_.resize(players_.size(), Part::One);
  }

  // True if some pairs have one player each from the smaller subgroup, with the players who are in, and the
  // larger one, with those who are out; of two open players who are paired, one will be shifted.
  [[nodiscard]] bool possible(const Memberships& shifted) {
    for (std::size_t i = 0; i < order_.size(); ++i) {
      switch (shifted[i]) {
        case Membership::Open: parts_[i] = Part::Open; break;
        case Membership::In: parts_[i] = Part::One; break;
        case Membership::Out: parts_[i] = Part::Two; break;
      }
    }
    return matching_.perfect(PartedPairs(field_, players_, parts_));
  }

  // True if the bracket has any legal pairing without pairs in the smaller subgroup.
  [[nodiscard]] bool possible() {
    // Players of the larger one with the same indispensable colour do not meet each other either.
    for (std::size_t i = 0; i < order_.size(); ++i)
      parts_[i] = field_.indispensable_colour(order_[i]) == Colour::None ? Part::Open : Part::Two;
    return matching_.perfect(PartedPairs(field_, players_, parts_));
  }

  [[nodiscard]] const Players& order() const noexcept { return order_; }

 private:
  const RoundField& field_;
  Players order_;    // of the larger subgroup, 4.3
  Players players_;  // and then the smaller one
  std::vector<Part> parts_;
  matching::MaximumMatching<PartedPairs> matching_;
};

// Writes the legal pairs that allowed(u, v), asked with u < v, allows.
template <class Allowed>
matching::BitRows legal_edges(const RoundField& field, const Players& vertices, Allowed allowed) {
  const std::vector<Part> parts(vertices.size(), Part::Open);
  matching::BitRows edges;
  PartedPairs(field, vertices, parts).fill(edges);
  for (Vertex u = 0; u < edges.rows(); ++u)
    for (Vertex v = u + 1; v < edges.rows(); ++v)
      if (edges.test(u, v) && !allowed(u, v)) edges.clear(u, v), edges.clear(v, u);
  return edges;
}

// Returns who leaves the subgroup of the first `count` vertices, which is in reverse order: a player leaves who
// can be paired with a later one of it, whatever the earlier ones do.
Division divided(matching::LeastPerfect& matchings, const Players& vertices, int count) {
  Division division;
  for (Vertex v = count; v-- > 0;)
    (matchings.decide_partner_below(v, v) ? division.shifted : division.kept).push_back(vertices[at(v)]);
  return division;
}

// The smaller subgroup: as few pairs in it as possible.
Division first_division(const Round& round, const Subgroups& groups) {
  Players vertices = middle_out(groups.smaller());
  std::reverse(vertices.begin(), vertices.end());
  const auto smaller = static_cast<int>(vertices.size());
  append(vertices, groups.larger());
  std::vector<std::int32_t> classes(at(smaller), 0);
  classes.resize(vertices.size(), 1);
  const matching::BitRows edges = legal_edges(round.field(), vertices, [](Vertex, Vertex) { return true; });
  matching::LeastPerfect matchings;
  const bool possible = matchings.solve(
      edges, {classes, 2, 1,
              [](auto a, auto b, std::span<std::int64_t> cost) { cost[0] = a == 0 && b == 0 ? 1 : 0; }});
  BLOESEM_ASSERT(possible);
  return possible ? divided(matchings, vertices, smaller) : Division{};
}

// The larger subgroup, once it is known who left the smaller one: they meet those who stayed there, and no
// player of the larger one.
Division second_division(const Round& round, const Subgroups& groups, const Division& first) {
  Players vertices = middle_out(groups.larger());
  std::reverse(vertices.begin(), vertices.end());
  const auto larger = static_cast<Vertex>(vertices.size());
  append(vertices, first.kept);
  const auto shifted = static_cast<Vertex>(vertices.size());
  append(vertices, first.shifted);
  const auto allowed = [&](Vertex u, Vertex v) {
    return u < larger ? v < shifted : u < shifted && v >= shifted;
  };
  const matching::BitRows edges = legal_edges(round.field(), vertices, allowed);
  const std::vector<std::int32_t> one_class(vertices.size(), 0);
  matching::LeastPerfect matchings;
  const bool possible = matchings.solve(edges, {one_class, 1, 0, [](auto, auto, auto) {}});
  BLOESEM_ASSERT(possible);
  return possible ? divided(matchings, vertices, larger) : Division{};
}

// Returns the division of a list by the players whose numbers, from 1, are ascending in `numbers`.
Division divided_by_numbers(const Players& order, const std::vector<int>& numbers) {
  Division division;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool shifted = std::binary_search(numbers.begin(), numbers.end(), static_cast<int>(i) + 1);
    (shifted ? division.shifted : division.kept).push_back(order[i]);
  }
  return division;
}

Subgroups after_both(const Subgroups& groups, const Division& smaller, const Division& larger) {
  Players one = smaller.kept;
  append(one, larger.shifted);
  Players other = larger.kept;
  append(other, smaller.shifted);
  return regrouped(groups, std::move(one), std::move(other));
}

}  // namespace

Subgroups shifted_in_order(const Subgroups& groups) {
  const Players order = middle_out(groups.larger());
  const auto shifted = std::span(order).first(at(surplus(groups)));
  Players smaller = groups.smaller();
  append(smaller, shifted);
  Players larger(order.begin() + std::ssize(shifted), order.end());
  return regrouped(groups, std::move(smaller), std::move(larger));
}

std::optional<Subgroups> shifted_once(const Round& round, const Subgroups& groups) {
  SecondShift shift(round, groups);
  if (!shift.possible()) return std::nullopt;
  const Memberships shifted = first_set(static_cast<int>(shift.order().size()), surplus(groups),
                                        [&](const Memberships& tried) { return shift.possible(tried); });
  Division larger;
  for (std::size_t i = 0; i < shifted.size(); ++i)
    (shifted[i] == Membership::In ? larger.shifted : larger.kept).push_back(shift.order()[i]);
  return after_both(groups, {{}, groups.smaller()}, larger);
}

Shifted shifted_by_pairs(const Subgroups& groups, const std::vector<std::pair<Position, Position>>& pairs) {
  const Players smaller = middle_out(groups.smaller());
  const Players larger = middle_out(groups.larger());
  Position end = 0;
  for (const auto& [a, b] : pairs) end = std::max({end, a + 1, b + 1});
  std::vector<int> numbers(at(end),
                           0);  // by position: from 1 in the larger subgroup, from -1 down in the other
  for (std::size_t i = 0; i < smaller.size(); ++i) numbers[at(smaller[i])] = -1 - static_cast<int>(i);
  for (std::size_t i = 0; i < larger.size(); ++i) numbers[at(larger[i])] = 1 + static_cast<int>(i);
  Shifted shifted;
  for (const auto& [a, b] : pairs) {
    const int one = numbers[at(a)];
    const int other = numbers[at(b)];
    BLOESEM_ASSERT(one != 0 && other != 0);
    if (one < 0 && other < 0) shifted.from_smaller.push_back(-std::max(one, other));
    if (one > 0 && other > 0) shifted.from_larger.push_back(std::min(one, other));
  }
  std::sort(shifted.from_smaller.begin(), shifted.from_smaller.end());
  std::sort(shifted.from_larger.begin(), shifted.from_larger.end());
  shifted.groups = after_both(groups, divided_by_numbers(smaller, shifted.from_smaller),
                              divided_by_numbers(larger, shifted.from_larger));
  return shifted;
}

Subgroups shifted_by_matching(const Round& round, const Subgroups& groups) {
  const Division smaller = first_division(round, groups);
  return after_both(groups, smaller, second_division(round, groups, smaller));
}

}  // namespace bloesem::swiss::dubov
