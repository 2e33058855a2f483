#include "engine/dutch/solve/fast/remainder.hpp"

#include <algorithm>
#include <cassert>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::any_bit;
using matching::BitWord;
using matching::set_bit;

// Where the choice by classes fails because pairs have met, the last players of S1 are matched one by one:
// their number in the first attempt, and the largest number.
constexpr std::size_t first_tail = 12;
constexpr std::size_t longest_tail = 512;
constexpr int longest_search = 100;

// Returns the only node besides the slot that is tight with this one; -1 if there are none, or more.
int only_partner(const TightNetwork& network, int node) {
  int partners = 0;
  int partner = -1;
  any_bit(network.tight.row(node), network.tight.words(), [&](int u) {
    if (network.partition.is_slot(u)) return false;
    partner = u;
    return ++partners > 1;
  });
  return partners == 1 ? partner : -1;
}

}  // namespace

bool RemainderChoice::choose(const TightNetwork& network, std::span<const BracketNumber> players) {
  const auto pairs = static_cast<std::ptrdiff_t>(players.size() / 2);
  odd_ = players.size() % 2 == 1;
  pairs_.clear();
  s1_.assign(players.begin(), players.begin() + pairs);
  s2_.assign(players.begin() + pairs, players.end());
  single_.reset();
  exchanges_ = 0;
  return fill_classes(network) ? transpose(network) : exchange(network, players);
}

bool RemainderChoice::transpose(const TightNetwork& network) {
  return transpose_classes(network) || transpose_tail(network);
}

// Returns the only such two; nothing if there are none, or more. Neither can stay single: the other would, too.
std::optional<RemainderChoice::Bound> RemainderChoice::bound_in_one_half(
    const TightNetwork& network, std::span<const BracketNumber> players) {
  const Partition& partition = network.partition;
  std::vector<int> index_of_node(at(partition.nodes()), -1);  // of nodes of one player
  for (std::size_t i = 0; i < players.size(); ++i)
    if (const int node = network.node(players[i]); partition.units()[at(node)] == 1)
      index_of_node[at(node)] = static_cast<int>(i);
  const auto pairs = static_cast<int>(players.size() / 2);
  std::optional<Bound> bound;
  for (int t = 0; t < partition.nodes(); ++t) {
    const int partner = only_partner(network, t);
    if (partner < t || only_partner(network, partner) != t) continue;
    const auto [first, second] = std::minmax({index_of_node[at(t)], index_of_node[at(partner)]});
    if (first < 0 || (first < pairs) != (second < pairs)) continue;
    if (bound) return std::nullopt;
    bound = Bound{first, second};
  }
  return bound;
}

// D.2, one exchange: smallest difference first, then the highest number out of S1. Those that leave the two in
// one half are infeasible, and so are those that cannot be matched even by classes: the first that can be is
// the right one, if it has a transposition.
bool RemainderChoice::exchange(const TightNetwork& network, std::span<const BracketNumber> players) {
  const std::optional<Bound> bound = bound_in_one_half(network, players);
  if (!bound) return false;
  const auto size = static_cast<int>(players.size());
  const int pairs = size / 2;
  int tried = 0;
  for (int difference = 1; difference < size; ++difference) {
    for (const int moved : {bound->second, bound->first}) {
      const int out = moved < pairs ? moved : moved - difference;
      const int in = out + difference;
      if (out < 0 || out >= pairs || in < pairs || in >= size) continue;
      if (++tried > longest_search) return false;
      halve(players, out, in);
      exchanges_ = 1;
      if (fill_classes(network)) return transpose(network);
    }
  }
  return false;
}

// Makes S1 and S2 with the exchange of these two, by index.
void RemainderChoice::halve(std::span<const BracketNumber> players, int out, int in) {
  const auto pairs = static_cast<int>(players.size() / 2);
  s1_.assign(players.begin(), players.begin() + pairs);
  s2_.assign(players.begin() + pairs, players.end());
  std::swap(s1_[at(out)], s2_[at(in - pairs)]);
  std::sort(s1_.begin(), s1_.end());
  std::sort(s2_.begin(), s2_.end());
}

// True if S1 and the slot can be matched with S2 by classes, ignoring pairs who have met.
bool RemainderChoice::fill_classes(const TightNetwork& network) {
  const Partition& partition = network.partition;
  const int all = static_cast<int>(partition.units().size());
  flow_.reset(all, partition.nodes());
  std::vector<matching::Units> lefts(at(all), 0);
  std::vector<matching::Units> rights(at(partition.nodes()), 0);
  for (const BracketNumber v : s1_) ++lefts[at(network.node(v))];
  for (const BracketNumber v : s2_) ++rights[at(network.node(v))];
  if (odd_) lefts[at(partition.slot())] = 1;
  for (int t = 0; t < all; ++t) {
    flow_.set_left(t, lefts[at(t)]);
    any_bit(network.tight.row(t), network.tight.words(), [&](int u) {
      if (u < partition.nodes()) flow_.allow(t, u);
      return false;
    });
  }
  for (int u = 0; u < partition.nodes(); ++u) flow_.set_right(u, rights[at(u)]);
  return flow_.saturate();
}

