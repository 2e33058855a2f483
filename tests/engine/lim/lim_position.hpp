// Positions for tests of the Lim System, with players named by their numbers.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/lim/group.hpp"
#include "tests/support/literal_position.hpp"

namespace bloesem::test {

using LimNumbers = std::vector<int>;

// The members of a group by number.
struct LimMembers {
  LimNumbers residents;
  LimNumbers from_above = {};
  LimNumbers from_below = {};
};

// The coming round of a position.
class LimPosition {
 public:
  explicit LimPosition(const LiteralPosition& position, int declared = 99, bool maxi = false);
  LimPosition(const LimPosition&) = delete;

  [[nodiscard]] swiss::Position at(int number) const;
  [[nodiscard]] std::vector<swiss::Position> at(const LimNumbers& numbers) const;
  [[nodiscard]] int number(swiss::Position p) const { return field.player(p) + 1; }
  [[nodiscard]] LimNumbers numbers(const std::vector<swiss::Position>& positions) const;
  // "1-3 4-7", in the order of the pairs.
  [[nodiscard]] std::string text(const swiss::lim::PositionPairs& pairs) const;
  [[nodiscard]] swiss::lim::Group group(swiss::lim::Direction direction, const LimMembers& members) const;
  [[nodiscard]] PairOptions options() const;
  // Returns the round with its colours: "1-4 5-2 3-6 7 bye", or the message of the error.
  [[nodiscard]] std::string paired() const;

  Tournament tournament;
  swiss::RoundTask task;
  swiss::RoundField field;
  swiss::lim::Entrants entrants;

 private:
  std::vector<PlayerIndex> absent_;
};

// Returns the same as LimPosition::paired without colours: the smaller number of each pair first.
[[nodiscard]] std::string lim_pairs(const LiteralPosition& position, int declared = 99, bool maxi = false);

}  // namespace bloesem::test
