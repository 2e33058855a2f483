#include "engine/explain/pair_matrix/round_witness.hpp"

#include <algorithm>

#include "engine/dutch/look_ahead.hpp"

namespace bloesem::explain {
namespace {

using criteria::BracketKind;
using swiss::Position;
using Positions = std::vector<Position>;

bool has(const Positions& players, Position p) {
  return std::find(players.begin(), players.end(), p) != players.end();
}

Positions with_all_from(Positions players, Position begin, Position end) {
  for (Position p = begin; p < end; ++p) players.push_back(p);
  return players;
}

}  // namespace

RoundWitness::RoundWitness(const FramedRound& round, const FramedBracket& bracket)
    : jointly_(round.completes_jointly() && bracket.problem.kind == BracketKind::Normal),
      looks_ahead_(criteria::only_looks_ahead(bracket.problem.kind) && !bracket.downfloaters.empty()),
      known_ahead_(looks_ahead_ && bracket.problem.kind == BracketKind::Normal) {
  const swiss::RoundField& field = round.field();
  const Positions floaters = bracket.problem.kind == BracketKind::Closing ? Positions() : bracket.downfloaters;
  Positions left;
  if (known_ahead_ || jointly_) {
    left = swiss::dutch::LookAhead().left_over(field, floaters, bracket.problem.ahead).players;
    Positions matched;
    for (const Position p : with_all_from(floaters, bracket.end, bracket.problem.ahead.back() + 1))
      if (!has(left, p)) matched.push_back(p);
    const auto first_ahead =
        std::find_if(matched.begin(), matched.end(), [&](Position p) { return p >= bracket.end; });
    ahead_ = SpareMatching(field, matched, static_cast<std::size_t>(first_ahead - matched.begin()));
    for (const Position p : left)
      if (p >= bracket.end) left_.push_back(p);
  }
  below_ = jointly_
               ? SpareMatching(field, with_all_from(left, bracket.problem.ahead.back() + 1, field.size()), 0)
               : SpareMatching(field, with_all_from(floaters, bracket.end, field.size()), 0);
}

bool RoundWitness::keeps(const PosedPair& pair) const {
  if (!below_.found()) return false;
  const bool survives_below = (jointly_ && pair.standing == Standing::BothAhead) ||
                              (jointly_ && pair.standing == Standing::OneAhead) ||
                              below_.survives(pair.higher, pair.lower);
  if (!survives_below) return false;
  if (!looks_ahead_ && !jointly_) return true;
  switch (pair.standing) {
    case Standing::Elsewhere: return true;
    case Standing::BothAhead: return ahead_.found() && ahead_.survives(pair.higher, pair.lower);
    case Standing::OneAhead: return ahead_.found() && keeps_one_ahead(pair);
    case Standing::Inside:
    case Standing::NextBelow:
    case Standing::FarBelow: break;
  }
  return false;
}

// The player is left over in place of another one.
bool RoundWitness::keeps_one_ahead(const PosedPair& pair) const {
  const auto completes_without = [&](Position p) { return !jointly_ || below_.survives(p, pair.lower); };
  if (has(left_, pair.higher)) return completes_without(pair.higher);
  return std::any_of(left_.begin(), left_.end(), [&](Position p) {
    return ahead_.survives_exchange(pair.higher, p) && completes_without(p);
  });
}

}  // namespace bloesem::explain
