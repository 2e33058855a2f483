#include "engine/burstein/colours.hpp"

#include "engine/burstein/seeding.hpp"

namespace bloesem::swiss::burstein {

std::optional<Colouring> allocate_colours(const RoundField& field, Position higher, Position lower,
                                          std::optional<Colour> initial_colour, int number) {
  return seeding_system().allocate_colours(field, higher, lower, initial_colour, number);
}

std::string colour_reason(const ColouredPair& pair) {
  ColouredPair explained = pair;
  if (is_seeding_rule(pair.rule)) explained.rule = own_rule_of_seeding(pair.rule);
  return seeding_system().colour_reason(explained);
}

}  // namespace bloesem::swiss::burstein
