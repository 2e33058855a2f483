// Whether the score of the player with the bye becomes another one (2026: C5) if two players must meet.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "engine/explain/other_value.hpp"
#include "engine/explain/pair_matrix/bracket_pairs.hpp"
#include "engine/explain/pair_matrix/framed_round.hpp"

namespace bloesem::explain {

class ByeScores {
 public:
  ByeScores(const FramedRound& round, AllPairs& answers);

  // True if no pair changes the score.
  [[nodiscard]] bool never_depart() const noexcept { return !row_ || (sure_ && with_score_.size() > 2); }
  // Returns a player of every pair that changes the score; empty if it is not known that there is one.
  [[nodiscard]] std::optional<swiss::Position> always_in_pair() const {
    return sure_ ? std::optional(with_score_.front()) : std::nullopt;
  }
  [[nodiscard]] EffectOfPair ask(swiss::Position one, swiss::Position other);

 private:
  [[nodiscard]] bool leaves(swiss::Position candidate, swiss::Position one, swiss::Position other) const;

  const FramedRound& round_;
  AllPairs& answers_;
  std::optional<ByeScore> row_;              // of the round; empty: there is no such criterion, or no bye
  std::vector<swiss::Position> with_score_;  // who may have the bye at the score of the round
  bool sure_ = false;                        // counting shows that any of them can be left over
};

}  // namespace bloesem::explain
