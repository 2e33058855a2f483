#include "engine/judge/first_step.hpp"

#include <cstddef>

#include "engine/judge/opponents_on.hpp"

namespace bloesem {
namespace {

using Opponents = swiss::ByPlayer<PlayerIndex>;

// Returns the player of a board who has none in the other round.
PlayerIndex left_out(const std::vector<Board>& boards, const Opponents& other) {
  for (const Board& board : boards)
    for (const PlayerIndex player : {board.white, board.black})
      if (other[player] == no_player) return player;
  return no_player;
}

std::vector<PlayerIndex> players_of(const BracketRecord& bracket) {
  std::vector<PlayerIndex> players = bracket.moved_down.to_vector();
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  players.insert(players.end(), bracket.moved_up.begin(), bracket.moved_up.end());
  return players;
}

}  // namespace

std::optional<WalkStep> first_missing_pair(const RoundPairing& pairing, const std::vector<Board>& other) {
  const Opponents opponents = opponents_on(other);
  const std::vector<BracketRecord>& brackets = pairing.record.brackets;
  for (std::size_t i = 0; i < brackets.size(); ++i)
    for (const auto& [player, opponent] : brackets[i].pairs)
      if (!brackets[i].discarded && opponents[player] != opponent)
        return WalkStep{i, player, opponent, opponents[player]};
  return std::nullopt;
}

std::optional<WalkStep> missing_bye(const RoundPairing& pairing, const std::vector<Board>& other) {
  const Opponents opponents = opponents_on(other);
  if (!pairing.bye || opponents[*pairing.bye] == no_player) return std::nullopt;
  return WalkStep{.system = *pairing.bye, .instead = left_out(pairing.boards, opponents)};
}

std::optional<WalkStep> first_step(const RoundPairing& pairing, const std::vector<Board>& other) {
  const std::optional<WalkStep> bye = missing_bye(pairing, other);
  return bye ? bye : first_missing_pair(pairing, other);
}

JudgedCandidate candidate_among(const BracketRecord& bracket, const std::vector<Board>& other) {
  const Opponents opponents = opponents_on(other);
  const std::vector<PlayerIndex> players = players_of(bracket);
  swiss::ByPlayer<std::size_t> places{players.size()};  // in the bracket
  for (std::size_t i = 0; i < players.size(); ++i) places.set(players[i], i);
  JudgedCandidate candidate;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const PlayerIndex opponent = opponents[players[i]];
    const std::size_t place = places[opponent];
    if (place == players.size()) candidate.downfloaters.push_back(players[i]);
    if (i < place && place < players.size()) candidate.pairs.emplace_back(players[i], opponent);
  }
  return candidate;
}

}  // namespace bloesem
