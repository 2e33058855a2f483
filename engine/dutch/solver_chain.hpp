// The chain of bracket solvers: each link answers only what it can prove, and passes on the rest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/blossom_bracket.hpp"
#include "engine/dutch/bounds/bounds_bracket.hpp"
#include "engine/dutch/bracket.hpp"
#include "engine/dutch/fast/fast_bracket.hpp"
#include "engine/model/result.hpp"
#include "engine/dutch/small/sieve_bracket.hpp"
#include "engine/dutch/solver_choice.hpp"
#include "matching/solver.hpp"

namespace bloesem::dutch {

// What the chain did. Deterministic: the same rounds give the same counts on any machine.
struct SolverCounters {
  std::int64_t brackets = 0;
  std::int64_t by_sieve = 0;
  std::int64_t by_bounds = 0;
  std::int64_t by_fast = 0;
  std::int64_t by_blossom = 0;
  std::int64_t by_lemon = 0;
  std::array<std::int64_t, declined_reasons> declined = {};  // by the fast solver, by reason (Declined)
  std::int64_t nodes = 0;      // classes and MDPs of all brackets, as the fast solver counted them last
  std::int64_t exchanges = 0;  // D.2
  matching::BlossomCounters blossom = {};  // of all searches of the blossom solver
};

// Keeps working memory from bracket to bracket: one chain for each thread.
class SolverChain {
 public:
  explicit SolverChain(SolverChoice choice);

  // Errors: TooLarge.
  [[nodiscard]] Result<BracketPairing> solve(const RoundField& field, criteria::CriteriaTable criteria,
                                             const Bracket& bracket);

  // From so many players on a bracket under C4 (2026) is first to be looked at without it (lemma 27). Solvers that check the
  // others never do so.
  [[nodiscard]] std::size_t fewest_narrowed() const noexcept { return fewest_narrowed_; }

  [[nodiscard]] const SolverCounters& counters() const noexcept { return counters_; }

 private:
  BracketPairing counted(BracketPairing pairing, std::int64_t& link);

  std::optional<SieveBracketSolver> sieve_;
  std::optional<BoundsBracketSolver> bounds_;
  std::optional<FastBracketSolver> fast_;
  std::size_t fewest_narrowed_ = std::numeric_limits<std::size_t>::max();
  bool may_ask_blossom_ = false;
  std::optional<BlossomBracketSolver> blossom_;  // made when it is first asked: most rounds do without
  const matching::Solver* reference_;
  SolverCounters counters_;
};

}  // namespace bloesem::dutch
