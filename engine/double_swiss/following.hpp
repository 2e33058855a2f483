// C6: whether the players below a bracket can be paired so that their top score group needs no more upfloaters
// than its number of players makes necessary.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/double_swiss/match_round.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss::double_swiss {

enum class Outlook : std::uint8_t {
  Fewest,      // the following score group needs one upfloater if its number of players is odd, else none
  More,        // it needs more of them, but all can be paired
  Impossible,  // the players cannot all be paired (C3)
};

class Following {
 public:
  explicit Following(const MatchRound& round) : round_(round) {}

  // Returns what can be done with `rest`, the players below a bracket of that score, ascending and without the
  // upfloaters. A following score group whose players are used up needs nothing.
  [[nodiscard]] Outlook outlook(std::span<const Position> rest, Points score) const;

  // Returns the least number of players of the following score group who must be paired below it. Requires that
  // the outlook is not Impossible.
  [[nodiscard]] int paired_below(std::span<const Position> rest, Points score) const;

 private:
  [[nodiscard]] std::size_t players_of_following(std::span<const Position> rest, Points score) const;
  [[nodiscard]] bool one_helps(std::span<const Position> group, std::span<const Position> below) const;
  [[nodiscard]] bool helps(Position helper, std::span<const Position> group,
                           std::span<const Position> below) const;

  const MatchRound& round_;
};

}  // namespace bloesem::swiss::double_swiss
