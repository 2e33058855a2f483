// A round paired by every solver. They may differ in nothing but their names.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "bloesem/pair_round.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// What the slower solvers are asked for at most: players to be paired. At the limit each of them takes some
// seconds for a round.
inline constexpr int most_players_for_blossom = 2000;
inline constexpr int most_players_for_lemon = 400;
inline constexpr int most_players_for_whole = 60;

// Somebody who pairs rounds, and is believed only as long as the others say the same.
struct Witness {
  std::string_view name;
  int most_players = 0;  // beyond, not asked
  std::function<Result<RoundPairing>(const Tournament&, const PairOptions&)> pair;
};

[[nodiscard]] Witness witness(SolverChoice solver, int most_players);

// Auto, fast, blossom, LEMON, and the whole round as one matching.
[[nodiscard]] std::span<const Witness> all_solvers();

// What the first witness answers, if all who are asked answer the same: boards in their order, colours and the
// rules that gave them, bye, and of every bracket its players, pairs, downfloaters, exchanges and the values of
// all criteria; or that there is no valid pairing, for the same reason. Otherwise Internal, with the names of
// two of them and the first thing in which they differ. Other errors of a witness are passed on.
[[nodiscard]] Result<RoundPairing> pair_by_all(const Tournament& tournament, const PairOptions& options,
                                               std::span<const Witness> witnesses);

}  // namespace bloesem
