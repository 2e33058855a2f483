// A pairing of a round that somebody proposes, right or wrong.
#pragma once

#include <vector>

#include "bloesem/pair_round.hpp"

namespace bloesem {

struct ProposedBoard {
  Board board;
  bool coloured = true;  // false: the colours are not known (an old forfeit), so none are wrong

  friend bool operator==(const ProposedBoard&, const ProposedBoard&) = default;
};

struct Proposal {
  std::vector<ProposedBoard> boards;
  std::vector<PlayerIndex> byes;  // one at most, if it is to be legal

  friend bool operator==(const Proposal&, const Proposal&) = default;
};

[[nodiscard]] Proposal proposal_of(const RoundPairing& pairing);

// What the tournament shows of a round (from 1) that has been paired.
[[nodiscard]] Proposal played_proposal(const Tournament& tournament, int round);

}  // namespace bloesem
