#include "engine/swiss/legal_matrix.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace bloesem::swiss {

using matching::bits_per_word;
using matching::BitWord;

namespace {

std::size_t word_of(int bit) noexcept { return static_cast<std::size_t>(bit) / bits_per_word; }
BitWord mask_of(int bit) noexcept { return BitWord{1} << (static_cast<std::size_t>(bit) % bits_per_word); }

}  // namespace

// A row is all players of the range except the player's own bit, those who need the same colour, those barred
// individually, and the members of the player's large groups.
void fill_range(std::span<const Colour> indispensable, const BarredPartners& barred, Position begin,
                Position end, matching::BitRows& rows, int to) {
  const auto words = static_cast<std::size_t>(rows.words());
  const auto colour = [&](Position p) { return static_cast<int>(indispensable[static_cast<std::size_t>(p)]); };
  matching::BitRows wanting;  // by indispensable colour; the row of Colour::None stays empty
  wanting.reset(3, rows.words() * bits_per_word);
  matching::BitRows groups;  // the members of each large group
  groups.reset(static_cast<int>(barred.large_groups()), rows.words() * bits_per_word);
  std::vector<BitWord> everybody(words, 0);
  for (Position p = begin; p < end; ++p) {
    const int v = to + (p - begin);
    everybody[word_of(v)] |= mask_of(v);
    wanting.row(colour(p))[word_of(v)] |= mask_of(v);
    for (const std::int32_t group : barred.groups_of(p)) groups.set(group, v);
  }
  std::fill_n(wanting.row(static_cast<int>(Colour::None)), words, BitWord{0});
  for (Position p = begin; p < end; ++p) {
    const int v = to + (p - begin);
    BitWord* const row = rows.row(v);
    const BitWord* const rivals = wanting.row(colour(p));
    for (std::size_t w = 0; w < words; ++w) row[w] = everybody[w] & ~rivals[w];
    row[word_of(v)] &= ~mask_of(v);
    for (const Position q : barred.listed(p))
      if (begin <= q && q < end) row[word_of(to + (q - begin))] &= ~mask_of(to + (q - begin));
    for (const std::int32_t group : barred.groups_of(p))
      for (std::size_t w = 0; w < words; ++w) row[w] &= ~groups.row(group)[w];
  }
}

void LegalMatrix::fill(std::span<const Colour> indispensable, const BarredPartners& barred) {
  players_ = indispensable.size();
  const auto n = static_cast<Position>(players_);
  rows_.reset(n, n);
  fill_range(indispensable, barred, 0, n, rows_, 0);
}

BitWord LegalMatrix::window(Position p, Position begin, Position end) const noexcept {
  if (begin == end) return 0;
  const BitWord* const words = rows_.row(p) + begin / bits_per_word;
  const int shift = begin % bits_per_word;
  BitWord bits = words[0] >> shift;
  if (shift + (end - begin) > bits_per_word) bits |= words[1] << (bits_per_word - shift);
  const int spare = bits_per_word - (end - begin);
  return bits << spare >> spare;
}

void LegalMatrix::copy(Position p, Position begin, Position end, BitWord* row, int to) const noexcept {
  for (; begin < end; begin += bits_per_word, to += bits_per_word) {
    const BitWord bits = window(p, begin, std::min(end, begin + bits_per_word));
    const int shift = to % bits_per_word;
    BitWord* const words = row + to / bits_per_word;
    words[0] |= bits << shift;
    const BitWord over = bits >> 1 >> (bits_per_word - 1 - shift);
    if (over != 0) words[1] |= over;
  }
}

}  // namespace bloesem::swiss
