// The players of a round as US Chess sees them: dues, colours of pairs, and what is wrong with them (28A, 29E).
#pragma once

#include <compare>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/swiss/colouring.hpp"
#include "engine/swiss/flow.hpp"
#include "engine/swiss/round_field.hpp"
#include "engine/uscf/readings.hpp"

namespace bloesem::swiss::uscf {

using PositionPairs = std::vector<std::pair<Position, Position>>;  // the higher ranked first

// Rules about colours, as indexes into ArticleNames::colour_rules.
enum class Rule : std::uint8_t {
  Lot,
  BothDues,
  UnequalNumbers,
  LargerDifference,
  LastRound,
  EarlierRound,
  Rank
};
[[nodiscard]] constexpr ColourRule colour_rule(Rule rule) noexcept { return static_cast<ColourRule>(rule); }

// What is wrong with the colours of one or more pairs. Fewer of the first are better, then of the second, then
// of the third.
struct Conflicts {
  int third_colour = 0;  // pairs with a colour a third time running
  int second_extra = 0;  // pairs with a second game more with one colour than with the other, not due
  int not_due = 0;       // other pairs in which somebody does not get the colour due
  int extra_blacks = 0;  // of second_extra, those in which it is Black; for the limits

  [[nodiscard]] bool none() const noexcept { return third_colour + second_extra + not_due == 0; }
  Conflicts& operator+=(const Conflicts& other) noexcept {
    third_colour += other.third_colour;
    second_extra += other.second_extra;
    not_due += other.not_due;
    extra_blacks += other.extra_blacks;
    return *this;
  }
  friend Conflicts operator+(Conflicts a, const Conflicts& b) noexcept { return a += b; }
  friend Conflicts operator-(const Conflicts& a, const Conflicts& b) noexcept {
    return {a.third_colour - b.third_colour, a.second_extra - b.second_extra, a.not_due - b.not_due,
            a.extra_blacks - b.extra_blacks};
  }
  friend auto operator<=>(const Conflicts& a, const Conflicts& b) noexcept { return a.key() <=> b.key(); }
  friend bool operator==(const Conflicts& a, const Conflicts& b) noexcept { return a.key() == b.key(); }

 private:
  [[nodiscard]] std::tuple<int, int, int> key() const noexcept { return {third_colour, second_extra, not_due}; }
};

// A view of field and task, which must outlive it. A smaller position ranks higher: score, rating, number.
class Entrants {
 public:
  Entrants(const RoundField& field, const RoundTask& task);
  // Knows only these players.
  Entrants(const RoundField& field, const RoundTask& task, std::initializer_list<Position> players);

  [[nodiscard]] const RoundField& field() const noexcept { return *field_; }
  [[nodiscard]] const RoundTask& task() const noexcept { return *task_; }
  [[nodiscard]] const Settings& settings() const noexcept { return settings_; }

  [[nodiscard]] Colour due(Position p) const noexcept { return facts_[at(p)].due; }
  [[nodiscard]] int balance(Position p) const noexcept { return facts_[at(p)].balance; }  // Whites minus Blacks
  // Returns the colour of the last two games if it was the same; else None.
  [[nodiscard]] Colour streak(Position p) const noexcept { return facts_[at(p)].streak; }
  // Returns the colour of a round (index from 0), None without a game.
  [[nodiscard]] Colour column(Position p, int round) const noexcept {
    return columns_[at(p) * static_cast<std::size_t>(rounds_) + static_cast<std::size_t>(round)];
  }
  // Returns the latest round before `end` (index from 0) in which the two had different colours; -1: none.
  [[nodiscard]] int last_difference(Position a, Position b, int end) const noexcept;
  [[nodiscard]] int rounds() const noexcept { return rounds_; }  // before this one
  [[nodiscard]] int rating(Position p) const noexcept { return facts_[at(p)].rating; }
  [[nodiscard]] bool rated(Position p) const noexcept { return rating(p) != 0; }

  // 29E5: the difference of the ratings; 0 if one of the two has none (29E5g).
  [[nodiscard]] int distance(Position a, Position b) const noexcept {
    return rated(a) && rated(b) ? std::abs(rating(a) - rating(b)) : 0;
  }
  // 29E5: the largest distance over which a change from one state to the other may go.
  [[nodiscard]] int limit(const Conflicts& before, const Conflicts& after) const noexcept;

  // 29E4: returns the colours; empty if neither has played. `higher` ranks higher.
  [[nodiscard]] std::optional<Colouring> colouring(Position higher, Position lower) const noexcept;
  [[nodiscard]] Conflicts conflicts(Position a, Position b) const noexcept;
  // True if colours forbid the pair: a third one running.
  [[nodiscard]] bool parted_by_colours(Position a, Position b) const noexcept {
    return hard_ && gives_third(a, b, false);
  }
  // True if the pair may be made.
  [[nodiscard]] bool may_meet(Position a, Position b) const noexcept {
    return field_->compatible(a, b) && !parted_by_colours(a, b);
  }
  // Returns a kind of the players none of whom may meet another one of the kind (matching/graph/
  // implicit_graph.hpp): those who have had a colour twice and are both due the other one.
  [[nodiscard]] std::size_t kind(Position p) const noexcept {
    if (!hard_ || streak(p) == Colour::None || streak(p) == due(p)) return 0;
    return streak(p) == Colour::White ? 1 : 2;
  }

 private:
  struct Facts {
    Colour due = Colour::None;
    Colour streak = Colour::None;
    int balance = 0;
    int rating = 0;
  };

  void enter(Position p);
  [[nodiscard]] bool gives_third(Position a, Position b, bool may_equalise) const noexcept;
  [[nodiscard]] bool higher_is_preferred(Position lower) const noexcept;

  const RoundField* field_;
  const RoundTask* task_;
  Settings settings_;
  int rounds_;
  bool hard_;                    // no third colour running, in this round
  std::vector<Colour> columns_;  // by position and round
  std::vector<Facts> facts_;     // by position
};

}  // namespace bloesem::swiss::uscf
