// The vertices near the outer vertices of a search, by words of bits, where most edges are worth what their
// ends say.
#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/graph/vertex.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

// Outer vertices of one set and one excess form a group: to a given vertex all their edges are equally long,
// and those of a group with less excess are shorter. So a vertex that one of them has reached is passed over
// later: in a dense search hardly any edge leads to a vertex that has none as short (formulation.md#lemma-b14).
template <class Int>
class NearGroups {
 public:
  // Groups beyond these are not kept: their edges are looked at one by one.
  static constexpr int most = 32;

  // Forgets all groups.
  void start() noexcept { groups_.clear(); }

  // Enters a vertex, whose neighbours are those of `row` without `except`, as many words in all calls. Calls
  // visit(v) for those that no vertex of its set with as little excess has reached, or returns false and keeps
  // nothing if there are too many groups.
  template <class Visit>
  [[nodiscard]] bool enter(const Int& excess, int set, const BitWord* row, const BitWord* except, int words,
                           Visit visit) {
    if (groups_.empty()) near_.reshape(most, words * bits_per_word);
    BLOESEM_ASSERT(words == near_.words());
    const int group = group_of(excess, set);
    if (group == most) return false;
    BLOESEM_ASSERT(groups_[at(group)].excess == excess && groups_[at(group)].set == set);
    further_.clear();
    for (int g = 0; g < size(); ++g)
      if (groups_[at(g)].set == set && groups_[at(g)].excess > excess) further_.push_back(g);
    for (int w = 0; w < words; ++w) {
      const BitWord reached = row[w] & ~except[w] & ~near_.row(group)[w];
      if (reached == 0) continue;
      near_.row(group)[w] |= reached;
      for (const int g : further_) near_.row(g)[w] |= reached;
      for (BitWord word = reached; word != 0; word &= word - 1)
        visit(Vertex(w * bits_per_word + std::countr_zero(word)));
    }
    return true;
  }

  // Calls visit(v, excess, set) for each vertex reached from a set, with the least excess there.
  template <class Visit>
  void for_each_reached(Visit visit) const {
    for (int g = 0; g < size(); ++g) {
      const Group& group = groups_[at(g)];
      const int nearer = before(group.excess, group.set);
      for (int w = 0; w < near_.words(); ++w) {
        BitWord word = near_.row(g)[w];
        if (nearer != none) word &= ~near_.row(nearer)[w];
        for (; word != 0; word &= word - 1)
          visit(Vertex(w * bits_per_word + std::countr_zero(word)), group.excess, group.set);
      }
    }
  }
  // Returns how many words for_each_reached looks at.
  [[nodiscard]] int words() const noexcept { return size() * near_.words(); }

 private:
  static constexpr int none = -1;

  struct Group {
    Int excess;
    int set;
  };

  [[nodiscard]] int size() const noexcept { return static_cast<int>(groups_.size()); }

  // Returns the group of the same set with the greatest excess below this one, or none.
  [[nodiscard]] int before(const Int& excess, int set) const noexcept {
    int nearer = none;
    for (int g = 0; g < size(); ++g) {
      const Group& group = groups_[at(g)];
      if (group.set == set && group.excess < excess &&
          (nearer == none || groups_[at(nearer)].excess < group.excess))
        nearer = g;
    }
    return nearer;
  }

  // Returns a group, new if there is none yet, or `most` if there is no room.
  [[nodiscard]] int group_of(const Int& excess, int set) {
    for (int g = 0; g < size(); ++g)
      if (groups_[at(g)].excess == excess && groups_[at(g)].set == set) return g;
    if (size() == most) return most;
    const int nearer = before(excess, set);
    const int group = size();
    groups_.push_back({excess, set});
    for (int w = 0; w < near_.words(); ++w) near_.row(group)[w] = nearer == none ? 0 : near_.row(nearer)[w];
    return group;
  }

  std::vector<Group> groups_;
  BitRows near_;  // by group: the vertices reached by those of its set with as little excess
  std::vector<int> further_;
};

}  // namespace bloesem::matching
