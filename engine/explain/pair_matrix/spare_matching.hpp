// A perfect matching that is repaired in a few steps when players leave it: a witness for many pairs at once.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::explain {

class SpareMatching {
 public:
  SpareMatching() = default;
  // Matches these players; if their number is odd, one who may have the bye is left over. The first `floaters`
  // of them do not meet each other. The field must outlive the object.
  SpareMatching(const swiss::RoundField& field, const std::vector<swiss::Position>& players,
                std::size_t floaters);

  // False if the players cannot be matched.
  [[nodiscard]] bool found() const noexcept { return found_; }

  // True if a repair was found of the matching that two players leave. False proves nothing.
  [[nodiscard]] bool survives(swiss::Position one, swiss::Position other) const;
  // The same if one player leaves, and another one joins, who is no floater.
  [[nodiscard]] bool survives_exchange(swiss::Position leaving, swiss::Position joining) const;

 private:
  [[nodiscard]] bool adjacent(swiss::Position p, swiss::Position q) const;
  [[nodiscard]] bool link(swiss::Position p, swiss::Position q, swiss::Position one,
                          swiss::Position other) const;

  const swiss::RoundField* field_ = nullptr;
  bool found_ = false;
  std::vector<swiss::Position> mates_;  // by position; the_bye, or nobody
  std::vector<char> floats_;            // by position
  std::vector<std::pair<swiss::Position, swiss::Position>> pairs_;
};

}  // namespace bloesem::explain
