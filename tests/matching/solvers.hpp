// The solvers under test. A further backend is one more element.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/blossom_reference.hpp"

namespace bloesem::matching {

inline std::vector<const Solver*> solvers() {
  return {&lemon_solver(), &lemon_backwards_solver(), &blossom_solver()};
}

inline std::string solver_name(const testing::TestParamInfo<const Solver*>& solver) {
  if (solver.param == &lemon_solver()) return "lemon";
  return solver.param == &lemon_backwards_solver() ? "lemon_backwards" : "blossom";
}

}  // namespace bloesem::matching
