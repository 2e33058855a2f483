// The set of upfloaters by a matching of least cost: C4 to C7 are digits of the cost of a pair, and the order
// of the sets (3.5) decides among all matchings of that cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/double_swiss/match_round.hpp"
#include "matching/face/least_perfect.hpp"

namespace bloesem::swiss::double_swiss {

// Residents and lower players are ascending; both must outlive the object.
class UpfloaterMatching {
 public:
  UpfloaterMatching(const MatchRound& round, std::span<const Position> residents,
                    std::span<const Position> lower);

  // Returns the set of upfloaters where `lower` are all players below the bracket, ascending. Empty if the
  // players cannot all be paired.
  [[nodiscard]] std::optional<std::vector<Position>> best();

  // Returns the best set as if all players below `lower` could be paired with anybody: no set with as many
  // upfloaters of each score that satisfies C6 is better. Empty if there is none. `lower` has whole score
  // groups, the following one among them if any of its players are left; `of_following` upfloaters are to come
  // from it, and `of_others` from the other ones.
  [[nodiscard]] std::optional<std::vector<Position>> best_if_all_below_fit(std::size_t of_following,
                                                                           std::size_t of_others);

 private:
  // Whom an edge may join, apart from residents with residents and with lower players.
  enum class Below : std::uint8_t { Paired, Loose };
  struct Digits {
    std::size_t upfloaters = 0;
    std::size_t distances = 0;  // the first of them, that of the lowest level
    std::size_t following = 0;
    std::size_t floated = 0;
    std::size_t count = 0;
  };

  [[nodiscard]] std::int32_t vertices() const noexcept { return static_cast<std::int32_t>(class_of_.size()); }
  [[nodiscard]] bool is_following(std::size_t level) const noexcept { return levels_[level] == following_; }
  void sort_into_classes();
  void join_residents();
  void join_lower(Below below);
  void join(std::int32_t u, std::int32_t v);
  void add_helper(bool of_following);
  [[nodiscard]] bool solve(bool weigh_following);
  void charge(std::int32_t a, std::int32_t b, bool weigh_following, std::span<std::int64_t> costs) const;
  void charge_upfloat(const criteria::PlayerFacts& lower, std::size_t level,
                      std::span<std::int64_t> costs) const;
  [[nodiscard]] bool following_needs_more() const;
  [[nodiscard]] std::vector<Position> first_set();

  const MatchRound& round_;
  std::span<const Position> residents_;
  std::span<const Position> lower_;
  std::optional<Points> following_;  // score of the following score group
  std::size_t of_following_ = 0;     // its players
  std::vector<Points> levels_;       // of the lower players, ascending
  std::vector<std::int32_t> class_of_;
  std::vector<Position> examples_;  // a player of each class
  std::size_t helpers_ = 0;
  Digits digits_;
  matching::BitRows edges_;
  matching::LeastPerfect least_;
};

}  // namespace bloesem::swiss::double_swiss
