#include "engine/swiss/legal_matrix.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching/steps.hpp"

namespace bloesem::swiss {

using matching::bits_per_word;
using matching::BitWord;
using matching::clear_bit;
using matching::set_bit;

namespace {

// Turns rows of individually barred partners into rows of legal ones: all players of the range but the player's
// own bit, those who need the same colour, those barred, and the members of the player's large groups.
void turn_into_legal(std::span<const Colour> indispensable, const BarredPartners& barred, Position begin,
                     Position end, BitWord* rows, std::size_t words, int to) {
  // Sets of players: the whole range, by indispensable colour, and by large group.
  constexpr std::size_t everybody = 0;
  constexpr std::size_t first_group = 4;
  std::vector<BitWord> sets((first_group + barred.large_groups()) * words, 0);
  const auto set_of = [&](std::size_t number) { return sets.data() + number * words; };
  const auto colour_set = [&](Position p) {
    return 1 + static_cast<std::size_t>(indispensable[static_cast<std::size_t>(p)]);
  };
  std::size_t memberships = 0;
  const auto group_set = [](std::int32_t group) { return first_group + static_cast<std::size_t>(group); };
  for (Position p = begin; p < end; ++p) {
    const int v = to + (p - begin);
    set_bit(set_of(everybody), v);
    set_bit(set_of(colour_set(p)), v);
    for (const std::int32_t group : barred.groups_of(p)) set_bit(set_of(group_set(group)), v);
    memberships += barred.groups_of(p).size();
  }
  matching::count_steps(matching::Work::Legality,
                        static_cast<std::size_t>(end - begin) * (words + 1) + memberships * words);
  std::fill_n(set_of(1 + static_cast<std::size_t>(Colour::None)), words, BitWord{0});  // nothing is needed
  for (Position p = begin; p < end; ++p) {
    const int v = to + (p - begin);
    BitWord* const row = rows + static_cast<std::size_t>(v) * words;
    const BitWord* const rivals = set_of(colour_set(p));
    for (std::size_t w = 0; w < words; ++w) row[w] = sets[w] & ~rivals[w] & ~row[w];
    clear_bit(row, v);
    for (const std::int32_t group : barred.groups_of(p))
      for (std::size_t w = 0; w < words; ++w) row[w] &= ~set_of(group_set(group))[w];
  }
}

}  // namespace

void fill_range(std::span<const Colour> indispensable, const BarredPartners& barred, Position begin,
                Position end, BitWord* rows, std::size_t words, int to) {
  for (Position p = begin; p < end; ++p) {
    BitWord* const row = rows + static_cast<std::size_t>(to + (p - begin)) * words;
    std::fill_n(row, words, BitWord{0});
    for (const Position q : barred.listed(p))
      if (begin <= q && q < end) set_bit(row, to + (q - begin));
  }
  turn_into_legal(indispensable, barred, begin, end, rows, words, to);
}

void LegalMatrix::fill(std::span<const Colour> indispensable, const BarredPartners& barred,
                       matching::BitRows&& listed) {
  players_ = indispensable.size();
  rows_ = std::move(listed);
  turn_into_legal(indispensable, barred, 0, static_cast<Position>(players_), rows_.data(),
                  static_cast<std::size_t>(rows_.words()), 0);
}

BitWord LegalMatrix::window(Position p, Position begin, Position end) const noexcept {
  if (begin == end) return 0;
  const BitWord* const words = rows_.row(p) + matching::word_of(begin);
  const int shift = matching::place_in_word(begin);
  BitWord bits = words[0] >> shift;
  if (shift + (end - begin) > bits_per_word) bits |= words[1] << (bits_per_word - shift);
  const int spare = bits_per_word - (end - begin);
  return bits << spare >> spare;
}

void LegalMatrix::copy_range(Position begin, Position end, BitWord* rows, std::size_t words, int to) const {
  matching::count_steps(matching::Work::Legality, static_cast<std::size_t>(end - begin) * words);
  for (Position p = begin; p < end; ++p) {
    BitWord* const row = rows + static_cast<std::size_t>(to + (p - begin)) * words;
    std::fill_n(row, words, BitWord{0});
    for (Position q = begin; q < end; q += bits_per_word) {
      const BitWord bits = window(p, q, std::min(end, q + bits_per_word));
      const int first = to + (q - begin);
      const int shift = matching::place_in_word(first);
      row[matching::word_of(first)] |= bits << shift;
      if (shift > 0 && bits >> (bits_per_word - shift) != 0)
        row[matching::word_of(first) + 1] |= bits >> (bits_per_word - shift);
    }
  }
}

}  // namespace bloesem::swiss
