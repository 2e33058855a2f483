// Many MDPs and few others: which MDPs can matter.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss::dutch {

// MDPs, or downfloaters who are MDPs of the next bracket, are never paired with each other, so that most of
// them stay without an opponent if there are few others (docs/formulation.md, lemma 37).
class FewOpponents {
 public:
  // For which candidates MDPs are superfluous.
  enum class For : bool {
    All,   // no best candidate gives them an opponent among `others`
    Some,  // one of the best candidates gives them none
  };
  // Returns true if some of `moved_down`, in A.2 order, are superfluous in a normal bracket, or looked ahead
  // from one. Asks at most |moved_down| * |others| times whether a pair is legal.
  bool sort_out(const RoundField& field, std::span<const Position> moved_down,
                std::initializer_list<std::span<const Position>> others, For candidates);

  // After sort_out: those who are not superfluous, and those who are; in A.2 order.
  [[nodiscard]] const std::vector<Position>& needed() const noexcept { return needed_; }
  [[nodiscard]] const std::vector<Position>& superfluous() const noexcept { return superfluous_; }

 private:
  std::vector<char> marks_;  // by index in moved_down
  std::vector<Position> needed_;
  std::vector<Position> superfluous_;
};

}  // namespace bloesem::swiss::dutch
