#include "engine/dutch/solve/fast/remainder.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::any_bit;
using matching::bits_per_word;
using matching::BitWord;

constexpr std::size_t longest_tail = 512;

void replace(std::vector<BracketNumber>& sorted, BracketNumber out, BracketNumber in) {
  sorted.erase(std::lower_bound(sorted.begin(), sorted.end(), out));
  sorted.insert(std::lower_bound(sorted.begin(), sorted.end(), in), in);
}

}  // namespace

bool RemainderChoice::choose(const TightNetwork& network, std::span<const BracketNumber> players, int singles) {
  const std::size_t pairs = (players.size() - at(singles)) / 2;
  single_count_ = singles;
  exchanges_ = 0;
  pairs_.clear();
  singles_.clear();
  s1_.assign(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(pairs));
  s2_.assign(players.begin() + static_cast<std::ptrdiff_t>(pairs), players.end());
  if (pairs == 0) return leave_all(players), true;
  if (s1_.size() <= tail_) return choose_classes(network) || choose_players(network);
  return (fill_classes(network) || exchange_classes(network)) &&
         (transpose_classes(network) || transpose_tail(network));
}

void RemainderChoice::leave_all(std::span<const BracketNumber> players) {
  exchanges_ = 0;
  pairs_.clear();
  singles_.assign(players.begin(), players.end());
}

// Pairs by classes only, without an exchange.
bool RemainderChoice::choose_classes(const TightNetwork& network) {
  return fill_classes(network) && transpose_classes(network);
}

// Pairs player by player, respecting pairs who have met. D.2: no exchange is tried first, then one.
bool RemainderChoice::choose_players(const TightNetwork& network) {
  if (!fill_players(network, s1_, s2_) && !exchange_players(network)) return false;
  pairs_.clear();
  left_over_ = s2_;
  transpose_players(s1_);
  return true;
}

// One exchange: smallest difference first, then the highest number out of S1.
bool RemainderChoice::exchange_players(const TightNetwork& network) {
  // A single exchange changes one unit on either side.
  if (flow_.left_over() > 2) return false;
  const std::vector<BracketNumber> s1 = s1_;
  const std::vector<BracketNumber> s2 = s2_;
  const auto uppers = static_cast<int>(s1.size());
  const auto all = uppers + static_cast<int>(s2.size());
  for (int difference = 1; difference < all; ++difference) {
    for (int out = std::min(uppers - 1, all - 1 - difference); out >= std::max(0, uppers - difference); --out) {
      exchange(s1[at(out)], s2[at(out + difference - uppers)]);
      if (fill_players(network, s1_, s2_)) return true;
      s1_ = s1;
      s2_ = s2;
    }
  }
  return false;
}

// The same by classes. Within a class the last player of S1 and the first of S2 are the best to exchange.
bool RemainderChoice::exchange_classes(const TightNetwork& network) {
  if (flow_.left_over() > 2) return false;
  struct Exchange {
    BracketNumber difference;
    BracketNumber out;
    BracketNumber in;
  };
  const int nodes = network.partition.nodes();
  std::vector<BracketNumber> last(at(nodes), no_number);
  std::vector<BracketNumber> first(at(nodes), no_number);
  // Differences are of BSNs in the remainder, not in the bracket.
  std::vector<BracketNumber> rank(at(network.view.size()));
  BracketNumber next = 0;
  for (const BracketNumber v : s1_) last[at(network.node(v))] = v, rank[at(v)] = next++;
  for (const BracketNumber v : s2_) rank[at(v)] = next++;
  for (std::size_t i = s2_.size(); i-- > 0;) first[at(network.node(s2_[i]))] = s2_[i];
  std::vector<Exchange> exchanges;
  for (const BracketNumber out : last)
    for (const BracketNumber in : first)
      if (out != no_number && in != no_number && network.node(out) != network.node(in))
        exchanges.push_back({rank[at(in)] - rank[at(out)], out, in});
  std::sort(exchanges.begin(), exchanges.end(), [](const Exchange& a, const Exchange& b) {
    return std::tuple(a.difference, -a.out) < std::tuple(b.difference, -b.out);
  });
  const std::vector<BracketNumber> s1 = s1_;
  const std::vector<BracketNumber> s2 = s2_;
  for (const Exchange& e : exchanges) {
    exchange(e.out, e.in);
    if (fill_classes(network)) return true;
    s1_ = s1;
    s2_ = s2;
    exchanges_ = 0;
  }
  return false;
}

