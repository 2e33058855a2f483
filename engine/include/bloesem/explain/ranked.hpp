// Who else could have had the bye, or floated down, in the order of the rules.
#pragma once

#include <cstddef>
#include <vector>

#include "bloesem/explain/all_pairs.hpp"
#include "bloesem/explain/subject.hpp"
#include "bloesem/player_index.hpp"
#include "bloesem/result.hpp"

namespace bloesem::explain {

// A player in the place of another, and the departure of the round that has it so.
struct RankedPlayer {
  PlayerIndex player = no_player;
  PairAnswer cost;

  friend bool operator==(const RankedPlayer&, const RankedPlayer&) = default;
};

struct Ranking {
  std::vector<RankedPlayer> players = {};  // best first
  bool complete = false;  // without these and those of the round itself, no legal round would be left

  friend bool operator==(const Ranking&, const Ranking&) = default;
};

inline constexpr std::size_t usual_ranking = 10;

// Returns at most `limit` players other than the one who has the bye, from those who may have it: the k-th
// receives it in the round that the rules give when all before are barred from it, the present one among them.
// Players to whom no legal round gives it (PairFate::Impossible) stand at the end, in A.2 order. Errors:
// InvalidInput if the rules give nobody the bye, or choose their rounds without criteria; those of pair_round
// except NoValidPairing.
[[nodiscard]] Result<Ranking> ranked_byes(const Subject& subject, std::size_t limit = usual_ranking);

// Returns at most `limit` players who could have floated down in the place of a downfloater of a bracket (index
// into Record::brackets; not a discarded one). A player stays who is paired in the bracket or above it. The
// first in the place of a downfloater is who floats down besides in the round that the rules give when this one
// stays; the next, when the first stays as well. With several downfloaters these rounds are put in order, and a
// player has the best. Empty for a bracket that nobody leaves for another. Errors: InvalidInput if the system
// is not one that ranks_floaters; those of pair_round except NoValidPairing.
[[nodiscard]] Result<Ranking> ranked_floaters(const Subject& subject, std::size_t bracket,
                                              std::size_t limit = usual_ranking);

// True if the system has the downfloaters of the Dutch rules, and their order of generation.
[[nodiscard]] bool ranks_floaters(const Subject& subject);

}  // namespace bloesem::explain
