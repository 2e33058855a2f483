// Where a walk over a round goes the way of another, so that the rest of both is the same.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/bracket_kind.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// The states of a walk of the Dutch family (WalkContext::watch) between two brackets.
//
// Lemma. Let two fields have the same players, no pair barred in one of them only, the same number of rounds
// and the same rules. Let both walks stand before a bracket such that (1) the same number of players is
// settled, and the downfloaters are the same, in the same order, with the same facts; (2) from the first player
// who is neither settled nor a downfloater on, both fields have the same players with the same facts; and (3)
// the bracket before was of the same kind. Then the rest of both walks is the same. Proof. A walk never returns
// to settled brackets. The next bracket consists of the downfloaters and the first score group of those left,
// and its kind follows from these and from whether those left can be paired (C.4, C.7, A.9), or, after a
// penultimate bracket, from the kind of that one. All criteria compare facts of these players, all pairs are
// legal by facts (C.3) and meetings (C.1), and whether the bye is left follows from the number of players. So
// the next bracket is the same problem, its answer is the same, and the walks stand before a bracket such that
// (1) to (3) hold, or are finished.
class WalkTrace {
 public:
  // Notes the state of the walk that is traced, each time it is watched.
  void note(const swiss::Walk& so_far);
  // Keeps the field of that walk, as the walk has left it.
  void keep(swiss::RoundField&& field);

  // One walk that is compared with the one traced.
  class Follower {
   public:
    // `field`: of the walk, which is being watched. Requires what the lemma says of both fields.
    Follower(const WalkTrace& trace, const swiss::RoundField& field) : trace_(trace), field_(field) {}

    // True if from here on both walks are the same.
    [[nodiscard]] bool goes_the_same_way(const swiss::Walk& so_far);

   private:
    [[nodiscard]] bool has_facts_of_trace(PlayerIndex player);
    [[nodiscard]] swiss::Position first_same();

    const WalkTrace& trace_;
    const swiss::RoundField& field_;
    std::size_t brackets_ = 0;  // seen so far
    std::optional<swiss::Position> first_same_;
  };

 private:
  struct State {
    swiss::Position end = 0;  // the first player who is neither settled nor a downfloater
    criteria::BracketKind kind = criteria::BracketKind::Normal;  // of the bracket before
    std::vector<PlayerIndex> downfloaters;

    friend bool operator==(const State&, const State&) = default;
  };

  // Returns the state; empty if the bracket has been seen, or was discarded.
  static std::optional<State> state_of(const swiss::Walk& so_far, std::size_t& brackets);

  std::size_t brackets_ = 0;
  std::vector<State> states_;  // from the top
  std::optional<swiss::RoundField> field_;
  std::vector<swiss::Position> places_;  // in that field, by player; -1: nowhere
};

}  // namespace bloesem::explain
