// The chain of bracket solvers: each answers only what it can prove, and passes on the rest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/swiss/bracket_solver.hpp"

namespace bloesem::swiss {

// What one solver did. Deterministic: the same rounds give the same counts on any machine.
struct LinkCounters {
  std::string_view solver;
  std::int64_t solved = 0;
  std::array<std::int64_t, decline_reasons> declined = {};  // by Decline

  [[nodiscard]] std::int64_t declined_for(Decline reason) const noexcept {
    return declined[static_cast<std::size_t>(reason)];
  }
};

struct SolverCounters {
  std::int64_t brackets = 0;
  std::int64_t exchanges = 0;  // D.2
  Effort effort = {};
  std::vector<LinkCounters> links;  // in the order in which they are asked

  // Returns zeros if the chain has no such solver.
  [[nodiscard]] LinkCounters of(std::string_view solver) const noexcept;
};

// Keeps working memory from bracket to bracket: one chain for each thread.
class SolverChain {
 public:
  static constexpr std::size_t most_solvers = Refusals::most;

  // Appends a solver, which is asked for what those before it decline. Requires fewer than most_solvers.
  void add(std::unique_ptr<BracketSolver> solver);

  // Returns the pairing with the names of the solvers that were asked. Errors: TooLarge.
  [[nodiscard]] Result<BracketPairing> solve(const BracketProblem& problem);

  // The least number of players from which a bracket under C4 (2026) is first solved without it (lemma 27). A
  // chain that checks others never does so, and keeps the default.
  [[nodiscard]] std::size_t fewest_narrowed() const noexcept { return fewest_narrowed_; }
  void narrow_from(std::size_t players) noexcept { fewest_narrowed_ = players; }

  [[nodiscard]] SolverCounters counters() const;

 private:
  struct Link {
    std::unique_ptr<BracketSolver> solver;
    LinkCounters counters;
  };

  std::vector<Link> links_;
  std::size_t fewest_narrowed_ = std::numeric_limits<std::size_t>::max();
  std::int64_t brackets_ = 0;
  std::int64_t exchanges_ = 0;
};

}  // namespace bloesem::swiss
