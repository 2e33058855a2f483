// Facade of the engine: takes a tournament and options, returns the pairing of one round and the record of how
// it was found. Prints nothing, has no hidden state (same input, same output), and is reentrant.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/record.hpp"
#include "bloesem/result.hpp"
#include "bloesem/solver_choice.hpp"
#include "bloesem/tournament.hpp"
#include "bloesem/violation.hpp"

namespace bloesem {

// Numbers whose parity decides E.5: ranks among the players who have taken part so far (as in the endorsed
// engines), or the fixed pairing numbers.
enum class Numbering { Effective, Fixed };

// The score by which boards are ordered for publication: standings points or pairing score.
enum class BoardOrder { Standings, PairingScore };

struct Board {
  PlayerIndex white = no_player;
  PlayerIndex black = no_player;

  friend bool operator==(const Board&, const Board&) = default;
};

// Progress report. The callback cancels by returning false (ErrorCode::Cancelled). Stages, in this order:
// "completion" before it is known whether the round can be paired, "bracket" before each attempt at
// a bracket, "colours" once all pairs are known.
struct Progress {
  std::string_view stage;
  int done = 0;   // players paired so far
  int total = 0;  // players to be paired in the round
};
using ProgressCallback = std::function<bool(const Progress&)>;

// Returns all players, best first, as the event's tie-breaks rank them before the given round (1-based).
using RankingCallback =
    std::function<Result<std::vector<PlayerIndex>>(const Tournament& tournament, int round)>;

struct PairOptions;
struct RoundPairing;

// Returns the proof of an answer of pair_round: of a pairing, or of NoValidPairing. `group`: the name of the
// group that was paired; empty if there are no groups.
using ProofCallback =
    std::function<Result<std::string>(const Tournament& tournament, const PairOptions& options,
                                      const Result<RoundPairing>& answer, std::string_view group)>;

namespace swiss {
struct BracketProblem;
struct BracketPairing;
}  // namespace swiss

// Returns what is wrong with a solver's answer to a bracket; empty if nothing is.
using AnswerCheck = std::string (*)(const swiss::BracketProblem& problem, const swiss::BracketPairing& answer);

struct PairOptions {
  // Empty: chosen from the tournament (bloesem/edition_choice.hpp).
  std::optional<Edition> edition = {};
  // In place of the tournament's (Heading::rules); those that are neither here nor there have their default.
  std::vector<ReadingChoice> readings = {};
  std::optional<int> round = {};              // from 1; empty: the round after rounds_played
  std::optional<int> rounds_declared = {};    // empty: the tournament's
  std::optional<Colour> initial_colour = {};  // empty: the tournament's, or inferred from its rounds
  std::vector<PlayerIndex> absent = {};  // not paired, in addition to those marked absent in the round's column
  std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden = {};  // in addition to the tournament's
  // Players who take part in the round but have their opponent already: they are not paired.
  std::vector<PlayerIndex> seated = {};
  // Players who must not receive the pairing-allocated bye, in addition to those whom the rules bar from it.
  std::vector<PlayerIndex> without_bye = {};
  Numbering numbers = Numbering::Effective;
  BoardOrder board_order = BoardOrder::Standings;
  // Required for an event with a list of tie-breaks whose system ranks players by it (ranks_by_tie_breaks);
  // service::prepare provides it. Other systems do not use it.
  RankingCallback ranking = {};
  ProgressCallback progress = {};
  // Work that takes longer ends with OutOfTime. A round that is paired in time does not depend on the limit.
  // `within` (bloesem/work_limit.hpp) limits other searches.
  std::optional<std::chrono::nanoseconds> time_limit = {};
  // At most, for what goes through very many players one by one. The round does not depend on it.
  int threads = 1;
  SolverChoice solver = SolverChoice::Auto;
  bool paranoid = false;  // pairs the round with every solver and compares (engine/paranoid.hpp)
  // Makes the proof that the pairing then carries (proof_bound_to, bloesem/proof.hpp). Empty: none is made.
  // Requires a round without pairs or boards that are fixed by hand.
  ProofCallback proof = {};
  // Checks each answer of a solver of brackets at once (check_answer, bloesem/proof.hpp). Null: none is
  // checked.
  AnswerCheck check = nullptr;
};

// A pair that was made by hand, with what the rules have against it.
struct HandMadePair {
  Board board;
  bool colours_by_rules = false;
  std::vector<Violation> violations;

  friend bool operator==(const HandMadePair&, const HandMadePair&) = default;
};

struct RoundPairing {
  int round = 0;
  std::vector<Board> boards;  // in publication order; of groups, in the order of the groups
  std::optional<PlayerIndex> bye;
  std::vector<PlayerIndex> further_byes = {};  // of groups: those of the groups after that of `bye`
  std::vector<HandMadePair> hand_made = {};    // the tournament's fixed pairs of this round, among `boards`
  Record record;
  Edition edition = edition_in_force;  // the rules applied
  Readings readings = {};              // of that edition
  std::string proof = {};              // if requested; of groups, one after the other
};

// Returns the players with the pairing-allocated bye, in the order of their groups.
[[nodiscard]] std::vector<PlayerIndex> byes_of(const RoundPairing& pairing);

// Pairs one round. The groups of a tournament are paired each as an event of its own, and the pairs that were
// made by hand for this round leave the field beforehand; boards are numbered through, and those who have a
// fixed board sit there. A player who already has the pairing-allocated bye in the column of that round keeps
// it, and the others are paired among themselves. Errors: NoValidPairing (with a minimal obstacle);
// InvalidInput (contradictory tournament, see bloesem/validate.hpp; unknown number of rounds; round not yet
// pairable; initial colour unknown where E.5 needs it; unsupported pairing system; unknown reading; the system
// code asks for an acceleration but there are no fictitious points; the system ranks by the event's tie-breaks
// but there is no ranking; invalid options; groups that leave out a player, or of which two players have met; a
// pair made by hand of players who do not take part; a fixed board that does not exist or is needed twice);
// TooLarge; Cancelled; OutOfTime; Internal (paranoid: the solvers disagree; check: an answer is wrong); those
// of `proof`.
[[nodiscard]] Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options = {});

}  // namespace bloesem
