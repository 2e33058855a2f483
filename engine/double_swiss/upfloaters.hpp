// 3.5: the upfloaters of a bracket.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/double_swiss/following.hpp"
#include "engine/double_swiss/match_round.hpp"

namespace bloesem::swiss::double_swiss {

// Names, in the record, of the ways in which a decision was found.
inline constexpr std::string_view found_first = "first";       // the first candidate, proved best by counting
inline constexpr std::string_view found_by_matching = "face";  // by the face of all best matchings

struct UpfloaterSet {
  std::vector<Position> players;  // ascending
  std::string_view found_by = found_first;
};

// Chooses the set that is best on C4 to C7, and of the best ones the first (3.5).
//
// Fewer upfloaters than a largest matching of the residents leaves single are impossible, and sets of just as
// many that fit the residents are the bases of a matroid: the first one is found player by player. If all
// players who are left can be paired and C6 is met, it is the best set (docs/systems/double-swiss.md).
class Upfloaters {
 public:
  explicit Upfloaters(const MatchRound& round) : round_(round), following_(round) {}

  // `residents` are the highest score group left, `lower` all players below it who are left; both ascending.
  // Empty if the players cannot all be paired.
  [[nodiscard]] std::optional<UpfloaterSet> choose(std::span<const Position> residents,
                                                   std::span<const Position> lower);

 private:
  using Players = std::vector<Position>;

  [[nodiscard]] std::optional<UpfloaterSet> by_counting();
  [[nodiscard]] std::optional<Players> first_base() const;
  [[nodiscard]] std::optional<Players> single_helper() const;
  [[nodiscard]] Players in_order_of_bases() const;
  [[nodiscard]] std::optional<UpfloaterSet> best_single(const Players& candidates);
  [[nodiscard]] std::optional<UpfloaterSet> best_several(const Players& base, Outlook of_base);
  [[nodiscard]] Outlook outlook_without(std::span<const Position> upfloaters) const;
  [[nodiscard]] bool fits(Position upfloater) const;

  const MatchRound& round_;
  Following following_;
  std::span<const Position> residents_;
  std::span<const Position> lower_;
};

}  // namespace bloesem::swiss::double_swiss
