// The elements that a tie-break adds up, one per round, and the cuts (C.07.14, 16.5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bloesem/standings/hundredths.hpp"
#include "bloesem/standings/working.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem::standings {

// The rule from which `used` results.
enum class Reason : std::uint8_t {
  Plain,
  LastByesDrawn,    // 16.3: the opponent's last rounds, as they count for others
  OwnScore,         // 16.4: a dummy with the player's own points
  OpponentsScore,   // 16.4.1: limited to the scheduled opponent's score
  DrawsAllTheWay,   // 16.4.2: limited to a draw in each round
  VirtualOpponent,  // edition of 2009
  FinalGameDrawn,   // 8.3
  Adjustment,       // points given or taken apart from results
};

struct Element {
  std::int32_t round = 0;  // from 1; 0: not from a single round
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

  // Returns the opponent's rating, for tie-breaks that add up ratings.
  [[nodiscard]] constexpr int rating() const noexcept { return static_cast<int>(raw / one); }
};

// The elements of one player at a time, in memory allocated once for all players.
class Elements {
 public:
  // A round can give two elements: its points, and a bonus or penalty.
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

// Marks the elements that are cut: first the low ones, each chosen anew from those left, then the high ones. If
// no elements are left, further cuts have no effect.
void cut_extremes(Elements& elements, int low, int high) noexcept;

// Cuts the first `count` elements (C.07.7.5 with cuts).
void cut_first(Elements& elements, int count) noexcept;

// Sum and number of the elements not cut.
struct Kept {
  Hundredths total = 0;
  int count = 0;
};
[[nodiscard]] Kept kept(const Elements& elements) noexcept;

}  // namespace bloesem::standings
