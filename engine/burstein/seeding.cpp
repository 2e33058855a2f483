#include "engine/burstein/seeding.hpp"

#include <optional>

namespace bloesem::swiss::burstein {

Result<Walk> pair_seeding_round(RoundField& field, const WalkContext& context) {
  const System& system = seeding_system();
  Result<Walk> walk = system.flow(field, system.criteria(), context);
  if (!walk) return walk;
  for (const auto& [higher, lower] : walk->pairs) {
    const std::optional<Colouring> colouring = system.allocate_colours(
        field, higher, lower, context.task.initial_colour, context.task.number(field, higher));
    if (!colouring) return unknown_initial_colour();
    walk->colours.push_back({colouring->higher_is_white, as_seeding_rule(colouring->rule)});
  }
  return walk;
}

}  // namespace bloesem::swiss::burstein
