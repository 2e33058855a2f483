#include "engine/dutch/solve/whole_round/reconstruct.hpp"

#include <algorithm>

#include "engine/swiss/bracket_walk.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using Mates = std::span<const Position>;

// True if p is the higher ranked player of a pair made in the bracket.
bool is_upper(const Bracket& bracket, Position p, Mates mates) {
  return mates[at(p)] > p && mates[at(p)] <= bracket.residents.back();
}

bool is_downfloater(const Bracket& bracket, Position p, Mates mates) {
  return mates[at(p)] == nobody || mates[at(p)] > bracket.residents.back();
}

}  // namespace

Remainder remainder_of(const Bracket& bracket, Mates mates) {
  Remainder remainder;
  for (const Position p : bracket.residents) {
    if (mates[at(p)] != nobody && mates[at(p)] < bracket.residents.front()) continue;
    remainder.members.push_back(p);
    remainder.pairs += is_upper(bracket, p, mates) ? 1 : 0;
  }
  return remainder;
}

BracketPairing pairing_of(const Bracket& bracket, Mates mates) {
  BracketPairing pairing;
  for (const std::vector<Position>* players : {&bracket.moved_down, &bracket.residents}) {
    for (const Position p : *players) {
      if (is_downfloater(bracket, p, mates))
        pairing.downfloaters.push_back(p);
      else if (is_upper(bracket, p, mates))
        pairing.pairs.emplace_back(p, mates[at(p)]);
    }
  }
  // Lemma 7: the exchanged players are the members of S1 that are not the higher ranked player of a pair.
  const Remainder remainder = remainder_of(bracket, mates);
  pairing.exchanges =
      static_cast<int>(std::count_if(remainder.members.begin(), remainder.members.begin() + remainder.pairs,
                                     [&](Position p) { return !is_upper(bracket, p, mates); }));
  return pairing;
}

Reconstruction reconstruct(const RoundField& field, std::span<const std::pair<Position, Position>> pairs,
                           std::optional<Position> collapsed_from) {
  std::vector<Position> mates(at(field.size()), nobody);
  for (const auto& [one, other] : pairs) mates[at(one)] = other, mates[at(other)] = one;
  Reconstruction round;
  for (Position begin = 0; begin < field.size();) {
    const Position end = begin == collapsed_from ? field.size() : field.end_of_score_group(begin);
    Bracket bracket{criteria::BracketKind::Normal, round.left_over, positions(begin, end), {}, {}};
    BracketPairing pairing = pairing_of(bracket, mates);
    round.left_over = pairing.downfloaters;
    round.brackets.push_back({std::move(bracket), std::move(pairing)});
    begin = end;
  }
  return round;
}

}  // namespace bloesem::swiss::dutch
