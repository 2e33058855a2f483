// The row of the Lim System.
#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::lim {

extern const System fide_2026;

}  // namespace bloesem::swiss::lim
