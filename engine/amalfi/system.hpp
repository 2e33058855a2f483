#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::amalfi {

// The Amalfi rating.
extern const System rating;

}  // namespace bloesem::swiss::amalfi
