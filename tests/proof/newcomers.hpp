// A field of players without a game, all of whom may meet: the smallest problems of proofs.
#pragma once

#include <vector>

#include "engine/proof/proof_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/next_round.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {

using Pairs = std::vector<std::pair<proof::Position, proof::Position>>;

// Returns round 1 with these pairs of positions.
[[nodiscard]] inline proof::ProofRound newcomers(int players, const Pairs& pairs) {
  return proof::proof_round(next_round(TournamentBuilder(players)), swiss::dutch::baku_2016.criteria(), 0,
                            pairs);
}

// A round and the problem of its only bracket.
struct OneBracket {
  explicit OneBracket(int players, const Pairs& pairs = {})
      : round(newcomers(players, pairs)),
        problem(proof::problem_of(round, proof::brackets_of(round, 0).front(), proof::Reach::None)),
        mates(proof::mates_in(problem, round.mates)) {}

  proof::ProofRound round;
  proof::Problem problem;
  std::vector<proof::Vertex> mates;
};

}  // namespace bloesem::test
