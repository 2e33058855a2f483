// The legal pairs (C.1, C.3, the arbiter's wishes) as a bit per ordered pair, computed at most once per round.
#pragma once

#include <cstddef>
#include <span>

#include "bloesem/colour.hpp"
#include "engine/swiss/barred_partners.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::swiss {

// Writes the legal pairs among the contiguous positions [begin, end) into `rows` of `words` words each:
// position p becomes row and bit to + p - begin. `indispensable`: by position, the colour that the player must
// have (C.3).
void fill_range(std::span<const Colour> indispensable, const BarredPartners& barred, Position begin,
                Position end, matching::BitWord* rows, std::size_t words, int to);

class LegalMatrix {
 public:
  // Larger matrices take more than 8 kB, and few brackets of such fields are examined pair by pair.
  static constexpr std::size_t few_players = 256;

  // Fills the matrix. `indispensable`: by position, the colour that the player must have (C.3).
  void fill(std::span<const Colour> indispensable, const BarredPartners& barred) {
    fill(indispensable, barred, barred.bits());
  }
  // The same if `listed`, the bits of `barred`, are at hand.
  void fill(std::span<const Colour> indispensable, const BarredPartners& barred, matching::BitRows&& listed);

  // True if the matrix has been filled for at least one player.
  [[nodiscard]] bool filled() const noexcept { return rows_.words() > 0; }
  [[nodiscard]] bool test(Position a, Position b) const noexcept { return rows_.test(a, b); }
  // Returns the players of [begin, end) whom p may meet, `begin` as bit 0. Requires that the range is no longer
  // than a word has bits.
  [[nodiscard]] matching::BitWord window(Position p, Position begin, Position end) const noexcept;

  // Writes the rows of the players of [begin, end); see fill_range.
  void copy_range(Position begin, Position end, matching::BitWord* rows, std::size_t words, int to) const;

  // Returns one word per player if the matrix is at most one word wide, else nothing.
  [[nodiscard]] std::span<const matching::BitWord> words() const noexcept {
    return {rows_.data(), rows_.words() == 1 ? players_ : 0};
  }

 private:
  std::size_t players_ = 0;
  matching::BitRows rows_;
};

}  // namespace bloesem::swiss
