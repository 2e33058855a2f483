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
}

Number MemberLists::first_for(int node, Number v, const BracketView& view) noexcept {
  std::int32_t& head = heads_[at(node)];
  const std::int32_t end = ends_[at(node)];
  while (head < end && taken_[at(members_[at(head)])]) ++head;
  for (std::int32_t i = head; i < end; ++i) {
    const Number u = members_[at(i)];
    if (!taken_[at(u)] && u != v && view.may_meet(u, v)) return u;
  }
  return no_number;
}

Number MemberLists::first_of(std::vector<matching::BitWord>& nodes, Number v, const BracketView& view) noexcept {
  Number first = no_number;
  matching::any_bit(nodes.data(), static_cast<int>(nodes.size()), [&](int node) {
    const Number u = at(node) < heads_.size() ? first_for(node, v, view) : no_number;
    if (u == no_number) erase_bit(nodes, node);
    else if (first == no_number || u < first) first = u;
    return false;
  });
  return first;
}

void MemberLists::put_back(Number v, int node) noexcept {
  taken_[at(v)] = false;
  heads_[at(node)] = std::min(heads_[at(node)], place_[at(v)]);
}

}  // namespace bloesem::dutch
