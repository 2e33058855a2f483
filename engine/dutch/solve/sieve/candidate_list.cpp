#include "engine/dutch/solve/sieve/candidate_list.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "matching/graph/count_bits.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

[[nodiscard]] int least(PlayerSet set) noexcept { return std::countr_zero(set); }
[[nodiscard]] int greatest(PlayerSet set) noexcept { return static_cast<int>(std::bit_width(set)) - 1; }

// Compare two different sets by the least (or, for sets of equal size, greatest) number that only one of them
// has.
[[nodiscard]] bool first_has_least(PlayerSet a, PlayerSet b) noexcept {
  return (a & set_of(least(a ^ b))) != 0;
}
[[nodiscard]] bool first_has_greatest(PlayerSet a, PlayerSet b) noexcept {
  return (a & set_of(greatest(a ^ b))) != 0;
}

[[nodiscard]] int sum(PlayerSet set) noexcept {
  int total = 0;
  for (; set != 0; set &= set - 1) total += least(set);
  return total;
}

// True if each of them can have a distinct opponent with a greater number.
[[nodiscard]] bool can_be_uppers(PlayerSet uppers, int players) noexcept {
  int spare = 0;
  for (int v = players; v-- > 0;) {
    spare += (uppers & set_of(v)) != 0 ? -1 : 1;
    if (spare < 0) return false;
  }
  return true;
}

// D.2: true if `a` comes before `b` as S1 (docs/formulation.md, lemma 7).
[[nodiscard]] bool earlier(PlayerSet original, PlayerSet a, PlayerSet b) noexcept {
  const auto key = [original](PlayerSet s1) {
    return std::tuple(matching::count_bits(original & ~s1), sum(s1));
  };
  if (key(a) != key(b)) return key(a) < key(b);
  const PlayerSet out_a = original & ~a;
  const PlayerSet out_b = original & ~b;
  return out_a != out_b ? first_has_greatest(out_a, out_b) : first_has_least(a & ~original, b & ~original);
}

// Returns the members of `set` at the given places, counted in ascending order.
[[nodiscard]] PlayerSet members_at(PlayerSet set, PlayerSet places) noexcept {
  PlayerSet members = 0;
  for (; places != 0; places >>= 1U, set &= set - 1)
    if ((places & 1U) != 0) members |= set & -set;
  return members;
}

}  // namespace

std::span<const PlayerSet> CandidateList::upper_orders(int players, int pairs) {
  std::vector<PlayerSet>& sets = upper_orders_[at(players)][at(pairs)];
  if (!sets.empty()) return sets;
  for (PlayerSet set = 0; set < set_of(players); ++set)
    if (matching::count_bits(set) == pairs && can_be_uppers(set, players)) sets.push_back(set);
  std::sort(sets.begin(), sets.end(),
            [&](PlayerSet a, PlayerSet b) { return a != b && earlier(first_numbers(pairs), a, b); });
  return sets;
}

bool CandidateList::fill(std::span<const PlayerSet> partners, int moved_down, int pairs, int steps) {
  partners_ = partners;
  pairs_ = pairs;
  steps_left_ = steps;
  candidates_.clear();
  const auto players = static_cast<int>(partners.size());
  residents_ = first_numbers(players) & ~first_numbers(moved_down);
  number_of_residents_ = players - moved_down;
  const int fewest = std::max(0, 2 * pairs - (players - moved_down));
  // D.3, as far as the scores allow (C.6): each MDP in turn is preferably paired. So the sets are enumerated as
  // descending numbers whose first bit stands for the first MDP.
  for (PlayerSet code = first_numbers(moved_down) + 1; code-- > 0;) {
    if (const int chosen = matching::count_bits(code); chosen < fewest || chosen > pairs) continue;
    PlayerSet paired = 0;
    for (int v = 0; v < moved_down; ++v)
      if ((code & set_of(moved_down - 1 - v)) != 0) paired |= set_of(v);
    current_ = {};
    current_.singles = first_numbers(moved_down) & ~paired;
    pair_moved_down(paired);
  }
  return steps_left_ >= 0;
}

// Calls next for each legal opponent of `upper` among the given ones, in order, with the pair added.
template <class Next>
void CandidateList::with_each_partner(int upper, PlayerSet among, Next next) {
  for (PlayerSet options = partners_[at(upper)] & among; options != 0 && --steps_left_ >= 0;
       options &= options - 1) {
    const int lower = least(options);
    current_.upper[current_.pairs] = static_cast<std::uint8_t>(upper);
    current_.lower[current_.pairs] = static_cast<std::uint8_t>(lower);
    ++current_.pairs;
    next(set_of(lower));
    --current_.pairs;
  }
}

// D.1 for the MDPs, each order with everything the remainder can do (B.7).
void CandidateList::pair_moved_down(PlayerSet uppers) {
  if (uppers == 0) return pair_remainder();
  with_each_partner(least(uppers), residents_, [&](PlayerSet lower) {
    residents_ ^= lower;
    pair_moved_down(uppers & (uppers - 1));
    residents_ ^= lower;
  });
}

// D.2, and D.1 within each S1.
void CandidateList::pair_remainder() {
  const int pairs = pairs_ - current_.pairs;
  if (pairs == 0) return pair_uppers(0, residents_);
  // Each pair so far is one of an MDP and a resident.
  for (const PlayerSet places : upper_orders(number_of_residents_ - current_.pairs, pairs)) {
    const PlayerSet uppers = members_at(residents_, places);
    const PlayerSet exchanged = first_numbers(pairs) & ~places;
    current_.exchanges =
        exchanged == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(matching::count_bits(exchanged));
    pair_uppers(uppers, residents_ & ~uppers);
  }
}

void CandidateList::pair_uppers(PlayerSet uppers, PlayerSet lowers) {
  if (uppers == 0) {
    candidates_.push_back(current_);
    candidates_.back().singles |= lowers;
    return;
  }
  const int upper = least(uppers);
  // A set of pairs belongs to the S1 formed by its uppers (docs/formulation.md, lemma 7).
  with_each_partner(upper, lowers & ~first_numbers(upper),
                    [&](PlayerSet lower) { pair_uppers(uppers & (uppers - 1), lowers & ~lower); });
}

}  // namespace bloesem::swiss::dutch
