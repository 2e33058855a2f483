// What a tie-break adds up, one element for a round, and the cuts (C.07.14, 16.5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/working.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// Why `used` is what it is.
enum class Reason : std::uint8_t {
  Plain,
  LastByesDrawn,    // 16.3: what the opponent's last rounds are worth to others
  OwnScore,         // 16.4: a dummy with the player's own points
  OpponentsScore,   // 16.4.1: not more than the scheduled opponent's
  DrawsAllTheWay,   // 16.4.2: not more than a draw in each round
  VirtualOpponent,  // 2009
  FinalGameDrawn,   // 8.3
  Adjustment,       // points given or taken beside the results
};

struct Element {
  std::int32_t round = 0;  // from 1; 0 = of no round
  PlayerIndex opponent = no_player;
  bool dummy = false;
  bool voluntary = false;
  Part part = Part::Counted;
  Reason reason = Reason::Plain;
  std::int32_t cut_order = 0;
  Hundredths raw = 0;
  Hundredths used = 0;
  Hundredths factor = one;
  Hundredths amount = 0;

  // Of the opponent, where ratings are added up.
  [[nodiscard]] constexpr int rating() const noexcept { return static_cast<int>(raw / one); }
};

// Those of one player at a time, in memory that is taken once for all players.
class Elements {
 public:
  // A round can give two: its points, and a bonus or penalty.
  explicit Elements(int rounds) : elements_(2 * static_cast<std::size_t>(rounds) + 1) {}

  void clear() noexcept { size_ = 0; }
  void add(const Element& element) noexcept { elements_[size_++] = element; }

  [[nodiscard]] Element* begin() noexcept { return elements_.data(); }
  [[nodiscard]] Element* end() noexcept { return begin() + size_; }
  [[nodiscard]] const Element* begin() const noexcept { return elements_.data(); }
  [[nodiscard]] const Element* end() const noexcept { return begin() + size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] Element& back() noexcept { return elements_[size_ - 1]; }

 private:
  std::vector<Element> elements_;
  std::size_t size_ = 0;
};

// Marks what the cuts take: first the low ones, each anew from what is left, then the high ones. Elements run
// out: the rest of the cuts does nothing.
void cut_extremes(Elements& elements, int low, int high) noexcept;

// Without the first n (C.07.7.5 with cuts).
void cut_first(Elements& elements, int count) noexcept;

// Of what is left.
struct Kept {
  Hundredths total = 0;
  int count = 0;
};
[[nodiscard]] Kept kept(const Elements& elements) noexcept;

}  // namespace bloesem::standings
