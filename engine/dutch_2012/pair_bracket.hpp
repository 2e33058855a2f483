// One bracket: C.3 to C.10 and C.14 as one optimum, by the solvers of the Dutch System.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bloesem/result.hpp"
#include "criteria/dutch_2012/istanbul_2012.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem::swiss::dutch_2012 {

// What a pairing must achieve besides the bracket's own requirements.
enum class Aim : std::uint8_t {
  Bracket,      // nothing
  NextBracket,  // C.12: the following bracket makes all its pairs, if the same scores move down
  Completion,   // C.13: all players below can be paired
  Last,         // the round ends
  Merged,       // likewise; the upper one of the merged brackets are the MDPs (C.13)
};

struct PairedBracket {
  std::vector<Position> moved_down;
  std::vector<Position> residents;
  BracketPairing pairing;
};

// True if the bracket makes all its pairs with every MDP among them: what C.12 asks for.
[[nodiscard]] bool makes_all_pairs(const PairedBracket& bracket);

// True if at least half of the players came from above (A.3).
[[nodiscard]] bool mostly_moved_down(std::size_t moved_down, std::size_t residents) noexcept;

class BracketPairer {
 public:
  // Called with the number of players settled so far; returning false cancels. May be empty.
  using Progress = std::function<bool(int settled)>;

  // Field and chain must outlive the object.
  BracketPairer(const RoundField& field, criteria::StrongColours strong, SolverChain& chain, Progress progress);

  // Returns the best pairing: heterogeneous, or homogeneous if at least half of the players came from above or
  // no MDP can be paired (A.3, C.14.b.2). All lists are in rank order, MDPs before residents, and these before
  // the players `ahead`, whom the aim involves. Errors: TooLarge, Cancelled.
  [[nodiscard]] Result<PairedBracket> pair(Aim aim, std::vector<Position> moved_down,
                                           std::vector<Position> residents, std::vector<Position> ahead = {});

  // Counts these players as settled, for the progress report.
  void settle(const PairedBracket& bracket) noexcept;

 private:
  [[nodiscard]] Result<BracketPairing> solve(Aim aim, const Bracket& bracket, bool homogeneous);
  [[nodiscard]] bool completes(const BracketPairing& pairing) const;

  const RoundField& field_;
  RoundField every_bye_;  // the same players, all of whom may stay single
  criteria::StrongColours strong_;
  SolverChain& chain_;
  Progress progress_;
  int settled_ = 0;
};

}  // namespace bloesem::swiss::dutch_2012
