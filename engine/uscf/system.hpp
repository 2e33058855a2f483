#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::swiss::uscf {

// US Chess: the rule book in its 7th edition, as published since 2020.
extern const System rules_of_2020;

}  // namespace bloesem::swiss::uscf
