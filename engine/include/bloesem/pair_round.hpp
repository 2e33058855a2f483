// The facade: a tournament and options in, the next round's pairing and the record of how it came about
// out. Quiet (prints nothing), pure (same input, same output), reentrant.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/record.hpp"
#include "bloesem/result.hpp"
#include "bloesem/solver_choice.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// Whose numbers decide the parity of E.5: those of the players who have taken part so far (as the endorsed
// engines count), or the fixed pairing numbers of the list.
enum class Numbering { Effective, Fixed };

// By which score the boards are published: the standings, or the score used for pairing.
enum class BoardOrder { Standings, PairingScore };

struct Board {
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;

  friend bool operator==(const Board&, const Board&) = default;
};

// Called as the work proceeds; returning false cancels (ErrorCode::Cancelled). The stages come in this order:
// "completion" before it is known whether the round can be paired, "bracket" before each bracket, "colours"
// when all pairs are found.
struct Progress {
  std::string_view stage;
  int done = 0;  // players settled so far
  int total = 0;
};
using ProgressCallback = std::function<bool(const Progress&)>;

struct PairOptions {
  // Empty: what the tournament says, else what is in force (bloesem/edition_choice.hpp).
  std::optional<Edition> edition = {};
  std::optional<int> round = {};            // 1-based; default: the one after rounds_played
  std::optional<int> rounds_declared = {};  // overrides the tournament's
  std::optional<Colour> initial_colour = {};
  std::vector<PlayerIndex> absent = {};  // not paired, besides those marked in the round's column
  std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden = {};
  Numbering numbers = Numbering::Effective;
  BoardOrder board_order = BoardOrder::Standings;
  ProgressCallback progress = {};
  SolverChoice solver = SolverChoice::Auto;
  bool paranoid = false;  // all solvers pair the round, and must not differ (engine/paranoid.hpp)
};

struct RoundPairing {
  int round = 0;
  std::vector<Board> boards;  // in publication order
  std::optional<PlayerIndex> bye;
  Record record;
  Edition edition = edition_in_force;  // the rules that it was paired by
};

// Pairs one round. A pairing-allocated bye in the column of the coming round has been given by the arbiter: the
// others are paired among themselves. Errors: NoValidPairing (with a minimal obstacle), InvalidInput (a
// tournament that contradicts itself, see bloesem/validate.hpp, no rounds declared, a round that cannot be
// paired yet, an unknown initial colour where E.5 needs one, another pairing system than the Dutch, an
// acceleration of which there are no fictitious points), TooLarge, Cancelled, Internal (paranoid: the solvers
// differ).
[[nodiscard]] Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options = {});

}  // namespace bloesem
