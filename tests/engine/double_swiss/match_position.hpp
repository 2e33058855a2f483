// A position as the procedure of matches sees it, with players by their numbers.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "criteria/double_swiss/double_swiss_2026.hpp"
#include "engine/double_swiss/match_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/literal_position.hpp"
#include "tests/support/random.hpp"

namespace bloesem::test {

struct MatchSettings {
  const swiss::System* system = nullptr;  // null: Double-Swiss
  int declared = 99;
  swiss::double_swiss::MatchRules rules = {};
  SolverChoice solver = SolverChoice::Auto;
};

class MatchPosition {
 public:
  explicit MatchPosition(LiteralPosition position, const MatchSettings& settings = {});
  MatchPosition(const MatchPosition&) = delete;
  MatchPosition& operator=(const MatchPosition&) = delete;

  [[nodiscard]] swiss::Position at(int number) const;
  // Returns the positions, ascending.
  [[nodiscard]] std::vector<swiss::Position> all(std::initializer_list<int> numbers) const;
  // Returns "2 6 1", in the order given.
  [[nodiscard]] std::string numbers(std::span<const swiss::Position> positions) const;
  // Returns "1-5 2-6", in the order given.
  [[nodiscard]] std::string numbers(std::span<const std::pair<swiss::Position, swiss::Position>> pairs) const;

 private:
  LiteralPosition position_;
  [[nodiscard]] std::vector<PlayerIndex> absent() const;

 public:
  swiss::RoundField field;
  swiss::RoundTask task;
  swiss::double_swiss::MatchRound round;
};

// Returns a random position: players with one of a few scores, of whom some have floated and some have met.
[[nodiscard]] LiteralPosition random_match_position(Random& random, int players, int scores, int barred);

}  // namespace bloesem::test
