#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::uscf {

// US Chess, 7th edition.
extern const System seventh_edition;

}  // namespace bloesem::swiss::uscf
