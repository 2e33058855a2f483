// Who plays White, and which rule says so.
#pragma once

#include "bloesem/record.hpp"

namespace bloesem::swiss {

struct Colouring {
  bool higher_is_white = true;
  ColourRule rule = ColourRule::E1;
};

}  // namespace bloesem::swiss
