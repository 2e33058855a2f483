#include "matching/weighted/lemon_solve.hpp"

namespace bloesem::matching {

template Solution solve_with_lemon<std::int64_t>(const Problem&);
template Solution solve_with_lemon<FixedInteger<128>>(const Problem&);
template Solution solve_with_lemon<FixedInteger<256>>(const Problem&);

}  // namespace bloesem::matching
