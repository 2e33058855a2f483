// The rows of Dubov 1997, its Danubian variant, and the Vega system.
#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::dubov_1997 {

extern const System dubov_1997;
extern const System danubian_2016;
extern const System vega_2015;

}  // namespace bloesem::swiss::dubov_1997
