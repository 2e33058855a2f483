// Which solvers find the matchings of a round. The pairing does not depend on the choice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bloesem {

enum class SolverChoice : std::uint8_t {
  Auto,            // the chain bounds, sieve, fast, blossom; each declines what it cannot prove
  Fast,            // fast, deciding by classes in brackets of any size, then blossom
  Blossom,         // the warm-started blossom solver alone
  Lemon,           // LEMON alone, as reference
  LemonBackwards,  // LEMON on the reversed problem, for comparison (matching/weighted/solver.hpp)
  Whole,           // the whole round as a single matching (solve/whole_round)
};

inline constexpr SolverChoice last_solver_choice = SolverChoice::Whole;
inline constexpr std::size_t solver_choices = static_cast<std::size_t>(last_solver_choice) + 1;

// Returns the choice as spelled in options: "auto".
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
