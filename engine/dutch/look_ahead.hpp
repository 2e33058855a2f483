// Look-ahead: how a bracket's downfloaters can be paired below (C.7), and whether the round can be completed
// with them (C.4).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bloesem/score_differences.hpp"
#include "engine/dutch/float_mark.hpp"
#include "engine/swiss/bracket_view.hpp"
#include "engine/swiss/census.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::dutch {

// Values of the look-ahead criteria.
struct AheadValue {
  std::int64_t left_over = 0;  // downfloaters and players ahead without opponent, as the first criterion counts
  criteria::ScoreDifferences differences;  // C.7, second half: of downfloaters among them, largest first

  friend auto operator<=>(const AheadValue&, const AheadValue&) = default;
};

// Downfloaters, the players ahead and perhaps the bye, as a graph with an adjacency test. Two downfloaters are
// never adjacent: those who may meet would have been paired.
class AheadPairs {
 public:
  // Which players may be left over, that is, are adjacent to the bye. Anybody: any player ahead.
  enum class Bye : std::uint8_t { None, Anybody, Eligible, EligibleAhead };

  AheadPairs(const RoundField& field, std::span<const Position> players, std::size_t downfloaters, Bye bye)
      : field_(&field), players_(players), downfloaters_(downfloaters), bye_(bye) {}

  [[nodiscard]] matching::Vertex size() const noexcept {
    return static_cast<matching::Vertex>(players_.size() + (bye_ == Bye::None ? 0 : 1));
  }
  // Returns the player's indispensable colour as an index: vertices of the same colour, except 0, are never
  // adjacent.
  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
    return is_bye(v) ? 0 : static_cast<std::size_t>(field_->indispensable_colour(player(v)));
  }
  [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
    if (is_bye(a)) return may_be_left_over(b);
    if (is_bye(b)) return may_be_left_over(a);
    return !(is_downfloater(a) && is_downfloater(b)) && field_->compatible(player(a), player(b));
  }
  void fill(matching::BitRows& rows) const;
  // True if the player may be left over, that is, is adjacent to the bye.
  [[nodiscard]] bool may_be_left_over(matching::Vertex v) const noexcept;
  [[nodiscard]] bool is_downfloater(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) < downfloaters_;
  }
  // Returns counts that may decide without examining pairs (completable_by_counting).
  [[nodiscard]] Census census() const noexcept;

 private:
  [[nodiscard]] bool is_bye(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) == players_.size();
  }
  [[nodiscard]] Position player(matching::Vertex v) const noexcept {
    return players_[static_cast<std::size_t>(v)];
  }

  const RoundField* field_;
  std::span<const Position> players_;
  std::size_t downfloaters_;
  Bye bye_;
};

// The players left over by a best pairing of downfloaters and players ahead.
struct LeftOver {
  std::vector<Position> players;
  std::vector<Position> instead;  // if one is left over: all who could be instead, at the same cost; ascending
};

// Keeps working memory from bracket to bracket.
class LookAhead {
 public:
  // True if these downfloaters and the players ahead can all be paired, except one when their number is odd,
  // who must be allowed to be left over. No value is better, and where the round has to be completed (C.4)
  // nothing less is allowed.
  [[nodiscard]] bool closes(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters);
  [[nodiscard]] bool closes(const BracketView& view, std::span<const Number> downfloaters);

  // Returns the value of the look-ahead criteria with these downfloaters (C.7).
  [[nodiscard]] AheadValue value(const RoundField& field, const Bracket& bracket,
                                 std::span<const Position> downfloaters);
  [[nodiscard]] AheadValue value(const BracketView& view, std::span<const Number> downfloaters);
  // Returns the players left over in a pairing of that value, in a normal bracket.
  [[nodiscard]] LeftOver left_over(const RoundField& field, std::span<const Position> downfloaters,
                                   std::span<const Position> ahead);
  // The same if counting shows that all can be paired, or all but the lowest ranked player ahead; otherwise
  // empty.
  [[nodiscard]] std::optional<LeftOver> left_over_by_counting(const RoundField& field,
                                                              std::span<const Position> downfloaters,
                                                              std::span<const Position> ahead);
  // Returns a lower bound on the value of all sets of downfloaters with the same scores.
  [[nodiscard]] AheadValue bound(const BracketView& view, std::span<const Number> downfloaters);

  // Marks each player by the value of being the only downfloater.
  void mark_single(const BracketView& view, std::vector<FloatMark>& marks);
  // Bars players who belong to no set of `downfloaters` downfloaters that reaches the value `wanted`.
  void bar_useless(const BracketView& view, std::size_t downfloaters, const AheadValue& wanted,
                   std::vector<FloatMark>& marks);

  // True if the players ahead can be paired among themselves, the bye included.
  [[nodiscard]] bool completes_alone(const BracketView& view) { return closes(view, {}); }

 private:
  AheadPairs graph_of(const RoundField& field, const Bracket& bracket, std::span<const Position> downfloaters,
                      AheadPairs::Bye bye);
  AheadPairs graph_of(const BracketView& view, std::span<const Number> downfloaters, AheadPairs::Bye bye);
  std::span<const Position> positions_of(const BracketView& view, std::span<const Number> downfloaters);
  template <class Costs>
  void leave_cheapest(const AheadPairs& graph, const Costs& costs);
  void find_left_over(const AheadPairs& ahead);
  void rank_by_value(const BracketView& view, std::vector<FloatMark>& marks);
  void rank_by_pairs(const BracketView& view, std::vector<FloatMark>& marks);

  std::vector<Position> downfloaters_;
  std::vector<Position> players_;
  std::vector<char> can_be_left_over_;  // by vertex: in some maximum matching of the players ahead
  matching::MaximumMatching<AheadPairs> matching_;
};

}  // namespace bloesem::swiss::dutch
