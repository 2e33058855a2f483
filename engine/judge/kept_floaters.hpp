// The row by which a strict wish keeps the downfloaters of the pairing without it.
#pragma once

#include "bloesem/judge/judge.hpp"

namespace bloesem {

// Sets the value of that row, if the proposal has it: how many of its downfloaters the system's pairing, whose
// downfloaters are kept, does not have. Requires the same bracket in both.
void count_other_floaters(Departure& departure);

}  // namespace bloesem
