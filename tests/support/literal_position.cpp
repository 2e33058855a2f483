#include "tests/support/literal_position.hpp"

#include <algorithm>

namespace bloesem::test {

LiteralPosition::LiteralPosition(const std::map<int, Points>& scores) {
  const int players = scores.rbegin()->first;
  tournament = TournamentBuilder(players).round("").build();
  for (const auto& [number, score] : scores) {
    tournament.players[static_cast<std::size_t>(number - 1)].adjustments = {score};
    participants.push_back(nr(number));
  }
}

LiteralPosition::LiteralPosition(Tournament history) : tournament(std::move(history)) {
  for (PlayerIndex p = 0; p < std::ssize(tournament.players); ++p)
    if (tournament.players[static_cast<std::size_t>(p)].round(tournament.rounds_played) == RoundEntry{})
      participants.push_back(p);
}

LiteralPosition& LiteralPosition::apart(int one, std::initializer_list<int> others) {
  for (const int other : others) tournament.forbidden_groups.push_back({nr(one), nr(other)});
  return *this;
}

LiteralPosition& LiteralPosition::only(std::initializer_list<std::pair<int, int>> pairs) {
  for (const PlayerIndex a : participants)
    for (const PlayerIndex b : participants)
      if (a < b && std::find(pairs.begin(), pairs.end(), std::pair<int, int>(a + 1, b + 1)) == pairs.end())
        tournament.forbidden_groups.push_back({a, b});
  return *this;
}

std::string text_of(const Result<literal::LiteralPairing>& pairing) {
  if (!pairing) return "error: " + pairing.error().message;
  std::vector<Board> boards = pairing->boards;
  std::sort(boards.begin(), boards.end(), [](const Board& a, const Board& b) {
    return std::min(a.white, a.black) < std::min(b.white, b.black);
  });
  std::string text;
  for (const Board& board : boards)
    text += (text.empty() ? "" : " ") + std::to_string(board.white + 1) + "-" + std::to_string(board.black + 1);
  if (pairing->bye) text += (text.empty() ? "" : " ") + std::to_string(*pairing->bye + 1) + " bye";
  return text;
}

std::string text_of_places(const std::vector<std::pair<int, int>>& places) {
  std::string text;
  for (const auto& [a, b] : places)
    text += (text.empty() ? "" : " ") + std::to_string(a + 1) + "-" + std::to_string(b + 1);
  return text;
}

}  // namespace bloesem::test
