// What a bracket's downfloaters find below (C.7), or whether the round can be completed with them (C.4).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/dutch/fast/bracket_view.hpp"
#include "engine/dutch/fast/partition.hpp"

namespace bloesem::dutch {

// What the criteria that look ahead come to.
struct AheadValue {
  std::int64_t left_over = 0;        // players ahead and downfloaters without opponent, as the first criterion counts
  std::vector<Points> differences;   // C.7, second half: of downfloaters among them
};

class LookAhead {
 public:
  explicit LookAhead(const BracketView& view) : view_(view) {}

  // Nothing better than what these downfloaters find ahead can be thought of: all of them are paired, and as many
  // pairs are made as parity, or the players ahead, allow; everybody is paired, where the round is to be completed.
  [[nodiscard]] bool attained(std::span<const Number> downfloaters, AheadValue& value) const;

  // For each player, what he would find as the only downfloater.
  void mark(std::vector<FloatMark>& marks) const;
  // What a mark means, if it says all.
  [[nodiscard]] bool value_of(FloatMark mark, Number downfloater, AheadValue& value) const;

  // Can the players ahead be paired among themselves, the bye included?
  [[nodiscard]] bool completes_alone() const;

 private:
  const BracketView& view_;
};

}  // namespace bloesem::dutch
