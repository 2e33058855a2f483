#include "engine/burstein/pair_bracket.hpp"

#include <algorithm>
#include <numeric>

#include "engine/swiss/legal_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::burstein {
namespace {

// Players whom the first matching of a bracket pairs; the next ones have four times as many.
constexpr std::size_t first_tail = 16;
constexpr std::size_t growth = 4;

// Returns how many players stay without an opponent if as many as possible are paired among themselves.
int unpaired_in_bracket(const RoundField& field, const std::vector<Position>& players) {
  matching::MaximumMatching<LegalPairs> matching;
  matching.maximise(LegalPairs(field, players, LegalPairs::Bye::None));
  return static_cast<int>(matching.single().size());
}

// Collects pairs by the indexes of their players.
class Collected {
 public:
  explicit Collected(const OpenBracket& bracket) : bracket_(bracket), opponents_(bracket.players.size(), -1) {}

  void pair(int a, int b) {
    opponents_[at(a)] = b;
    opponents_[at(b)] = a;
  }
  // Adds the pairs of a solved matching of these players.
  void add(std::span<const int> members, const BracketMatching& matching) {
    for (int i = 0; i < static_cast<int>(members.size()); ++i)
      if (const int opponent = matching.opponent(i); opponent > i) pair(members[at(i)], members[at(opponent)]);
  }

  [[nodiscard]] PairedBracket result(std::string_view solved_by) const {
    PairedBracket result{.solved_by = solved_by};
    for (int i = 0; i < static_cast<int>(opponents_.size()); ++i) {
      const Position own = bracket_.players[at(i)];
      const int opponent = opponents_[at(i)];
      if (opponent < 0) result.floaters.push_back(own);
      if (opponent > i) result.pairs.emplace_back(own, bracket_.players[at(opponent)]);
    }
    std::sort(result.floaters.begin(), result.floaters.end());
    return result;
  }

 private:
  const OpenBracket& bracket_;
  std::vector<int> opponents_;  // -1: none
};

std::vector<int> all_members(const OpenBracket& bracket) {
  std::vector<int> members(bracket.players.size());
  std::iota(members.begin(), members.end(), 0);
  return members;
}

PairedBracket collect(const OpenBracket& bracket, const BracketMatching& matching, std::string_view solved_by) {
  Collected collected(bracket);
  collected.add(all_members(bracket), matching);
  return collected.result(solved_by);
}

}  // namespace

PairedBracket BracketPairer::pair(const OpenBracket& bracket, SolverChoice choice) {
  PairedBracket own = pair_without_wish(bracket, choice);
  if (unwished_ == nullptr || unwished_->count(own.pairs) == 0) return own;
  return pair_with_wish(bracket, own.floaters);
}

// `floaters`: those of the pairing without the wish, which a strict wish keeps.
PairedBracket BracketPairer::pair_with_wish(const OpenBracket& bracket, const std::vector<Position>& floaters) {
  const std::span<const Position> kept = unwished_->strict() ? floaters : std::span<const Position>();
  const RoundField field = field_.barring(pairs_of_floaters(kept, bracket.players, {}));
  const std::vector<Position> below = outlook_.players_below(bracket);
  BracketMatching matching(field, criteria_,
                           bracket.next.empty() ? criteria::BracketKind::Last : criteria::BracketKind::Normal);
  [[maybe_unused]] const bool solved = matching.solve({bracket.players, bracket.next, below});
  BLOESEM_ASSERT(solved);
  matching.keep_fewest(*unwished_);
  matching.settle_order();
  return collect(bracket, matching, with_all);
}

PairedBracket BracketPairer::pair_without_wish(const OpenBracket& bracket, SolverChoice choice) {
  PairedBracket result;
  if (choice != SolverChoice::Blossom && fold_bracket(bracket, result)) return result;
  const std::vector<Position> below = outlook_.players_below(bracket);
  if (choice != SolverChoice::Blossom && match_with_next(bracket, below))
    return collect(bracket, normal_, with_next);
  BracketMatching& matching = bracket.next.empty() ? last_ : normal_;
  [[maybe_unused]] const bool solved = matching.solve({bracket.players, bracket.next, below});
  BLOESEM_ASSERT(solved);
  matching.settle_order();
  return collect(bracket, matching, with_all);
}

