// Answers of the solvers, kept from one walk to the next where these pose the same brackets.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/swiss/bracket.hpp"

namespace bloesem::swiss {

// For walks over fields with the same players and facts, except for who may have the bye, and the same barred
// pairs but for some that are barred in one of them only. A normal bracket whose players, those looked ahead to
// included, all rank above a player of each of these pairs is then the same problem in all fields
// (docs/formulation.md#lemma-known-brackets).
class KnownBrackets {
 public:
  // To be called before each walk: each pair that is barred in this field only has a player at position `end`
  // or further.
  void begin_walk(Position end) noexcept { end_ = end; }

  // Returns the answer to the bracket if it is known; otherwise that of solve(), which is kept if the bracket
  // is the same problem in other fields.
  template <class Solve>
  Result<BracketPairing> answer(const Bracket& bracket, Solve solve) {
    if (!is_the_same_everywhere(bracket)) return solve();
    const auto known = std::find_if(known_.begin(), known_.end(), [&](const Known& each) {
      return each.bracket.moved_down == bracket.moved_down && each.bracket.residents == bracket.residents &&
             each.bracket.ahead == bracket.ahead;
    });
    if (known != known_.end()) return known->pairing;
    Result<BracketPairing> pairing = solve();
    if (pairing) known_.push_back({bracket, *pairing});
    return pairing;
  }

 private:
  struct Known {
    Bracket bracket;
    BracketPairing pairing;
  };

  [[nodiscard]] bool is_the_same_everywhere(const Bracket& bracket) const {
    const Position last = bracket.ahead.empty() ? bracket.residents.back() : bracket.ahead.back();
    return bracket.kind == criteria::BracketKind::Normal && last < end_;
  }

  Position end_ = 0;
  std::vector<Known> known_;
};

}  // namespace bloesem::swiss
