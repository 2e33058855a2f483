// The procedures of this family.
#pragma once

#include "engine/dubov_1997/procedure.hpp"

namespace bloesem::swiss::dubov_1997 {

extern const Procedure dubov;
extern const Procedure danubian;
extern const Procedure vega;

}  // namespace bloesem::swiss::dubov_1997
