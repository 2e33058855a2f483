// A proposed pairing of a round, valid or not.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem {

struct ProposedBoard {
  Board board;
  bool coloured = true;  // false: colours unknown (an old forfeit), so they are not judged

  friend bool operator==(const ProposedBoard&, const ProposedBoard&) = default;
};

struct Proposal {
  std::vector<ProposedBoard> boards;
  std::vector<PlayerIndex> byes;  // a legal proposal has at most one

  friend bool operator==(const Proposal&, const Proposal&) = default;
};

// Returns the pairing as a proposal, with colours.
[[nodiscard]] Proposal proposal_of(const RoundPairing& pairing);

// Returns round `round` (from 1) as recorded in the tournament. The round must have been paired.
[[nodiscard]] Proposal played_proposal(const Tournament& tournament, int round);

}  // namespace bloesem
