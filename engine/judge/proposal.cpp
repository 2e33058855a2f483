#include "bloesem/judge/proposal.hpp"

#include <cstddef>
#include <utility>

#include "bloesem/check_tournament.hpp"

namespace bloesem {

Proposal proposal_of(const RoundPairing& pairing) {
  Proposal proposal;
  for (const Board& board : pairing.boards) proposal.boards.push_back({board, true});
  if (pairing.bye) proposal.byes.push_back(*pairing.bye);
  return proposal;
}

Proposal played_proposal(const Tournament& tournament, int round) {
  const PlayedRound played = played_round(tournament, round);
  Proposal proposal;
  for (std::size_t i = 0; i < played.boards.size(); ++i)
    proposal.boards.push_back({played.boards[i], played.coloured[i]});
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    if (tournament.players[i].round(round - 1).outcome == Outcome::PairingBye)
      proposal.byes.push_back(static_cast<PlayerIndex>(i));
  }
  return proposal;
}

}  // namespace bloesem
