#include "engine/dutch/legal_matrix.hpp"

#include <algorithm>
#include <array>

namespace bloesem::dutch {

using matching::bits_per_word;
using matching::BitWord;

namespace {

constexpr std::size_t most_words = LegalMatrix::most_players / bits_per_word;

using Players = std::array<BitWord, most_words>;

constexpr std::size_t word_of(Position p) noexcept { return static_cast<std::size_t>(p) / bits_per_word; }
constexpr BitWord bit_of(Position p) noexcept {
  return BitWord{1} << (static_cast<std::size_t>(p) % bits_per_word);
}

}  // namespace

void LegalMatrix::draw(std::span<const Colour> indispensable, const BarredPartners& barred) {
  players_ = indispensable.size();
  const auto n = static_cast<Position>(players_);
  rows_.reset(n, n);
  Players everybody{};
  std::array<Players, 3> wanting{};  // by colour
  for (Position p = 0; p < n; ++p) {
    everybody[word_of(p)] |= bit_of(p);
    wanting[static_cast<std::size_t>(indispensable[static_cast<std::size_t>(p)])][word_of(p)] |= bit_of(p);
  }
  wanting[static_cast<std::size_t>(Colour::None)] = {};
  matching::BitRows groups;  // the members of each large one
  groups.reset(static_cast<int>(barred.large_groups()), n);
  for (Position p = 0; p < n; ++p)
    for (const std::int32_t group : barred.groups_of(p)) groups.set(group, p);
  for (Position p = 0; p < n; ++p) {
    BitWord* const row = rows_.row(p);
    const Players& rivals = wanting[static_cast<std::size_t>(indispensable[static_cast<std::size_t>(p)])];
    for (std::size_t w = 0; w < static_cast<std::size_t>(rows_.words()); ++w)
      row[w] = everybody[w] & ~rivals[w];
    row[word_of(p)] &= ~bit_of(p);
    for (const Position q : barred.listed(p)) row[word_of(q)] &= ~bit_of(q);
    for (const std::int32_t group : barred.groups_of(p))
      for (int w = 0; w < rows_.words(); ++w) row[w] &= ~groups.row(group)[w];
  }
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

}  // namespace bloesem::dutch
