// Counts over a set of players that mostly suffice to decide whether it can be paired.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

struct Census {
  using ByColour = std::array<int, 3>;  // indexed by the player's indispensable colour

  int players = 0;
  ByColour wanting{};
  ByColour bye_eligible{};
  ByColour max_barred{};  // most partners in this set that a player has barred individually, or more
  int max_groups = 0;     // most large groups that one player belongs to
  int largest_group = 0;  // upper bound on the members of a large group in this set

  [[gnu::always_inline]] void add(const RoundField& field, Position p) noexcept {
    const auto colour = static_cast<std::size_t>(field.indispensable_colour(p));
    ++players;
    ++wanting[colour];
    bye_eligible[colour] += field.facts(p).bye_eligible ? 1 : 0;
    max_barred[colour] = std::max(max_barred[colour], static_cast<int>(field.barred_one_by_one(p).size()));
    max_groups = std::max(max_groups, static_cast<int>(field.large_groups_of(p).size()));
  }
  // What is greatest or largest remains, as an upper bound.
  void remove(const RoundField& field, Position p) noexcept {
    const auto colour = static_cast<std::size_t>(field.indispensable_colour(p));
    --players;
    --wanting[colour];
    bye_eligible[colour] -= field.facts(p).bye_eligible ? 1 : 0;
  }
};

// Returns the counts over these players, without large groups: largest_group is 0. Of long rows only the
// partners between the first and the last of the players count.
[[nodiscard]] Census census_without_groups(const RoundField& field, std::span<const Position> players);

// Decides C.1 to C.3 by counting (docs/formulation.md, "Completion in linear time"). Empty if the counts do not
// decide.
[[nodiscard]] std::optional<bool> completable_by_counting(const Census& census) noexcept;

// The census of all players from a position on, for each position at which a score group begins.
class SuffixCensus {
 public:
  explicit SuffixCensus(const RoundField& field);
  // Players who are barred individually from more than `most_barred` are not counted, but listed.
  SuffixCensus(const RoundField& field, std::size_t most_barred);
  // Requires that a score group begins at `begin`, or that it is the field's size: that census is empty.
  [[nodiscard]] const Census& from(Position begin) const;
  // Returns the players at `begin` or further who are not counted, in descending order.
  [[nodiscard]] std::span<const Position> listed_from(Position begin) const;

 private:
  template <class IsCounted>
  void count(const RoundField& field, IsCounted is_counted);

  std::vector<Position> listed_ = {};  // not counted; descending
  std::vector<Position> begins_;       // descending; the field's size first
  std::vector<Census> censuses_;       // parallel
};

}  // namespace bloesem::swiss
