// The FIDE (Dutch) System before 2016, for the register.
#pragma once

namespace bloesem::swiss {
struct System;
namespace dutch_2012 {

extern const System istanbul_2012;

}  // namespace dutch_2012
}  // namespace bloesem::swiss
