// The chain of bracket solvers: each answers only what it can prove, and passes on the rest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/dutch/bracket_solver.hpp"
#include "engine/dutch/solver_choice.hpp"
#include "engine/model/result.hpp"

namespace bloesem::dutch {

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

  // Nothing counted, if the chain has no such solver.
  [[nodiscard]] LinkCounters of(std::string_view solver) const noexcept;
};

// Keeps working memory from bracket to bracket: one chain for each thread.
class SolverChain {
 public:
  explicit SolverChain(SolverChoice choice);
  ~SolverChain();

  // With the names of the solvers that were asked. Errors: TooLarge.
  [[nodiscard]] Result<BracketPairing> solve(const BracketProblem& problem);

  // From so many players on a bracket under C4 (2026) is first to be looked at without it (lemma 27). Solvers
  // that check the others never do so.
  [[nodiscard]] std::size_t fewest_narrowed() const noexcept { return fewest_narrowed_; }

  [[nodiscard]] SolverCounters counters() const;

 private:
  struct Solvers;
  struct Link {
    BracketSolver* solver = nullptr;
    LinkCounters counters;
  };
  static constexpr std::size_t most_links = Refusals::most;

  void add(BracketSolver& solver);

  std::unique_ptr<Solvers> solvers_;
  std::array<Link, most_links> links_;
  std::size_t size_ = 0;  // of the chain
  std::size_t fewest_narrowed_ = std::numeric_limits<std::size_t>::max();
  std::int64_t brackets_ = 0;
  std::int64_t exchanges_ = 0;
};

}  // namespace bloesem::dutch