// D.1 by classes: each upper takes the smallest number whose class can be spared. True if each finds a legal
// opponent: that is the answer. If not, pairs_ holds the pairs before the first failure.
bool RemainderChoice::transpose_classes(const TightNetwork& network) {
  members_.fill(network, s2_);
  const int words = flow_.allowed().words();
  for (const BracketNumber v : s1_) {
    const int node = network.node(v);
    Member first;
    do {  // an option that cannot be taken is not tried again
      first = members_.first_of(flow_.allowed().row(node), words, v, network.view);
      if (first.nobody()) return false;
    } while (!flow_.take(node, first.node));
    members_.take(first);
    pairs_.emplace_back(v, first.player);
  }
  collect_left_over();
  if (odd_) single_ = left_over_.front();
  return true;
}

void RemainderChoice::collect_left_over() {
  left_over_.clear();
  for (const BracketNumber v : s2_)
    if (!members_.taken(v)) left_over_.push_back(v);
}

// Replaces the choices for the last players of S1 by an exact matching. A perfect matching of that tail proves
// the choices by classes before it right; without one, the tail is extended.
bool RemainderChoice::transpose_tail(const TightNetwork& network) {
  std::size_t exact = std::min(s1_.size(), std::max(first_tail, s1_.size() - pairs_.size()));
  while (exact <= longest_tail) {
    for (; pairs_.size() > s1_.size() - exact; pairs_.pop_back()) {
      const BracketNumber lower = pairs_.back().second;
      members_.put_back({lower, network.node(lower)});
    }
    collect_left_over();
    const auto tail = std::span(s1_).last(exact);
    if (fill_players(network, tail)) return transpose_players(tail), true;
    if (exact == std::min(s1_.size(), longest_tail)) return false;
    exact = std::min({4 * exact, s1_.size(), longest_tail});
  }
  return false;
}

// True if the uppers and the slot can be matched with left_over_ player by player.
bool RemainderChoice::fill_players(const TightNetwork& network, std::span<const BracketNumber> uppers) {
  const Partition& partition = network.partition;
  const int slot = static_cast<int>(uppers.size());
  const int rights = static_cast<int>(left_over_.size());
  lowers_of_node_.reset(partition.nodes(), rights);
  flow_.reset(odd_ ? slot + 1 : slot, rights);
  index_.resize(at(network.view.size()), -1);
  for (int j = 0; j < rights; ++j) {
    lowers_of_node_.set(network.node(left_over_[at(j)]), j);
    index_[at(left_over_[at(j)])] = j;
    flow_.set_right(j, 1);
  }
  for (int i = 0; i < slot; ++i) {
    allow_players(network, i, network.node(uppers[at(i)]));
    network.view.for_each_barred(uppers[at(i)], [&](BracketNumber u) {
      if (index_[at(u)] >= 0) flow_.forbid(i, index_[at(u)]);
    });
  }
  if (odd_) allow_players(network, slot, partition.slot());
  for (const BracketNumber v : left_over_) index_[at(v)] = -1;
  return flow_.saturate();
}

// Gives the left vertex one unit, for any of left_over_ whose node is tight with `node`.
void RemainderChoice::allow_players(const TightNetwork& network, int left, int node) {
  flow_.set_left(left, 1);
  any_bit(network.tight.row(node), network.tight.words(), [&](int other) {
    if (other < network.partition.nodes()) flow_.allow_all(left, lowers_of_node_.row(other));
    return false;
  });
}

// D.1 player by player. Requires that flow_ matches all of `uppers` with left_over_, so each finds an opponent.
void RemainderChoice::transpose_players(std::span<const BracketNumber> uppers) {
  std::vector<BitWord>& open = open_lowers_;
  const int lowers = static_cast<int>(left_over_.size());
  open.assign(at(matching::words_for(lowers)), 0);
  for (int j = 0; j < lowers; ++j) set_bit(open.data(), j);
  const auto words = static_cast<int>(open.size());
  for (int i = 0; i < static_cast<int>(uppers.size()); ++i) {
    [[maybe_unused]] const bool found = any_bit(open.data(), words, [&](int j) {
      if (!flow_.take(i, j)) return false;
      pairs_.emplace_back(uppers[at(i)], left_over_[at(j)]);
      erase_bit(open, j);
      return true;
    });
    assert(found);
  }
  any_bit(open.data(), words, [&](int j) { return single_ = left_over_[at(j)], true; });
}

}  // namespace bloesem::swiss::dutch
