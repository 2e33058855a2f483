// Positions for tests of the literal engine: scores and forbidden meetings instead of whole histories.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/literal/literal.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::test {

// Players with these scores (by number, in tenths) who have not played yet; they are to be paired. Numbers in
// between belong to players who are absent.
class LiteralPosition {
 public:
  explicit LiteralPosition(const std::map<int, Points>& scores);
  // All players of a tournament who have no entry in the column of its coming round.
  explicit LiteralPosition(Tournament tournament);

  // Bars a player from meeting others.
  LiteralPosition& apart(int one, std::initializer_list<int> others);
  // Bars all pairs of the listed players but these.
  LiteralPosition& only(std::initializer_list<std::pair<int, int>> pairs);

  Tournament tournament;
  std::vector<PlayerIndex> participants;

  // Returns the coming round.
  [[nodiscard]] literal::LiteralRound round(int declared = 99) const {
    return {tournament, tournament.rounds_played + 1, declared, participants};
  }
};

// Returns "1-4 5-2 3-6 7 bye", boards by the smaller number, or "error: " and the message.
[[nodiscard]] std::string text_of(const Result<literal::LiteralPairing>& pairing);

// Returns pairs of places as numbers, in their order: "1-4 2-5".
[[nodiscard]] std::string text_of_places(const std::vector<std::pair<int, int>>& places);

}  // namespace bloesem::test
