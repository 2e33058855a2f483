#include "matching/weighted/lemon_solve.hpp"

namespace bloesem::matching {

template Solution solve_with_lemon<FixedInteger<512>>(const Problem&);
template Solution solve_with_lemon<FixedInteger<2048>>(const Problem&);
template Solution solve_with_lemon<FixedInteger<max_bits>>(const Problem&);

}  // namespace bloesem::matching