void RemainderChoice::exchange(BracketNumber out, BracketNumber in) {
  replace(s1_, out, in);
  replace(s2_, in, out);
  exchanges_ = 1;
}

// True if S1 and the singles' slot can be matched with S2 by classes, ignoring pairs who have met.
bool RemainderChoice::fill_classes(const TightNetwork& network) {
  const Partition& partition = network.partition;
  const int all = static_cast<int>(partition.units().size());
  flow_.reset(all, partition.nodes());
  std::vector<matching::Units> lefts(at(all), 0);
  std::vector<matching::Units> rights(at(partition.nodes()), 0);
  for (const BracketNumber v : s1_) ++lefts[at(network.node(v))];
  for (const BracketNumber v : s2_) ++rights[at(network.node(v))];
  if (single_count_ > 0) lefts[at(partition.slot())] = single_count_;
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

// The same player by player: lefts are the uppers, then the slot.
bool RemainderChoice::fill_players(const TightNetwork& network, std::span<const BracketNumber> uppers,
                                   std::span<const BracketNumber> lowers) {
  const Partition& partition = network.partition;
  const int lefts = static_cast<int>(uppers.size()) + (single_count_ > 0 ? 1 : 0);
  const int rights = static_cast<int>(lowers.size());
  lowers_of_node_.reset(partition.nodes(), rights);
  index_.resize(at(network.view.size()), -1);
  for (int j = 0; j < rights; ++j) {
    lowers_of_node_.set(network.node(lowers[at(j)]), j);
    index_[at(lowers[at(j)])] = j;
  }
  flow_.reset(lefts, rights);
  for (int j = 0; j < rights; ++j) flow_.set_right(j, 1);
  const auto allow_node = [&](int left, int node) {
    any_bit(network.tight.row(node), network.tight.words(), [&](int other) {
      if (other < partition.nodes()) flow_.allow_all(left, lowers_of_node_.row(other));
      return false;
    });
  };
  for (int i = 0; i < static_cast<int>(uppers.size()); ++i) {
    const BracketNumber v = uppers[at(i)];
    flow_.set_left(i, 1);
    allow_node(i, network.node(v));
    network.view.for_each_barred(v, [&](BracketNumber u) {
      if (index_[at(u)] >= 0) flow_.forbid(i, index_[at(u)]);
    });
  }
  if (single_count_ > 0) {
    flow_.set_left(lefts - 1, single_count_);
    allow_node(lefts - 1, partition.slot());
  }
  for (const BracketNumber v : lowers) index_[at(v)] = -1;
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
  singles_ = left_over_;
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
  std::size_t exact = std::max(tail_, s1_.size() - pairs_.size());
  while (exact <= longest_tail) {
    for (; pairs_.size() > s1_.size() - exact; pairs_.pop_back()) {
      const BracketNumber lower = pairs_.back().second;
      members_.put_back({lower, network.node(lower)});
    }
    collect_left_over();
    const auto tail = std::span(s1_).last(exact);
    if (fill_players(network, tail, left_over_)) return transpose_players(tail), true;
    if (exact == std::min(s1_.size(), longest_tail)) return false;
    exact = std::min({4 * exact, s1_.size(), longest_tail});
  }
  return false;
}

// D.1 player by player. Requires that flow_ matches all of `uppers` with left_over_, so each finds an opponent.
void RemainderChoice::transpose_players(std::span<const BracketNumber> uppers) {
  std::vector<BitWord>& open = open_lowers_;
  const int lowers = static_cast<int>(left_over_.size());
  open.assign(at(matching::words_for(lowers)), 0);
  for (int j = 0; j < lowers; ++j) open[at(j / bits_per_word)] |= BitWord{1} << (j % bits_per_word);
  for (int i = 0; i < static_cast<int>(uppers.size()); ++i) {
    [[maybe_unused]] const bool found = any_bit(open.data(), static_cast<int>(open.size()), [&](int j) {
      if (!flow_.take(i, j)) return false;
      pairs_.emplace_back(uppers[at(i)], left_over_[at(j)]);
      erase_bit(open, j);
      return true;
    });
    assert(found);
  }
  any_bit(open.data(), static_cast<int>(open.size()), [&](int j) {
    singles_.push_back(left_over_[at(j)]);
    return false;
  });
}

}  // namespace bloesem::swiss::dutch
