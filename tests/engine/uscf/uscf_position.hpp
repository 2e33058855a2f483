// Positions for tests of US Chess: ratings and colours of players who have only met strangers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/pair_round.hpp"
#include "engine/uscf/entrants.hpp"
#include "engine/uscf/group.hpp"

namespace bloesem::test {

// A player of the position: "WBxB" drew three games and had a half-point bye in round 3; 1 and 0 stand for a
// win and a loss with White, + and - for a win and a loss with Black.
struct UscfPlayer {
  int rating = 0;
  std::string_view history;
};

// Returns the tournament. Players are numbered from 1 in this order; strangers, who have left, come after them.
[[nodiscard]] Tournament uscf_tournament(const std::vector<UscfPlayer>& players);

// The coming round of a position, between players named by their numbers.
class UscfPosition {
 public:
  explicit UscfPosition(const std::vector<UscfPlayer>& players, std::vector<ReadingChoice> readings = {},
                        int declared = 99);
  explicit UscfPosition(Tournament position, std::vector<ReadingChoice> readings = {}, int declared = 99);
  UscfPosition(const UscfPosition&) = delete;

  [[nodiscard]] swiss::Position at(int number) const;
  [[nodiscard]] std::vector<swiss::Position> all(const std::vector<int>& numbers) const;
  [[nodiscard]] int number(swiss::Position p) const { return field.player(p) + 1; }
  // "1-3 4-7", in the order of the pairs.
  [[nodiscard]] std::string text(const swiss::uscf::PositionPairs& pairs) const;
  // "1 4 3"
  [[nodiscard]] std::string text(const std::vector<swiss::Position>& positions) const;
  // Returns the round with its colours, White first, in the order of publication: "1-4 5-2 bye 3"; or the
  // message of the error.
  [[nodiscard]] std::string paired() const;
  [[nodiscard]] PairOptions options() const;

  Tournament tournament;
  std::vector<ReadingChoice> chosen;
  swiss::RoundTask task;
  swiss::RoundField field;
  swiss::uscf::Entrants entrants;
};

}  // namespace bloesem::test
