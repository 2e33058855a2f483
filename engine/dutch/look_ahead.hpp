// Look-ahead: how a bracket's downfloaters can be paired below (C.7; C8), and whether the round can be
// completed with them (C.4; C4).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bloesem/score_differences.hpp"
#include "engine/dutch/few_opponents.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::swiss::dutch {

// Values of the look-ahead criteria.
struct AheadValue {
  std::int64_t left_over = 0;  // downfloaters and players ahead without opponent, as the first criterion counts
  criteria::ScoreDifferences differences;  // C.7 (C8), second half: of downfloaters among them, largest first

  friend auto operator<=>(const AheadValue&, const AheadValue&) = default;
};

// The players left over by a best pairing of downfloaters and players ahead.
struct LeftOver {
  std::vector<Position> players;
  std::vector<Position> instead;  // if one is left over: all who could be instead, at the same cost; ascending

  // True if test(players) is, for the players left over or one of the last few who could be instead.
  template <class Test>
  [[nodiscard]] bool any_alternative(Test test) const {
    if (test(std::span(players))) return true;
    const std::size_t tries = std::min(instead.size(), max_tries);
    return std::any_of(instead.end() - static_cast<std::ptrdiff_t>(tries), instead.end(),
                       [&](const Position& p) { return test(std::span(&p, 1)); });
  }

 private:
  static constexpr std::size_t max_tries = 12;
};

// Keeps working memory from bracket to bracket.
class LookAhead {
 public:
  // True if these downfloaters, in A.2 order, and the players ahead can all be paired, except one when their
  // number is odd, who must be allowed to be left over. No value is better, and where the round has to be
  // completed (C.4) nothing less is allowed.
  [[nodiscard]] bool closes(const RoundField& field, const Bracket& bracket,
                            std::span<const Position> downfloaters);

  // Returns the value of the look-ahead criteria with these downfloaters (C.7).
  [[nodiscard]] AheadValue value(const RoundField& field, const Bracket& bracket,
                                 std::span<const Position> downfloaters);
  // Returns the players left over in a pairing of that value, in a normal bracket.
  [[nodiscard]] LeftOver left_over(const RoundField& field, std::span<const Position> downfloaters,
                                   std::span<const Position> ahead);
  // The same if counting shows that all can be paired, or all but the lowest ranked player ahead of those who
  // are not barred from many; otherwise empty.
  [[nodiscard]] std::optional<LeftOver> left_over_by_counting(const RoundField& field,
                                                              std::span<const Position> downfloaters,
                                                              std::span<const Position> ahead);

 private:
  // Lists downfloaters and players ahead. Returns the number of downfloaters.
  std::size_t list_players(std::span<const Position> downfloaters, std::span<const Position> ahead);
  // The same without downfloaters who are left over in any case; returns those, too.
  struct Listed {
    std::size_t downfloaters;
    std::span<const Position> left_over;
  };
  Listed list_needed(const RoundField& field, std::span<const Position> downfloaters,
                     std::span<const Position> ahead);
  template <class Costs>
  void leave_cheapest(const LegalPairs& graph, const Costs& costs);

  std::vector<Position> players_;
  FewOpponents few_opponents_;
  matching::MaximumMatching<LegalPairs> matching_;
};

}  // namespace bloesem::swiss::dutch
