#include "engine/dutch/solve/lemon/order.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

#include "engine/swiss/bracket_view.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::DigitRange;
using matching::SparseFace;
using matching::Term;
using matching::Vertex;
using FaceEdge = SparseFace::FaceEdge;

struct Ends {
  Vertex higher;
  Vertex lower;
};
Ends ends_of(const FaceEdge& edge) { return {std::min(edge.u, edge.v), std::max(edge.u, edge.v)}; }

// A list of further digits by their ranges.
class Digits {
 public:
  std::int32_t add(std::int64_t least, std::int64_t most) {
    ranges_.push_back({least, most});
    return static_cast<std::int32_t>(ranges_.size() - 1);
  }
  // Adds one digit for each of n items; returns the first.
  std::int32_t add_each(int n, std::int64_t least, std::int64_t most) {
    ranges_.insert(ranges_.end(), at(n), DigitRange{least, most});
    return static_cast<std::int32_t>(ranges_.size()) - n;
  }
  [[nodiscard]] const std::vector<DigitRange>& ranges() const { return ranges_; }

 private:
  std::vector<DigitRange> ranges_;
};

// Chooses which MDPs are paired (D.3) and their opponents (D.1).
class MovedDownOrder {
 public:
  MovedDownOrder(SparseFace& face, Vertex moved_down, Vertex inside)
      : face_(face), moved_down_(moved_down), inside_(inside) {}

  void choose() {
    Digits digits;
    // C.6 has fixed how many of each score are paired, so preferring the earlier MDPs one by one is enough.
    const std::int32_t paired = digits.add_each(moved_down_, 0, 1);
    const std::int32_t opponent = digits.add_each(moved_down_, 0, inside_ - moved_down_);
    face_.refine(digits.ranges(), [&](const FaceEdge& edge, std::vector<Term>& terms) {
      const auto [mdp, resident] = ends_of(edge);
      if (mdp >= moved_down_ || resident >= inside_) return;
      terms.push_back({paired + mdp, 1});
      terms.push_back({opponent + mdp, inside_ - resident});
    });
    // The other MDPs form the limbo.
    face_.settle(paired_ones());
    face_.keep_if([&](const FaceEdge& edge) {
      return ends_of(edge).higher >= moved_down_ || ends_of(edge).lower >= inside_;
    });
  }

 private:
  [[nodiscard]] std::vector<Vertex> paired_ones() const {
    std::vector<Vertex> result;
    for (Vertex m = 0; m < moved_down_; ++m)
      if (const Vertex mate = face_.mate(m); mate != matching::no_vertex && mate < inside_) result.push_back(m);
    return result;
  }

  SparseFace& face_;
  Vertex moved_down_;
  Vertex inside_;
};

// Residents without an MDP as opponent: the remainder, or all of a homogeneous bracket.
class RemainderOrder {
 public:
  RemainderOrder(SparseFace& face, Vertex moved_down, Vertex inside)
      : face_(face), numbers_(at(inside), no_number) {
    for (Vertex v = moved_down; v < inside; ++v) {
      const Vertex mate = face.mate(v);
      if (mate != matching::no_vertex && mate < moved_down) continue;
      numbers_[at(v)] = static_cast<BracketNumber>(members_.size());
      members_.push_back(v);
      if (mate != matching::no_vertex && mate < inside && v < mate) ++pairs_;
    }
  }

  int choose() {
    if (pairs_ == 0) return 0;
    if (!keep_original_s1()) {
      choose_how_many_exchanges();
      choose_which_exchanges();
      keep_uppers(uppers());  // the same in all remaining matchings
    }
    choose_opponents();
    return exchanges();
  }

 private:
  // Returns the BSN in the remainder (from 0), or no_number for a vertex outside it.
  [[nodiscard]] BracketNumber number(Vertex v) const {
    return at(v) < numbers_.size() ? numbers_[at(v)] : no_number;
  }
  [[nodiscard]] int size() const { return static_cast<int>(members_.size()); }
  [[nodiscard]] bool inside(const FaceEdge& edge) const { return number(edge.u) >= 0 && number(edge.v) >= 0; }
  [[nodiscard]] bool in_s1(BracketNumber number) const { return number < pairs_; }

  [[nodiscard]] bool is_upper(Vertex v) const {
    const Vertex mate = face_.mate(v);
    return mate != matching::no_vertex && number(mate) > number(v);
  }
  [[nodiscard]] std::vector<Vertex> uppers() const {
    std::vector<Vertex> result;
    std::copy_if(members_.begin(), members_.end(), std::back_inserter(result),
                 [&](Vertex v) { return is_upper(v); });
    return result;
  }
  [[nodiscard]] int exchanges() const {
    return static_cast<int>(
        std::count_if(members_.begin(), members_.begin() + pairs_, [&](Vertex v) { return !is_upper(v); }));
  }

  // Keeps S1 against S2, without exchange, if that is possible. It nearly always is.
  bool keep_original_s1() { return keep_uppers(std::span(members_).first(at(pairs_))); }

  // Keeps the matchings in which exactly these vertices are the higher ranked of a pair.
  bool keep_uppers(std::span<const Vertex> uppers) {
    std::vector<bool> upper(numbers_.size(), false);
    for (const Vertex v : uppers) upper[at(v)] = true;
    const auto is_one = [&](Vertex v) { return number(v) >= 0 && upper[at(v)]; };
    return face_.keep_if(
        [&](const FaceEdge& edge) {
          const auto [higher, lower] = ends_of(edge);
          return (!inside(edge) || is_one(higher)) && !is_one(lower) && (inside(edge) || !is_one(higher));
        },
        uppers);
  }

