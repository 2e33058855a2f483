#include "engine/burstein/fold.hpp"

#include <array>

namespace bloesem::swiss::burstein {
namespace {

constexpr int no_partner = -1;

class Folding {
 public:
  Folding(const RoundField& field, std::span<const Position> players, CountedBounds bounds)
      : field_(field), players_(players), bounds_(bounds), before_(players.size()), after_(players.size()) {
    last_.fill(no_partner);
    kinds_.reserve(players.size());
    for (const Position p : players) append(colour_kind(field, p));
  }

  std::vector<BracketPair> run(std::size_t left) {
    std::vector<BracketPair> pairs;
    std::vector<bool> taken(players_.size(), false);
    for (int x = 0; static_cast<std::size_t>(counts_.players()) > left; ++x) {
      if (taken[at(x)]) continue;
      const int y = partner_of(x);
      if (y == no_partner) break;
      bounds_.clashes -= kinds_clash(kind(x), kind(y)) ? 1 : 0;
      remove(x);
      remove(y);
      taken[at(y)] = true;
      pairs.emplace_back(x, y);
    }
    return pairs;
  }

 private:
  [[nodiscard]] ColourKind kind(int i) const { return kinds_[at(i)]; }

  // The players of a kind who are left over form a list in order of rank.
  void append(ColourKind kind) {
    const int i = static_cast<int>(kinds_.size());
    kinds_.push_back(kind);
    counts_.add(kind);
    int& last = last_[at(kind)];
    before_[at(i)] = last;
    after_[at(i)] = no_partner;
    if (last != no_partner) after_[at(last)] = i;
    last = i;
  }
  void remove(int i) {
    counts_.remove(kind(i));
    const int before = before_[at(i)];
    const int after = after_[at(i)];
    if (before != no_partner) after_[at(before)] = after;
    (after != no_partner ? before_[at(after)] : last_[at(kind(i))]) = before;
  }

  // True if the counts without such a pair do not exclude a candidate that attains the bounds.
  [[nodiscard]] bool fits(ColourKind a, ColourKind b) const {
    if (!colour_kinds_meet(a, b)) return false;
    ColourCounts rest = counts_;
    rest.remove(a);
    rest.remove(b);
    const int clashes = kinds_clash(a, b) ? 1 : 0;
    return rest.fewest_floaters() <= bounds_.floaters &&
           clashes + rest.fewest_clashes(bounds_.floaters) <= bounds_.clashes;
  }

  // Returns the last possible partner of `x`, the first player left over.
  [[nodiscard]] int partner_of(int x) const {
    int best = no_partner;
    for (ColourKind k = 0; k < colour_kinds; ++k) {
      if (last_[at(k)] <= std::max(x, best) || !fits(kind(x), k)) continue;
      int y = last_[at(k)];
      while (y > std::max(x, best) && !field_.compatible(players_[at(x)], players_[at(y)])) y = before_[at(y)];
      if (y > x) best = std::max(best, y);
    }
    return best;
  }

  const RoundField& field_;
  std::span<const Position> players_;
  CountedBounds bounds_;  // of those left over
  ColourCounts counts_;   // likewise
  std::vector<ColourKind> kinds_;
  std::array<int, colour_kinds> last_{};
  std::vector<int> before_;
  std::vector<int> after_;
};

}  // namespace

std::vector<BracketPair> fold(const RoundField& field, std::span<const Position> players, CountedBounds bounds,
                              std::size_t left) {
  return Folding(field, players, bounds).run(left);
}

}  // namespace bloesem::swiss::burstein
