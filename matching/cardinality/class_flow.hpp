// A flow between left and right classes: how many units of each left class are matched with units of each
// right class. Units of one class are alike, so a few dozen numbers stand for a matching of any size.
//
// Taking units out one pair at a time, and asking before each whether the rest can still be matched, is how the
// first of many matchings in some order is found. With one unit in every class it is a bipartite matching.
#pragma once

#include <cstdint>
#include <vector>

#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::matching {

using Units = std::int32_t;

class ClassFlow {
 public:
  // Starts with no units, and no pair of classes allowed.
  void reset(int lefts, int rights);
  void set_left(int left, Units units) noexcept {
    BLOESEM_ASSERT(units >= 0);
    left_units_[at(left)] = left_open_[at(left)] = units;
  }
  void set_right(int right, Units units) noexcept {
    BLOESEM_ASSERT(units >= 0);
    right_units_[at(right)] = right_open_[at(right)] = units;
  }
  void allow(int left, int right) noexcept { allowed_.set(left, right); }
  // Allows `left` all classes of `rights`, a row of bits.
  void allow_all(int left, const BitWord* rights) noexcept { allowed_.add(left, rights); }
  // Requires that nothing flows between the two.
  void forbid(int left, int right) noexcept {
    BLOESEM_ASSERT(flow(left, right) == 0);
    allowed_.clear(left, right);
  }

  [[nodiscard]] bool allowed(int left, int right) const noexcept { return allowed_.test(left, right); }
  [[nodiscard]] const BitRows& allowed() const noexcept { return allowed_; }
  [[nodiscard]] Units flow(int left, int right) const noexcept { return flow_[cell(left, right)]; }

  // Adds to the flow between the two, which must be allowed and have as many open units: for a known flow.
  void push(int left, int right, Units units) noexcept;

  // Extends the flow to a largest one and returns whether it uses every unit of both sides. Shortest augmenting
  // paths: O(classes) augmentations for each allowed pair (Edmonds and Karp 1972).
  bool saturate();
  // Returns how many units of the left side are not matched.
  [[nodiscard]] Units left_over() const noexcept;
  // After saturate() returned false: true if unused left units reach the class, whose side of the minimum cut
  // is theirs.
  [[nodiscard]] bool left_reached(int left) const noexcept { return has_bit(left_seen_.data(), left); }
  [[nodiscard]] bool right_reached(int right) const noexcept { return has_bit(right_seen_.data(), right); }

  // The functions below require a flow that uses every unit of both sides, and keep it so.
  // Returns true if such a flow can match a unit of `left` with one of `right`, and rearranges it until it
  // does. If not, no flow of fewer units can either, and the pair is forbidden from now on.
  bool can_take(int left, int right);
  // As can_take, and takes the two units out.
  bool take(int left, int right) {
    if (flow(left, right) == 0 && !can_take(left, right)) return false;
    change(left, right, -1);
    --left_units_[at(left)];
    --right_units_[at(right)];
    return true;
  }
  // Undoes a take().
  void put_back(int left, int right) noexcept;

 private:
  [[nodiscard]] std::size_t cell(int left, int right) const noexcept {
    return at(left) * at(rights_) + at(right);
  }

  // Leaves the open units of both sides to the caller.
  void change(int left, int right, Units by) noexcept {
    Units& flow = flow_[cell(left, right)];
    const bool used = flow != 0;
    flow += by;
    BLOESEM_ASSERT(flow >= 0);
    if (used != (flow != 0)) mark_use(left, right, !used);
  }
  [[nodiscard]] bool is_consistent() const;
  void mark_use(int left, int right, bool used) noexcept;
  bool augment_once();
  void begin_search();
  void enqueue(int left, int via);
  int reach(const BitWord* targets);
  [[nodiscard]] Units bottleneck(int right, Units limit) const noexcept;
  void shift_along(int right, Units units) noexcept;

  int lefts_ = 0;
  int rights_ = 0;
  std::vector<Units> left_units_;
  std::vector<Units> right_units_;
  std::vector<Units> left_open_;  // not matched yet
  std::vector<Units> right_open_;
  std::vector<Units> flow_;
  BitRows allowed_;  // left x right
  BitRows uses_;     // left x right: something flows
  BitRows users_;    // right x left: the same, transposed

  // One search: from left classes over allowed pairs, back over flow.
  std::vector<int> queue_;
  std::vector<int> via_;       // by left: the right class whose flow was followed back to it, or -1
  std::vector<int> found_by_;  // by right: the left class that found it
  std::vector<BitWord> left_seen_;
  std::vector<BitWord> right_seen_;
  std::vector<BitWord> open_rights_;
};

}  // namespace bloesem::matching
