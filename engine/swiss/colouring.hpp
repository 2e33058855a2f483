// Which player of a pair gets White, and by which rule.
#pragma once

#include "bloesem/record.hpp"
#include "bloesem/result.hpp"

namespace bloesem::swiss {

struct Colouring {
  bool higher_is_white = true;
  ColourRule rule = ColourRule::E1;
};

// Returns InvalidInput: a rule needs the initial colour, which neither the tournament nor the request states.
[[nodiscard]] inline Error unknown_initial_colour() {
  return {ErrorCode::InvalidInput,
          "the initial colour must be known (record 152 or XXC): no game has been played yet",
          {},
          Remedy::StateInitialColour};
}

}  // namespace bloesem::swiss
