#include "engine/dutch/fast/member_lists.hpp"

#include <algorithm>

namespace bloesem::dutch {

void MemberLists::fill(const TightNetwork& network, std::span<const Number> players) {
  const std::size_t nodes = at(network.partition.nodes());
  heads_.assign(nodes, 0);
  ends_.assign(nodes, 0);
  for (const Number v : players) ++ends_[at(network.node(v))];
  std::int32_t begin = 0;
  for (std::size_t node = 0; node < nodes; ++node) {
    heads_[node] = begin;
    begin += ends_[node];
    ends_[node] = heads_[node];
  }
  members_.resize(players.size());
  place_.resize(at(network.view.size()));
  taken_.resize(at(network.view.size()));
  for (const Number v : players) {
    std::int32_t& end = ends_[at(network.node(v))];
    taken_[at(v)] = false;
    place_[at(v)] = end;
    members_[at(end++)] = v;
  }
  next_.assign(nodes + 1, nobody);  // the slot has nobody
  for (std::size_t node = 0; node < nodes; ++node)
    if (heads_[node] < ends_[node]) next_[node] = members_[at(heads_[node])];
}

Member MemberLists::first_of(const matching::BitWord* nodes, int words, Number v,
                             const BracketView& view) const noexcept {
  Number first = nobody;
  int of_node = -1;
  matching::any_bit(nodes, words, [&](int node) {
    const Number next = next_[at(node)];
    of_node = next < first ? node : of_node;
    first = std::min(first, next);
    return false;
  });
  if (first == nobody) return {};
  // Who comes first of all can hardly ever not be met.
  if (first != v && view.may_meet(first, v)) return {first, of_node};
  first = nobody;
  matching::any_bit(nodes, words, [&](int node) {
    if (next_[at(node)] >= first) return false;
    const Number own = first_for(node, v, first, view);
    if (own < first) of_node = node;
    first = own;
    return false;
  });
  return first == nobody ? Member{} : Member{first, of_node};
}

Number MemberLists::first_for(int node, Number v, Number before, const BracketView& view) const noexcept {
  for (std::int32_t i = heads_[at(node)]; i < ends_[at(node)] && members_[at(i)] < before; ++i) {
    const Number u = members_[at(i)];
    if (!taken_[at(u)] && u != v && view.may_meet(u, v)) return u;
  }
  return before;
}

void MemberLists::take(Member member) noexcept {
  const auto [v, node] = member;
  taken_[at(v)] = true;
  std::int32_t& head = heads_[at(node)];
  while (head < ends_[at(node)] && taken_[at(members_[at(head)])]) ++head;
  next_[at(node)] = head < ends_[at(node)] ? members_[at(head)] : nobody;
}

void MemberLists::put_back(Member member) noexcept {
  const auto [v, node] = member;
  taken_[at(v)] = false;
  heads_[at(node)] = std::min(heads_[at(node)], place_[at(v)]);
  next_[at(node)] = std::min(next_[at(node)], v);
}

}  // namespace bloesem::dutch
