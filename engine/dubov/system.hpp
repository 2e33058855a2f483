// The rows of the Dubov System (C.04.4.1).
#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::dubov {

extern const System fide_2026;

}  // namespace bloesem::swiss::dubov
