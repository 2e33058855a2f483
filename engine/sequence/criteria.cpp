#include "engine/sequence/criteria.hpp"

#include "engine/sequence/colours.hpp"

namespace bloesem::sequence {

int Shape::downfloaters() const noexcept {
  return static_cast<int>(bracket.moved_down.size() + bracket.residents.size()) - 2 * pairs;
}

int Shape::limbo() const noexcept { return static_cast<int>(bracket.moved_down.size()) - mdps_paired; }

Points Shape::below() const noexcept { return field.score(bracket.residents.back()) - one_point; }

Game game_of(const Entrant& higher, const Entrant& lower) {
  // Where E.5 decides, neither has a preference or has played, so any initial colour will do.
  const Encounter encounter{higher, lower, Colour::White, 1};
  const Colour colour = colours_of(encounter)->of_higher;
  return {higher, lower, colour, opposite(colour)};
}

}  // namespace bloesem::sequence
