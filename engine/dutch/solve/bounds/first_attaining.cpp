#include "engine/dutch/solve/bounds/first_attaining.hpp"

#include <algorithm>
#include <bit>

#include "matching/graph/count_bits.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using Row = AttainingPairs::Row;

// Number of exchanges tried before giving up.
constexpr int max_exchanges_tried = 100;

[[nodiscard]] Row bit(int v) noexcept { return LegalRows::bit(at(v)); }
[[nodiscard]] int lowest(Row set) noexcept { return std::countr_zero(set); }

// Returns the first `count` members of the set.
[[nodiscard]] Row first_members(Row set, int count) noexcept {
  Row rest = set;
  for (; count > 0; --count) rest &= rest - 1;
  return set & ~rest;
}

}  // namespace

// A greedy choice is proven if all other players can then be paired; options are tested one by one only if not.
bool FirstAttaining::choose(const AttainingPairs& attaining) {
  attaining_ = &attaining;
  exchanges_ = 0;
  floater_ = -1;
  if (attaining.odd() && attaining.floaters() == 0) return false;
  if (pair_moved_down_greedily() && pair_remainder()) return true;
  return pair_moved_down() && (pair_remainder() || pair_remainder_with_exchange());
}

// D.1: each MDP takes the first legal resident not taken by an MDP before.
bool FirstAttaining::pair_moved_down_greedily() {
  count_ = 0;
  rest_ = attaining_->residents();
  for (int v = 0; v < attaining_->moved_down(); ++v) {
    const Row options = attaining_->rows()[at(v)] & rest_;
    if (options == 0) return false;
    meet(v, lowest(options));
    rest_ &= ~(options & -options);
  }
  return true;
}

// The same, but only with opponents that leave all other players pairable. False: no candidate attains the
// bounds.
bool FirstAttaining::pair_moved_down() {
  const int players = attaining_->players();
  std::copy(attaining_->rows().begin(), attaining_->rows().end(), graph_.begin());
  Row left = LegalRows::first(at(players));
  if (attaining_->odd()) {  // an extra vertex, whose partner floats
    graph_[at(players)] = attaining_->floaters();
    for (Row set = attaining_->floaters(); set != 0; set &= set - 1) graph_[at(lowest(set))] |= bit(players);
    left |= bit(players);
  }
  if (!can_be_paired(left)) return false;
  count_ = 0;
  rest_ = attaining_->residents();
  for (int v = 0; v < attaining_->moved_down(); ++v) {
    Row options = attaining_->rows()[at(v)] & rest_;
    while (!can_be_paired(left & ~(bit(v) | (options & -options)))) options &= options - 1;
    meet(v, lowest(options));
    rest_ &= ~(options & -options);
    left &= ~(bit(v) | (options & -options));
  }
  return true;
}

bool FirstAttaining::can_be_paired(Row players) {
  matching_.start(graph_, players);
  matching_.maximise();
  return matching_.perfect();
}

bool FirstAttaining::pair_remainder() {
  exchanges_ = 0;
  return transpose(first_members(rest_, matching::count_bits(rest_) / 2));
}

// D.2: smallest difference first, then the highest number out of S1.
bool FirstAttaining::pair_remainder_with_exchange() {
  if (assignment_.missing() > 2) return false;  // an exchange changes one place on either side
  std::array<int, LegalRows::max_vertices> members;
  int size = 0;
  for (Row left = rest_; left != 0; left &= left - 1) members[at(size++)] = lowest(left);
  const int pairs = size / 2;
  const Row s1 = first_members(rest_, pairs);
  exchanges_ = 1;
  int tried = 0;
  for (int difference = 1; difference < size; ++difference) {
    for (int out = std::min(pairs - 1, size - 1 - difference); out >= std::max(0, pairs - difference); --out) {
      if (++tried > max_exchanges_tried) return false;
      if (transpose((s1 & ~bit(members[at(out)])) | bit(members[at(out + difference)]))) return true;
    }
  }
  return false;
}

// D.1: opponents of the uppers from the rest of the remainder. The floater is the opponent of an extra upper,
// the last to choose.
bool FirstAttaining::transpose(Row uppers) {
  const Row lowers = rest_ & ~uppers;
  std::size_t rows = 0;
  for (Row left = uppers; left != 0; left &= left - 1) uppers_[rows++] = attaining_->rows()[at(lowest(left))];
  if (attaining_->odd()) uppers_[rows++] = attaining_->floaters();
  if (!assignment_.solve(std::span(uppers_).first(rows), lowers)) return false;
  count_ = at(attaining_->moved_down());
  int row = 0;
  for (Row left = uppers; left != 0; left &= left - 1) meet(lowest(left), assignment_.column(row++));
  if (attaining_->odd()) floater_ = assignment_.column(row);
  return true;
}

}  // namespace bloesem::swiss::dutch
