// Who solves the matching problems of a round. The answer must not depend on it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bloesem {

enum class SolverChoice : std::uint8_t {
  Auto,            // by bounds or a sieve if few, fast where it can prove its answer, else blossom
  Fast,            // the same, but the fast solver decides by classes in every bracket, however small
  Blossom,         // the warm-started blossom solver alone
  Lemon,           // LEMON alone: the reference
  LemonBackwards,  // LEMON on the reversed problem, to be compared with it (matching/solver.hpp)
  Whole,           // the whole round as one matching (solve/whole_round)
};

inline constexpr SolverChoice last_solver_choice = SolverChoice::Whole;
inline constexpr std::size_t solver_choices = static_cast<std::size_t>(last_solver_choice) + 1;

[[nodiscard]] constexpr std::string_view name_of(SolverChoice choice) noexcept {
  switch (choice) {
    case SolverChoice::Auto: return "auto";
    case SolverChoice::Fast: return "fast";
    case SolverChoice::Blossom: return "blossom";
    case SolverChoice::Lemon: return "lemon";
    case SolverChoice::LemonBackwards: return "lemon-backwards";
    case SolverChoice::Whole: return "whole";
  }
  return "";
}

}  // namespace bloesem