// The first pairs are kept and the others matched. If all criteria have the values that no candidate can
// better, the first pairs are those of the first candidate; otherwise fewer pairs are kept.
bool BracketPairer::fold_bracket(const OpenBracket& bracket, PairedBracket& result) {
  const CountedBounds bounds = CountedBounds::of(field_, bracket.players);
  if (bounds.floaters == 0 && !outlook_.completes({}, bracket.end)) return false;
  const std::vector<BracketPair> pairs = fold(field_, bracket.players, bounds, first_tail);
  for (std::size_t kept = pairs.size();;) {
    const auto first = std::span(pairs).first(kept);
    const Tail tail = tail_after(bracket, first, bounds);
    if (tail.floaters == static_cast<int>(bracket.players.size())) {
      result = Collected(bracket).result(by_folding);
      return true;
    }
    if (solve_tail(bracket, tail, kept > 0)) {
      Collected collected(bracket);
      for (const auto& [a, b] : first) collected.pair(a, b);
      collected.add(tail.members, last_);
      result = collected.result(by_folding);
      return tail.floaters < 2 || outlook_.attains_bound(bracket, result.floaters);
    }
    if (kept == 0) return false;
    kept -= std::min(kept, (growth - 1) * tail.members.size() / 2 + 1);
  }
}

BracketPairer::Tail BracketPairer::tail_after(const OpenBracket& bracket, std::span<const BracketPair> kept,
                                              CountedBounds bounds) const {
  Tail tail;
  std::vector<bool> is_kept(bracket.players.size(), false);
  tail.clashes = bounds.clashes;
  for (const auto& [a, b] : kept) {
    is_kept[at(a)] = is_kept[at(b)] = true;
    const ColourKind one = colour_kind(field_, bracket.players[at(a)]);
    tail.clashes -= kinds_clash(one, colour_kind(field_, bracket.players[at(b)])) ? 1 : 0;
  }
  for (const int i : all_members(bracket)) {
    if (is_kept[at(i)]) continue;
    tail.members.push_back(i);
    tail.players.push_back(bracket.players[at(i)]);
  }
  tail.floaters = kept.empty() ? unpaired_in_bracket(field_, tail.players) : bounds.floaters;
  return tail;
}

// Where a single player floats, or pairs are kept, only those who attain the bounds of C6 and, if alone, of C7.
std::vector<char> BracketPairer::who_may_float(const OpenBracket& bracket, const Tail& tail,
                                               bool pairs_are_kept) {
  std::vector<char> may_float(tail.players.size(), 1);
  if (tail.floaters != 1 && !pairs_are_kept) return may_float;
  for (std::size_t i = 0; i < may_float.size(); ++i) {
    const Position p = tail.players[i];
    const bool lowest = field_.facts(p).score == bracket.score;
    may_float[i] = lowest && (tail.floaters != 1 || outlook_.attains_bound(bracket, std::span(&p, 1))) ? 1 : 0;
  }
  return may_float;
}

int BracketPairer::clashes_of(const Tail& tail) const {
  int clashes = 0;
  for (int i = 0; i < static_cast<int>(tail.players.size()); ++i) {
    const int opponent = last_.opponent(i);
    if (opponent < i) continue;  // counted already, or a floater
    const ColourKind one = colour_kind(field_, tail.players[at(i)]);
    clashes += kinds_clash(one, colour_kind(field_, tail.players[at(opponent)])) ? 1 : 0;
  }
  return clashes;
}

bool BracketPairer::solve_tail(const OpenBracket& bracket, const Tail& tail, bool pairs_are_kept) {
  std::vector<char> may_float;
  if (tail.floaters > 0) may_float = who_may_float(bracket, tail, pairs_are_kept);
  MatchingTask task{.bracket = tail.players, .any_next = tail.floaters, .may_float = may_float};
  if (!last_.solve(task)) return false;
  if (pairs_are_kept && clashes_of(tail) > tail.clashes) return false;
  last_.settle_order();
  return true;
}

bool BracketPairer::match_with_next(const OpenBracket& bracket, const std::vector<Position>& below) {
  const std::size_t players = bracket.players.size() + bracket.next.size();
  if (below.size() <= players) return false;  // then all of them are hardly more
  [[maybe_unused]] const bool solved =
      normal_.solve({.bracket = bracket.players, .next = bracket.next, .any_below = static_cast<int>(players)});
  BLOESEM_ASSERT(solved);
  normal_.settle_order();
  return outlook_.completes(normal_.matched_below(), bracket.below);
}

}  // namespace bloesem::swiss::burstein
