// Where a walk over a round goes the way of an earlier one, so that the rest of both is the same.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "bloesem/bracket_kind.hpp"
#include "engine/swiss/by_player.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

// The states between two brackets (WalkContext::watch) of walks of the Dutch family over fields that differ in
// some facts, from which the rest of the round is known.
//
// Lemma. Let two fields have the same players, no pair barred in one of them only, the same number of rounds
// and the same rules. Let walks over both stand before a bracket such that (1) the same number of players is
// settled, and the downfloaters are the same, in the same order, with the same facts; (2) from the first player
// who is neither settled nor a downfloater on, both fields have the same players with the same facts; and (3)
// the bracket before was of the same kind. Then the rest of both walks is the same. Proof. A walk never returns
// to settled brackets. The next bracket consists of the downfloaters and the first score group of those left,
// and its kind follows from these and from whether those left can be paired (C.4, C.7, A.9), or, after a
// penultimate bracket, from the kind of that one. All criteria compare facts of these players, all pairs are
// legal by facts (C.3) and meetings (C.1), and whether the bye is left follows from the number of players. So
// the next bracket is the same problem, its answer is the same, and the walks stand before a bracket such that
// (1) to (3) hold, or are finished. The number of settled players may differ if all of them are seated in one
// of the fields: what counts is the number of those left.
class KnownRests {
  struct State {
    int left = 0;  // players who are neither settled nor downfloaters
    criteria::BracketKind kind = criteria::BracketKind::Normal;  // of the bracket before
    std::vector<PlayerIndex> downfloaters;

    friend bool operator<(const State& a, const State& b) {
      return std::tie(a.left, a.kind, a.downfloaters) < std::tie(b.left, b.kind, b.downfloaters);
    }
  };

 public:
  // Notes the state of the first walk, each time it is watched: its rest is known.
  void note(const swiss::Walk& so_far, const swiss::RoundField& field);
  // Keeps the field of the first walk, as the walk has left it: states of others are known as far as nobody
  // who is left has other facts in theirs.
  void keep(swiss::RoundField&& field);

  // A walk over another field.
  class Follower {
   public:
    // `field`: of the walk, which is being watched. Requires what the lemma says of both fields.
    Follower(KnownRests& known, const swiss::RoundField& field) : known_(known), field_(field) {}

    // True if the rest from here on is known. Otherwise remembers the state. To be called each time the walk is
    // watched.
    [[nodiscard]] bool is_known(const swiss::Walk& so_far);
    // Makes known the rests from all states of this walk: what is known of the others is true of them.
    void make_known();

   private:
    [[nodiscard]] bool has_first_facts(PlayerIndex player);
    [[nodiscard]] int same_at_the_end();

    KnownRests& known_;
    const swiss::RoundField& field_;
    std::size_t brackets_ = 0;  // seen so far
    std::optional<int> same_at_the_end_;
    std::vector<State> passed_;
  };

 private:
  // Returns the state; empty if the bracket has been seen, or was discarded.
  static std::optional<State> state_of(const swiss::Walk& so_far, const swiss::RoundField& field,
                                       std::size_t& brackets);

  std::size_t brackets_ = 0;  // of the first walk, seen so far
  std::set<State> states_;
  std::optional<swiss::RoundField> field_;
  swiss::ByPlayer<swiss::Position> places_{swiss::no_position};  // in that field
};

}  // namespace bloesem::explain
