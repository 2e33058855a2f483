// Brackets of which it only matters who floats down, and nobody does.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "criteria/criteria_table.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// For walks that are asked about two players: it spares them the choice of pairs that nobody wants to know
// (docs/formulation.md#lemma-whole-brackets). Keeps working memory from bracket to bracket.
class WholeBrackets {
 public:
  // `asked`: whose opponents are wanted; no_position: of nobody.
  explicit WholeBrackets(std::array<Position, 2> asked) : asked_(asked) {}

  // Returns a pairing of a bracket without downfloaters, if it has none and no player who is asked about: pairs
  // that are legal or stand for as many legal ones, without the values of the criteria. Empty if counting does
  // not show it.
  [[nodiscard]] std::optional<BracketPairing> answer(const RoundField& field, criteria::CriteriaTable criteria,
                                                     const Bracket& bracket);

  // Returns the number of brackets answered.
  [[nodiscard]] std::size_t answered() const noexcept { return answered_; }

 private:
  [[nodiscard]] bool is_asked_about(const Bracket& bracket) const;
  [[nodiscard]] bool seat_moved_down(const RoundField& field, const Bracket& bracket);

  std::array<Position, 2> asked_;
  std::vector<Position> left_;  // residents without an MDP as opponent, in order
  std::vector<std::pair<Position, Position>> pairs_;
  std::size_t answered_ = 0;
};

}  // namespace bloesem::swiss
