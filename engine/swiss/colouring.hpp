// Which player of a pair gets White, and by which rule.
#pragma once

#include "bloesem/record.hpp"

namespace bloesem::swiss {

struct Colouring {
  bool higher_is_white = true;
  ColourRule rule = ColourRule::E1;
};

}  // namespace bloesem::swiss
