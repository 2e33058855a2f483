// Who may meet whom (C.1, C.3, the arbiter's wishes): a bit for each ordered pair, drawn at most once a round.
#pragma once

#include <cstddef>
#include <span>

#include "bloesem/colour.hpp"
#include "engine/swiss/barred_partners.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::swiss {

// Who of the players from `begin` to `end` may meet whom of them: written into rows and bits from `to` on, one
// for each.
void draw_stretch(std::span<const Colour> indispensable, const BarredPartners& barred, Position begin,
                  Position end, matching::BitRows& rows, int to);

class LegalMatrix {
 public:
  // More would take more than half a megabyte.
  static constexpr std::size_t most_players = 2048;
  // More would take more than 8 kB, and of their brackets hardly one is looked at pair by pair.
  static constexpr std::size_t few_players = 256;

  // By position: the colour that is indispensable to each, and whom he must not meet.
  void draw(std::span<const Colour> indispensable, const BarredPartners& barred);

  [[nodiscard]] bool drawn() const noexcept { return rows_.words() > 0; }
  [[nodiscard]] bool test(Position a, Position b) const noexcept { return rows_.test(a, b); }
  // Whom p may meet from `begin` to `end`, who are at most as many as a word has bits; `begin` is bit 0.
  [[nodiscard]] matching::BitWord window(Position p, Position begin, Position end) const noexcept;
  // The same of any number, written from bit `to` on into a row whose bits are clear there.
  void copy(Position p, Position begin, Position end, matching::BitWord* row, int to) const noexcept;

  // A word for each, if there are at most as many players as it has bits; else nothing.
  [[nodiscard]] std::span<const matching::BitWord> words() const noexcept {
    return {rows_.row(0), rows_.words() == 1 ? players_ : 0};
  }

 private:
  std::size_t players_ = 0;
  matching::BitRows rows_;
};

}  // namespace bloesem::swiss
