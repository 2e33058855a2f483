#include "engine/double_swiss/pair_classes.hpp"

#include <algorithm>

namespace bloesem::swiss::double_swiss {

using criteria::PairShape;
using criteria::PlayerFacts;
using criteria::Strength;

PairClasses::PairClasses(const MatchRound& round, std::span<const Position> players, Points of_residents)
    : round_(round) {
  of_players_.reserve(players.size());
  for (const Position p : players) {
    const std::int32_t c = class_of(round.facts(p), round.score(p) != of_residents);
    ++classes_[at(c)].players;
    of_players_.push_back(c);
  }
}

// The rows on pairs depend on preferences and on whether a resident floated.
std::int32_t PairClasses::class_of(const PlayerFacts& facts, bool upfloater) {
  const auto is_same = [&](const Class& c) {
    return c.upfloater == upfloater && c.facts->preference.colour == facts.preference.colour &&
           c.facts->preference.strength == facts.preference.strength &&
           (c.facts->previous != criteria::Float::None) == (facts.previous != criteria::Float::None);
  };
  const auto found = std::find_if(classes_.begin(), classes_.end(), is_same);
  const auto index = static_cast<std::int32_t>(found - classes_.begin());
  if (found == classes_.end()) classes_.push_back({&facts, upfloater});
  return index;
}

bool PairClasses::may_meet(std::int32_t a, std::int32_t b) const noexcept {
  return !classes_[at(a)].upfloater || !classes_[at(b)].upfloater;
}

std::size_t PairClasses::digits() const noexcept {
  return round_.criteria().size() - criteria::match_rows.size();
}

criteria::Charge PairClasses::charge(const criteria::Criterion& row, std::int32_t a, std::int32_t b) const {
  const bool swapped = classes_[at(a)].upfloater;
  return row.pair(*classes_[at(swapped ? b : a)].facts, *classes_[at(swapped ? a : b)].facts);
}

void PairClasses::costs(std::int32_t a, std::int32_t b, std::span<std::int64_t> digits) const {
  for (std::size_t k = 0; k < digits.size(); ++k)
    digits[k] = charge(round_.criteria()[criteria::match_rows.size() + k], a, b).amount;
}

std::vector<char> PairClasses::attaining() const {
  const auto n = static_cast<std::size_t>(size());
  std::vector<char> table(n * n, 0);
  for (std::int32_t a = 0; a < size(); ++a)
    for (std::int32_t b = 0; b < size(); ++b) table[at(a) * n + at(b)] = may_meet(a, b) ? 1 : 0;
  for (std::size_t k = 0; k < digits(); ++k)
    if (!restrict_to(round_.criteria()[criteria::match_rows.size() + k], table))
      return std::vector<char>(n * n, 0);
  return table;
}

// Removes the pairs that no pairing contains which costs as little in this row as counting allows. False if the
// row's shape promises too little to know.
bool PairClasses::restrict_to(const criteria::Criterion& row, std::vector<char>& attaining) const {
  const PairShape shape = row.pair.shape;
  if (shape == PairShape::Clash || shape == PairShape::StrongClash) {
    const Strength least = shape == PairShape::Clash ? Strength::Mild : Strength::Strong;
    for (const Colour colour : {Colour::White, Colour::Black}) restrict_clash(colour, least, attaining);
    return true;
  }
  if (!criteria::only_uneven(shape)) return false;
  const auto n = static_cast<std::size_t>(size());
  for (std::int32_t a = 0; a < size(); ++a)
    for (std::int32_t b = 0; b < size(); ++b)
      if (may_meet(a, b) && charge(row, a, b).amount != 0) attaining[at(a) * n + at(b)] = 0;
  return true;
}

// Of players who want one colour, half of the bracket can be paired with others. If they are no more, none of
// their pairs needs to be of two of them; if they are more, no pair may be without one.
void PairClasses::restrict_clash(Colour colour, Strength least, std::vector<char>& attaining) const {
  const auto wants = [&](const Class& c) {
    return c.facts->preference.colour == colour && c.facts->preference.strength >= least;
  };
  std::int64_t wanting = 0;
  for (const Class& c : classes_) wanting += wants(c) ? c.players : 0;
  const bool too_many = 2 * wanting > static_cast<std::int64_t>(of_players_.size());
  const auto n = static_cast<std::size_t>(size());
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < n; ++b)
      if (wants(classes_[a]) == wants(classes_[b]) && wants(classes_[a]) != too_many) attaining[a * n + b] = 0;
}

}  // namespace bloesem::swiss::double_swiss
