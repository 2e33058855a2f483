#include "engine/dutch/solve/fast/member_lists.hpp"

#include <algorithm>

namespace bloesem::swiss::dutch {

void MemberLists::fill(const TightNetwork& network, std::span<const BracketNumber> players) {
  heads_.assign(at(network.partition.nodes()) + 1, nobody);  // the slot has no players
  next_.resize(at(network.view.size()));
  taken_.resize(at(network.view.size()));
  for (std::size_t i = players.size(); i-- > 0;) {
    const BracketNumber v = players[i];
    BracketNumber& head = heads_[at(network.node(v))];
    taken_[at(v)] = false;
    next_[at(v)] = head;
    head = v;
  }
}

Member MemberLists::first_of(const matching::BitWord* nodes, int words, BracketNumber v,
                             const BracketView& view) const noexcept {
  std::int32_t least = nobody;  // plain integers are compared without branches
  int of_node = -1;
  matching::any_bit(nodes, words, [&](int node) {
    const std::int32_t head = heads_[at(node)];
    of_node = head < least ? node : of_node;
    least = std::min(least, head);
    return false;
  });
  BracketNumber first = least;
  if (first == nobody) return {};
  // The first of all remaining players can almost always be met.
  if (first != v && view.may_meet(first, v)) return {first, of_node};
  first = nobody;
  matching::any_bit(nodes, words, [&](int node) {
    if (heads_[at(node)] >= first) return false;
    const BracketNumber own = first_for(node, v, first, view);
    if (own < first) of_node = node;
    first = own;
    return false;
  });
  return first == nobody ? Member{} : Member{first, of_node};
}

BracketNumber MemberLists::first_for(int node, BracketNumber v, BracketNumber before,
                                     const BracketView& view) const noexcept {
  for (BracketNumber u = heads_[at(node)]; u < before; u = next_[at(u)])
    if (!taken_[at(u)] && u != v && view.may_meet(u, v)) return u;
  return before;
}

void MemberLists::take(Member member) noexcept {
  taken_[at(member.player)] = true;
  BracketNumber& head = heads_[at(member.node)];
  while (head != nobody && taken_[at(head)]) head = next_[at(head)];
}

void MemberLists::put_back(Member member) noexcept {
  taken_[at(member.player)] = false;
  BracketNumber& head = heads_[at(member.node)];
  head = std::min(head, member.player);
}

}  // namespace bloesem::swiss::dutch
