// Input and output of the walk over the brackets of a round.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/readings.hpp"
#include "bloesem/record.hpp"
#include "bloesem/result.hpp"
#include "bloesem/solver_choice.hpp"
#include "bloesem/tournament.hpp"
#include "engine/model/so_far.hpp"
#include "engine/swiss/colouring.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/swiss/solver_chain.hpp"

namespace bloesem::swiss {

// What a round is, for systems whose rules depend on more than the field keeps.
struct RoundTask {
  const Tournament* tournament = nullptr;  // as known when the round is paired; never null in a walk
  int round = 1;                           // from 1
  int rounds_declared = 1;
  SolverChoice solver = SolverChoice::Auto;
  std::optional<Colour> initial_colour = {};  // empty: unknown
  bool fixed_numbers = false;  // numbers whose parity decides: pairing numbers, not effective ones
  Readings readings = {};      // of the system

  [[nodiscard]] bool is_last() const noexcept { return round >= rounds_declared; }
  // Returns the number of a player whose parity decides between players who have not played yet.
  [[nodiscard]] int number(const RoundField& field, Position p) const noexcept {
    return fixed_numbers ? field.fixed_number(p) : field.effective_number(p);
  }
};

class KnownBrackets;
class UnwishedPairs;
class WholeBrackets;
struct Walk;

// Where a walk begins: the players before `end` are the downfloaters of brackets that were settled elsewhere,
// and a score group begins at `end`. By default at the top.
struct WalkStart {
  std::vector<Position> downfloaters = {};  // in A.2 order
  Position end = 0;
};

struct WalkContext {
  SolverChain* solver = nullptr;  // null in systems without a chain
  // Called with the number of players settled so far; returning false cancels. May be empty.
  std::function<bool(int settled)> progress;
  RoundTask task = {};
  const UnwishedPairs* unwished = nullptr;  // null: no wish is about the round
  // Called before each attempt at a bracket with what is settled so far: its pairs are final. Returning false
  // cancels. May be empty, and only walks by BracketWalk call it.
  std::function<bool(const Walk& so_far)> watch = {};
  WalkStart start = {};            // only walks by BracketWalk begin elsewhere
  KnownBrackets* known = nullptr;  // of walks by BracketWalk over such fields; may be null
  // Of walks by BracketWalk of which only some opponents are wanted; may be null. Requires that there is no
  // wish.
  WholeBrackets* whole = nullptr;

  // To be called before each bracket, with the number of players paired so far. Notes how far the walk has come
  // (so_far.hpp). Returns true if it is cancelled.
  [[nodiscard]] bool stopped_before_bracket(int settled) const {
    return stopped_before_attempt(so_far.bracket + 1, settled);
  }
  // The same before each attempt at a bracket, counted from 1.
  [[nodiscard]] bool stopped_before_attempt(int bracket, int settled) const {
    so_far.bracket = bracket;
    so_far.paired = settled;
    return progress && !progress(settled);
  }
};

struct Walk {
  std::vector<std::pair<Position, Position>> pairs;  // higher ranked first
  std::optional<Position> bye;
  std::vector<BracketRecord> brackets;
  // Parallel to `pairs` if the walk itself gives the colours; empty: System::allocate_colours does.
  std::vector<Colouring> colours = {};
};

}  // namespace bloesem::swiss
