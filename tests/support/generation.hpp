// Section D literally: the lists of transpositions, exchanges and MDP-exchanges, and the candidates in the
// order in which B.6 and B.7 generate them; also a key for that order in closed form, for single
// candidates.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "bloesem/points.hpp"

namespace bloesem::test {

// In-bracket sequence numbers: 1, 2, 3, ... in A.2 order.
using Bsn = int;
using Bsns = std::vector<Bsn>;
// The pairs of a candidate, each with its smaller number first, in ascending order.
using BsnPairs = std::vector<std::pair<Bsn, Bsn>>;

// D.1: returns the first `paired` numbers of each transposition of S2, in order. The rest of S2 does not
// matter.
[[nodiscard]] std::vector<Bsns> transpositions(const Bsns& s2, std::size_t paired);

// D.2: the residents who change sides, ascending.
struct Exchange {
  Bsns out_of_s1;
  Bsns into_s1;

  friend bool operator==(const Exchange&, const Exchange&) = default;
};
// Returns all exchanges in order.
[[nodiscard]] std::vector<Exchange> resident_exchanges(const Bsns& s1, const Bsns& s2);

// D.3: returns every S1 of `paired` MDPs, the original first. `scores` are those of the BSNs 1, 2, 3, ...
[[nodiscard]] std::vector<Bsns> mdp_exchanges(const std::vector<Points>& scores, std::size_t paired);

// B.6: returns the sets of `pairs` pairs of players 1 to n, in order of their first appearance.
[[nodiscard]] std::vector<BsnPairs> homogeneous_candidates(Bsn n, std::size_t pairs);

// B.7: MDPs 1, 2, ... (one per score), `m1` of whom are paired, followed by the residents. The remainder is
// renumbered, and `remainder_pairs` pairs are made in it.
struct HeterogeneousBracket {
  std::vector<Points> mdp_scores;
  std::size_t m1 = 0;
  Bsn residents = 0;
  std::size_t remainder_pairs = 0;
};
[[nodiscard]] std::vector<BsnPairs> heterogeneous_candidates(const HeterogeneousBracket& bracket);

// Returns a key by which candidates with the same number of pairs can be ordered: the smaller one is
// generated earlier. It consists of:
//   fewer MDPs in the limbo (B.1); the paired MDPs; their opponents; number of exchanges; difference of sums;
//   numbers out of S1 from the highest down (larger first); numbers into S1; opponents of S1.
using GenerationKey = std::vector<Bsns>;
inline constexpr std::size_t exchanges_in_key =
    3;  // GenerationKey[exchanges_in_key] is the list of that one number
[[nodiscard]] GenerationKey generation_key(Bsn mdps, Bsn players, const BsnPairs& pairs);

}  // namespace bloesem::test
