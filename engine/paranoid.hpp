// Pairs a round by every solver; their results may differ in nothing but solver names.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

namespace swiss {
struct System;
}

// Largest number of players to be paired for which the slower solvers are asked. At its limit each of them
// takes a few seconds per round.
inline constexpr int max_players_for_blossom = 2000;
inline constexpr int max_players_for_lemon = 400;
inline constexpr int max_players_for_whole = 60;

// A way to pair rounds whose result is compared with others.
struct Witness {
  std::string_view name;
  int max_players = 0;  // not asked for larger rounds
  std::function<Result<RoundPairing>(const Tournament&, const PairOptions&)> pair;
};

// Returns a witness that pairs with the given solver.
[[nodiscard]] Witness witness(SolverChoice solver, int max_players);

// Returns witnesses for auto, fast, blossom, LEMON, and the whole round as one matching.
[[nodiscard]] std::span<const Witness> all_solvers();

// Returns those of them whose solver can be chosen in a system, and complies with a wish if there is one; the
// first is auto.
[[nodiscard]] std::vector<Witness> offered_solvers(const swiss::System& system, bool with_wish);

// Returns the answer of the first witness if all that are asked give the same: boards in order, colours and the
// rules that gave them, bye, and for every bracket its players, pairs, downfloaters, exchanges and the values
// of all criteria; or that there is no valid pairing, for the same reason. Errors: Internal, naming two
// witnesses and their first difference; other errors of a witness are passed on.
[[nodiscard]] Result<RoundPairing> pair_by_all(const Tournament& tournament, const PairOptions& options,
                                               std::span<const Witness> witnesses);

}  // namespace bloesem