  // D.2.a and b: as many of the original S1 as possible are uppers; then the sum of the uppers' numbers is
  // least.
  void choose_how_many_exchanges() {
    Digits digits;
    // Ranges hold for any matching, even with more pairs than the optimum has.
    const std::int32_t kept = digits.add(0, pairs_);
    const std::int32_t sum = digits.add(0, std::int64_t{size() / 2} * size());
    face_.refine(digits.ranges(), [&](const FaceEdge& edge, std::vector<Term>& terms) {
      if (!inside(edge)) return;
      const BracketNumber upper = number(ends_of(edge).higher);
      terms.push_back({kept, in_s1(upper) ? 1 : 0});
      terms.push_back({sum, size() - upper});
    });
  }

  // D.2.c and d: from the last player of S1 up, everyone who can leave S1 does; from the first of S2 down,
  // everyone who can enter does.
  void choose_which_exchanges() {
    Digits digits;
    const std::int32_t stays = digits.add_each(pairs_, -1, 0);
    const std::int32_t enters = digits.add_each(size() - pairs_, 0, 1);
    face_.refine(digits.ranges(), [&](const FaceEdge& edge, std::vector<Term>& terms) {
      if (!inside(edge)) return;
      const BracketNumber upper = number(ends_of(edge).higher);
      if (in_s1(upper))
        terms.push_back({stays + (pairs_ - 1 - upper), -1});
      else
        terms.push_back({enters + (upper - pairs_), 1});
    });
  }

  // D.1 on the final S1: its players in order, each with the smallest available number.
  void choose_opponents() {
    const std::vector<Vertex> all = uppers();
    const std::size_t at_once = SparseFace::digits_per_portion({0, size()});
    for (std::span<const Vertex> left = all; !left.empty();) {
      if (left.size() > at_once) left = left.subspan(take_greedily(left, at_once));
      const std::span<const Vertex> batch = left.first(std::min(at_once, left.size()));
      choose_opponents_of(batch);
      left = left.subspan(batch.size());
    }
  }

  // By digits: exact, but expensive for many players.
  void choose_opponents_of(std::span<const Vertex> batch) {
    Digits digits;
    std::vector<std::int32_t> digit(numbers_.size(), -1);
    for (const Vertex v : batch) digit[at(v)] = digits.add(0, size());
    face_.refine(digits.ranges(), [&](const FaceEdge& edge, std::vector<Term>& terms) {
      const auto [upper, lower] = ends_of(edge);
      if (inside(edge) && digit[at(upper)] >= 0) terms.push_back({digit[at(upper)], size() - number(lower)});
    });
    face_.settle(batch);
  }

  // Lets each upper in order take the smallest number still free. No earlier candidate can be generated, so the
  // longest prefix contained in some optimal matching is right. The last `untried` ones, who would be left with
  // the rest, are not tried. Returns the number of uppers settled.
  std::size_t take_greedily(std::span<const Vertex> uppers, std::size_t untried) {
    const std::vector<Vertex> greedy = greedy_opponents(uppers);
    const auto stuck =
        static_cast<std::size_t>(std::find(greedy.begin(), greedy.end(), matching::no_vertex) - greedy.begin());
    for (std::size_t n = std::min(stuck, uppers.size() - untried); n > 0; n /= 2) {
      std::vector<Vertex> chosen(numbers_.size(), matching::no_vertex);
      for (std::size_t i = 0; i < n; ++i) {
        chosen[at(uppers[i])] = greedy[i];
        chosen[at(greedy[i])] = uppers[i];
      }
      const auto agrees = [&](Vertex v, Vertex mate) {
        return at(v) >= chosen.size() || chosen[at(v)] == matching::no_vertex || chosen[at(v)] == mate;
      };
      if (!face_.keep_if([&](const FaceEdge& e) { return agrees(e.u, e.v) && agrees(e.v, e.u); })) continue;
      face_.settle(uppers.first(n));
      return n;
    }
    return 0;
  }

  // Returns the opponents by upper; no_vertex from the first upper on who finds none.
  [[nodiscard]] std::vector<Vertex> greedy_opponents(std::span<const Vertex> uppers) const {
    std::vector<std::vector<Vertex>> options(numbers_.size());
    for (const FaceEdge& edge : face_.edges())
      if (inside(edge)) options[at(ends_of(edge).higher)].push_back(ends_of(edge).lower);
    std::vector<bool> taken(numbers_.size(), false);
    std::vector<Vertex> result(uppers.size(), matching::no_vertex);
    for (std::size_t i = 0; i < uppers.size(); ++i) {
      Vertex smallest = matching::no_vertex;
      if (options[at(uppers[i])].empty()) smallest = face_.mate(uppers[i]);  // already settled
      for (const Vertex v : options[at(uppers[i])])
        if (!taken[at(v)] && (smallest == matching::no_vertex || v < smallest)) smallest = v;
      if (smallest == matching::no_vertex) break;
      taken[at(smallest)] = true;
      result[i] = smallest;
    }
    return result;
  }

  SparseFace& face_;
  std::vector<BracketNumber> numbers_;  // by vertex
  std::vector<Vertex> members_;
  int pairs_ = 0;
};

}  // namespace

int choose_first_generated(SparseFace& face, Vertex moved_down, Vertex inside) {
  if (moved_down > 0) MovedDownOrder(face, moved_down, inside).choose();
  return RemainderOrder(face, moved_down, inside).choose();
}

}  // namespace bloesem::swiss::dutch
