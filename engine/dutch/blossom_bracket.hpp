// One bracket by the blossom solver on implicit weights: exact for every kind of bracket and any size.
#pragma once

#include <memory>
#include <optional>

#include "criteria/criteria_table.hpp"
#include "engine/dutch/bracket.hpp"
#include "matching/blossom_solver.hpp"

namespace bloesem::dutch {

// Keeps working memory from bracket to bracket: one for each thread.
class BlossomBracketSolver {
 public:
  BlossomBracketSolver();
  ~BlossomBracketSolver();
  BlossomBracketSolver(const BlossomBracketSolver&) = delete;
  BlossomBracketSolver& operator=(const BlossomBracketSolver&) = delete;

  // The best candidate by C.4 to C.19, and the first generated among equals. No value: more than
  // 16 384 players, with those ahead.
  [[nodiscard]] std::optional<BracketPairing> solve(const RoundField& field, criteria::CriteriaTable criteria,
                                                    const Bracket& bracket);

  // What all brackets so far took: the criteria's first portions, and everything after on the face.
  [[nodiscard]] matching::BlossomCounters criteria_counters() const noexcept;
  [[nodiscard]] matching::BlossomCounters face_counters() const noexcept;

 private:
  class Worker;
  std::unique_ptr<Worker> worker_;
};

}  // namespace bloesem::dutch
