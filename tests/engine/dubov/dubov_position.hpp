// Positions for tests of the Dubov System, with players named by their numbers.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/dubov/round.hpp"
#include "tests/support/literal_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

using NumberList = std::vector<int>;

// The coming round of a position.
class DubovPosition {
 public:
  // `forfeits_upfloat`: the reading of that name.
  explicit DubovPosition(const LiteralPosition& position, int declared = 99, bool forfeits_upfloat = false);
  DubovPosition(const DubovPosition&) = delete;

  [[nodiscard]] swiss::dubov::Round round() const { return {field, task}; }
  [[nodiscard]] swiss::Position at(int number) const;
  [[nodiscard]] std::vector<swiss::Position> at(std::initializer_list<int> numbers) const;
  [[nodiscard]] int number(swiss::Position p) const { return field.player(p) + 1; }
  [[nodiscard]] NumberList numbers(const std::vector<swiss::Position>& positions) const;
  // "1-3 7-4", in the order of the pairs.
  [[nodiscard]] std::string text(const std::vector<std::pair<swiss::Position, swiss::Position>>& pairs) const;
  [[nodiscard]] PairOptions options(SolverChoice solver = SolverChoice::Auto) const;

  Tournament tournament;
  swiss::RoundTask task;
  swiss::RoundField field;

 private:
  std::vector<PlayerIndex> absent_;
};

// Returns a random position of 2 to `most` players, all of whom are rated: played, or composed from freely
// drawn histories.
[[nodiscard]] Tournament random_dubov_tournament(Random& random, int most);

// Returns random players of the field, of any scores, who can be paired; none if those drawn cannot be.
[[nodiscard]] std::vector<swiss::Position> pairable_bracket(const swiss::RoundField& field, Random& random);

}  // namespace bloesem::test
