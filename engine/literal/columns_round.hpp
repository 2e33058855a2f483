// Dubov 1997, its Danubian variant, and the Vega system: a scoregroup is completed from below, divided into two
// columns by the colours due, balanced, and paired row by row. What the three have in common: players, limits,
// and the state of a round.
#pragma once

#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/literal/colours.hpp"
#include "engine/literal/completion.hpp"
#include "engine/literal/facts.hpp"

namespace bloesem::literal {

// In which the three systems differ.
struct ColumnRules {
  bool by_buchholz = false;     // Vega: Buchholz for average and rating; 7.1 sends players down
  bool newcomer_first = false;  // Danubian: who comes up is paired at once
};

// An average that is not rounded.
struct Average {
  std::int64_t sum = 0;
  std::int64_t count = 1;

  friend std::strong_ordering operator<=>(const Average& a, const Average& b) noexcept {
    return a.sum * b.count <=> b.sum * a.count;
  }
  friend bool operator==(const Average& a, const Average& b) noexcept { return (a <=> b) == 0; }
};

struct ColumnPlayer {
  Preference preference;      // none without a game
  Colour due = Colour::None;  // in the columns: Black without a game
  Average opposition;         // ARO, or Buchholz
  int rating = 0;             // 0 in the Vega system
  int alphabet = 0;           // place among the names
  bool stays = false;         // 2.5: should not be moved up

  // 2.6: must have the colour that is due.
  [[nodiscard]] bool bound() const noexcept { return preference.strength == Strength::Absolute; }
};

// Pairs of players, made one after the other.
class ColumnRound {
 public:
  ColumnRound(const LiteralRound& request, const ColumnRules& rules_of_round, Field of_round);

  [[nodiscard]] const ColumnPlayer& operator[](Place p) const { return players_[static_cast<std::size_t>(p)]; }
  [[nodiscard]] bool legal(Place a, Place b) const noexcept { return completion_.legal(a, b); }
  // Returns the players of the set whom p may meet.
  [[nodiscard]] Mask opponents(Place p, Mask players) const noexcept {
    return players & partners_[static_cast<std::size_t>(p)];
  }
  // True if all players of the set can be paired with each other.
  [[nodiscard]] bool can_pair(Mask players) { return completion_.possible(players); }
  // True if the two may meet, and all others who are left can be paired.
  [[nodiscard]] bool leaves_a_pairing(Place a, Place b) {
    return legal(a, b) && can_pair(left & ~bit(a) & ~bit(b));
  }
  // Returns the number of pairs that can be made in the set.
  [[nodiscard]] int most_pairs(Mask players);
  // Returns the scoregroups below the score, from the highest: who are left, without these players.
  [[nodiscard]] std::vector<Mask> groups_below(Points score, Mask players) const;
  void add_pair(Place a, Place b);

  const ColumnRules rules;
  const Field field;
  const bool first_round;  // nobody has played
  Mask left;               // not paired yet
  std::vector<std::pair<Place, Place>> pairs;

 private:
  std::vector<ColumnPlayer> players_;
  std::vector<Mask> partners_;
  Completion completion_;
  std::vector<std::int8_t> most_pairs_;  // by set; -1: unknown
};

// Orders of players: true if a comes first. The names decide last.
using ColumnOrder = bool (*)(const ColumnRound& round, Place a, Place b);
[[nodiscard]] bool higher_in_white(const ColumnRound& round, Place a, Place b);  // 6.2
[[nodiscard]] bool higher_in_black(const ColumnRound& round, Place a, Place b);
[[nodiscard]] bool sooner_to_black(const ColumnRound& round, Place a, Place b);  // 7.3
[[nodiscard]] bool sooner_to_white(const ColumnRound& round, Place a, Place b);  // 7.4
[[nodiscard]] bool better_partner(const ColumnRound& round, Place a, Place b);   // 7.1, 7.2, 8

// Returns the players of the set in this order.
[[nodiscard]] std::vector<Place> in_column_order(const ColumnRound& round, Mask players, ColumnOrder before);
// 8: returns the players from the columns of White and Black alternately, beginning with White.
[[nodiscard]] std::vector<Place> alternately(const ColumnRound& round, Mask players);
// Returns the players of the set who are due this colour.
[[nodiscard]] Mask due(const ColumnRound& round, Mask players, Colour colour);

}  // namespace bloesem::literal
