// The solvers under test. A further backend is one more element.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/blossom_reference.hpp"

namespace bloesem::matching {

inline std::vector<const Solver*> solvers() {
  return {&lemon_solver(), &lemon_backwards_solver(), &blossom_solver()};
}

inline std::string solver_name(const testing::TestParamInfo<const Solver*>& solver) {
  std::string name(solver.param->name());
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace bloesem::matching
