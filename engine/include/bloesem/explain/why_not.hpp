// Why two players do not meet.
#pragma once

#include <optional>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/claim.hpp"
#include "bloesem/explain/departure.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/judge/generation_order.hpp"
#include "bloesem/judge/verdict.hpp"

namespace bloesem::explain {

struct WhyNot {
  PlayerIndex one = no_player;
  PlayerIndex other = no_player;
  PairFate fate = PairFate::Absent;
  int board = 0;                           // of PairFate::Board: from 1
  int met = 0;                             // of PairFate::Met: the round in which they met last, from 1
  Colour colour = Colour::None;            // of PairFate::Colours: both must have it
  std::vector<PlayerIndex> unpaired = {};  // of PairFate::Absent: those whom the rules do not pair
  std::vector<PlayerIndex> away = {};      // of these: those who take no part in the round
  std::vector<PlayerIndex> obstacle = {};  // of PairFate::Impossible; empty where the system names none
  bool bye = false;                        // likewise: the number of players is odd
  std::optional<RoundPairing> with = {};   // the best round with the pair, if it is legal and not on a board
  std::optional<RoundDeparture> departure = {};  // of `with`, in systems that choose rounds by criteria
  std::optional<WalkStep> step = {};             // of `with`, in systems that pair step by step
  std::optional<GenerationStep> later = {};  // of PairFate::Order, in systems with the order of the Dutch rules
  // Boards of the round that `with` does not have, by board; where a table has the pairs, those of the two.
  std::vector<Pair> gone = {};
  std::vector<Pair> come = {};  // boards of `with` that the round does not have, by board
};

// Returns why the two do not meet. Where rounds are not chosen by criteria, PairFate::Order means that the walk
// of the system took another step, or that its table has other pairs. Errors: InvalidInput for a player and
// themselves; those of best_round_with except NoValidPairing.
[[nodiscard]] Result<WhyNot> why_not(const Subject& subject, PlayerIndex one, PlayerIndex other);

// Returns the answer in claims.
[[nodiscard]] Result<Explanation> explain_why_not(const Subject& subject, PlayerIndex one, PlayerIndex other);

}  // namespace bloesem::explain
