// The chain of bracket solvers: each answers only what it can prove and leaves the rest to the next.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"
#include "engine/swiss/bracket_solver.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss {

// What one solver has done. Deterministic: the same rounds give the same counts on any machine.
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
  matching::Steps steps = {};       // of the whole round, if count_solving filled them
  std::vector<LinkCounters> links;  // in the order in which they are asked

  // Returns the counters of the solver with that name, or zeros if the chain has none.
  [[nodiscard]] LinkCounters of(std::string_view solver) const noexcept;
};

// Keeps working memory from bracket to bracket. Not thread-safe: use one chain per thread.
class SolverChain {
 public:
  static constexpr std::size_t max_solvers = Refusals::max_refusals;

  using Make = std::unique_ptr<BracketSolver> (*)();

  // Appends a solver, which is asked for brackets that all before it declined, and made for the first of them:
  // small rounds need few solvers. `name` appears in the record. Requires fewer than max_solvers.
  void add(std::string_view name, Make make);

  // Returns the pairing with the names of the solvers that were asked. Errors: TooLarge if all decline.
  [[nodiscard]] Result<BracketPairing> solve(const BracketProblem& problem);

  // Returns the number of players from which on a bracket under C4 (2026) is first solved without C4 (lemma
  // 27). A chain that checks other solvers never does so and keeps the default.
  [[nodiscard]] std::size_t completion_relaxed_from() const noexcept { return completion_relaxed_from_; }
  void relax_completion_from(std::size_t players) noexcept { completion_relaxed_from_ = players; }

  // Returns what is wrong with an answer; empty if nothing is.
  using Check = std::string (*)(const BracketProblem& problem, const BracketPairing& answer);
  // Has each answer checked from now on: solve returns Internal for one with which something is wrong. Null:
  // none is checked.
  void check_answers(Check check) noexcept { check_ = check; }

  // Returns the totals over all brackets solved so far.
  [[nodiscard]] SolverCounters counters() const;

 private:
  struct Link {
    Make make = nullptr;
    std::unique_ptr<BracketSolver> solver;  // null: not made yet
    LinkCounters counters;
  };

  [[nodiscard]] std::span<Link> links() noexcept { return std::span(links_).first(size_); }
  [[nodiscard]] std::span<const Link> links() const noexcept { return std::span(links_).first(size_); }

  [[nodiscard]] Result<BracketPairing> answer_of(const BracketProblem& problem);

  std::array<Link, max_solvers> links_;
  Check check_ = nullptr;
  std::size_t size_ = 0;  // of the chain
  std::size_t completion_relaxed_from_ = std::numeric_limits<std::size_t>::max();
  std::int64_t brackets_ = 0;
  std::int64_t exchanges_ = 0;
};

}  // namespace bloesem::swiss
