// The legal partners of one player among others.
#pragma once

#include <algorithm>
#include <span>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// To be asked about players in ascending order: a long row of barred partners is passed once, not searched for
// each of them.
class LegalPartners {
 public:
  LegalPartners(const RoundField& field, Position p)
      : field_(&field),
        player_(p),
        row_(field.barred_one_by_one(p)),
        is_long_(row_.size() > BarredPartners::few) {}

  // True if C.1 and C.3 allow the pair. Faster if no q is smaller than the one before.
  [[nodiscard]] bool has(Position q) noexcept {
    return q != player_ && !(is_long_ && passes(q)) && field_->compatible(player_, q);
  }

  // Returns the first of these players who is a partner, or their end.
  [[nodiscard]] auto find_in(std::span<const Position> players) noexcept {
    return std::find_if(players.begin(), players.end(), [this](Position q) { return has(q); });
  }

 private:
  // True if the row lists q at the place where the last question has ended, or after it.
  [[nodiscard]] bool passes(Position q) noexcept {
    if (next_ > 0 && q <= row_[next_ - 1]) next_ = 0;
    while (next_ < row_.size() && row_[next_] < q) ++next_;
    return next_ < row_.size() && row_[next_] == q;
  }

  const RoundField* field_;
  Position player_;
  std::span<const Position> row_;
  bool is_long_;
  std::size_t next_ = 0;  // all entries before it are smaller than the last q
};

// True if the player can meet one of these, in ascending order.
[[nodiscard]] inline bool meets_any(const RoundField& field, Position p,
                                    std::span<const Position> others) noexcept {
  return LegalPartners(field, p).find_in(others) != others.end();
}

}  // namespace bloesem::swiss
