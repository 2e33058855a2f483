// The row of the Burstein System for the register.
#pragma once

namespace bloesem::swiss {
struct System;
namespace burstein {

extern const System fide_2026;

}  // namespace burstein
}  // namespace bloesem::swiss
