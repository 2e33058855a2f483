// US Chess: what the rules ask of single players and of pairs (28, 29E).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/literal/completion.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

struct UsPlayer {
  Points score = 0;
  int rating = 0;       // 0: unrated
  int rank = 0;         // 28A, 29A: from 0
  std::string columns;  // by round: W, B, or - without a game
  int balance = 0;      // Whites minus Blacks
  char due = '-';       // 29E3: W, B, or - without a game
  bool had_bye = false;
  bool had_half_bye = false;  // or has booked one, if such byes count
};

// Three colours running, two more of one colour, alternation: fewer of the first, then of the next are better.
using UsConflicts = std::array<int, 3>;

struct UsRound {
  const LiteralRound& request;
  const Field& field;
  std::vector<UsPlayer> players;  // by place
  std::vector<Place> ranking;     // the highest ranked first
  Completion completion;          // of pairs that may be made

  [[nodiscard]] const UsPlayer& operator[](Place p) const { return players[static_cast<std::size_t>(p)]; }
  [[nodiscard]] bool is_last() const { return request.round >= request.rounds_declared; }
  // Returns the members of the set, the highest ranked first.
  [[nodiscard]] std::vector<Place> ranked(Mask set) const;
};

// Returns the round with all pairs that may be made: no second game, nobody kept apart, and no third colour
// running where that is forbidden.
[[nodiscard]] UsRound us_round(const LiteralRound& request, const Field& field);

// 29E4: true if the higher ranked player of the two has White. Empty if neither has played.
[[nodiscard]] std::optional<bool> higher_has_white(const UsRound& round, Place higher, Place lower);

// Returns what is wrong with the colours of a pair.
[[nodiscard]] UsConflicts us_conflicts(const UsRound& round, Place one, Place other);

// True if a player of the pair gets a second Black more than Whites, against what is due.
[[nodiscard]] bool gives_extra_black(const UsRound& round, Place one, Place other);

// 29E5: the difference of the ratings; 0 if one of them has none (29E5g).
[[nodiscard]] int us_distance(const UsRound& round, Place one, Place other);

}  // namespace bloesem::literal
