// What a bracket's downfloaters find below (C.7), or whether the round can be completed with them (C.4).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bloesem/score_differences.hpp"
#include "engine/dutch/float_mark.hpp"
#include "engine/swiss/bracket_view.hpp"
#include "engine/swiss/census.hpp"
#include "matching/cardinality/implicit_matching.hpp"

namespace bloesem::swiss::dutch {

// What the criteria that look ahead come to.
struct AheadValue {
  std::int64_t left_over = 0;  // players ahead and downfloaters without opponent, as the first criterion counts
  criteria::ScoreDifferences differences;  // C.7, second half: of downfloaters among them, the largest first

  friend auto operator<=>(const AheadValue&, const AheadValue&) = default;
};

// Downfloaters, the players ahead and perhaps the bye, as a graph that answers questions. Two downfloaters are
// not joined: those who could meet would have been paired.
class AheadPairs {
 public:
  enum class Bye : std::uint8_t { None, Anybody, Eligible, EligibleAhead };

  AheadPairs(const RoundField& field, std::span<const Position> players, std::size_t downfloaters, Bye bye)
      : field_(&field), players_(players), downfloaters_(downfloaters), bye_(bye) {}

  [[nodiscard]] matching::Vertex size() const noexcept {
    return static_cast<matching::Vertex>(players_.size() + (bye_ == Bye::None ? 0 : 1));
  }
  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
    return is_bye(v) ? 0 : static_cast<std::size_t>(field_->indispensable_colour(player(v)));
  }
  [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
    if (is_bye(a)) return may_be_left_over(b);
    if (is_bye(b)) return may_be_left_over(a);
    return !(is_downfloater(a) && is_downfloater(b)) && field_->compatible(player(a), player(b));
  }
  void fill(matching::BitRows& rows) const;
  [[nodiscard]] bool may_be_left_over(matching::Vertex v) const noexcept;
  [[nodiscard]] bool is_downfloater(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) < downfloaters_;
  }
  // Numbers that may tell without looking at the pairs (completable_by_counting).
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

// Who stays over in a best pairing of downfloaters and players ahead.
struct LeftOver {
  std::vector<Position> players;
  std::vector<Position> instead;  // of a single one: who else can be the one, in no worse a pairing; ascending
};

// Keeps its memory from bracket to bracket.
class LookAhead {
 public:
  // Do these downfloaters leave nobody over but the one whom an odd number leaves, one who may be it? Nothing
  // better can be thought of, and where the round is to be completed (C.4) nothing less will do.
  [[nodiscard]] bool closes(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters);
  [[nodiscard]] bool closes(const BracketView& view, std::span<const Number> downfloaters);

  // What looking ahead comes to with these downfloaters (C.7).
  [[nodiscard]] AheadValue value(const RoundField& field, const Bracket& bracket,
                                 std::span<const Position> downfloaters);
  [[nodiscard]] AheadValue value(const BracketView& view, std::span<const Number> downfloaters);
  // The same as a witness.
  [[nodiscard]] LeftOver left_over(const RoundField& field, std::span<const Position> downfloaters,
                                   std::span<const Position> ahead);
  // The same with nobody left over, or only the lowest ranked one, if counting tells that it can be so.
  [[nodiscard]] std::optional<LeftOver> left_over_by_counting(const RoundField& field,
                                                              std::span<const Position> downfloaters,
                                                              std::span<const Position> ahead);
  // No downfloaters with the same scores are better than this.
  [[nodiscard]] AheadValue bound(const BracketView& view, std::span<const Number> downfloaters);

  // For each player, what he is worth as the only downfloater.
  void mark_single(const BracketView& view, std::vector<FloatMark>& marks);
  // Bars players who are never among so many downfloaters that come to this value.
  void bar_useless(const BracketView& view, std::size_t downfloaters, const AheadValue& wanted,
                   std::vector<FloatMark>& marks);

  // Can the players ahead be paired among themselves, the bye included?
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
  std::vector<char> can_be_left_over_;  // by vertex, in some greatest matching of those ahead
  matching::ImplicitMatching<AheadPairs> matching_;
};

}  // namespace bloesem::swiss::dutch
