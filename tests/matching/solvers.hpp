// The solvers that the tests run over. Another backend is one more element.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "matching/solver.hpp"

namespace bloesem::matching {

inline std::vector<const Solver*> solvers() { return {&lemon_solver()}; }

inline std::string solver_name(const testing::TestParamInfo<const Solver*>& solver) {
  return std::string(solver.param->name());
}

}  // namespace bloesem::matching
