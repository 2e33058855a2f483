// The residents without an MDP as opponent: chooses the first transposition (D.1) if no exchange is needed.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/dutch/solve/fast/member_lists.hpp"
#include "engine/dutch/solve/fast/tight_network.hpp"
#include "matching/cardinality/class_flow.hpp"

namespace bloesem::swiss::dutch {

class RemainderChoice {
 public:
  // Requires `players` ascending; the last of them to be left over floats if their number is odd. False if
  // stuck: either an exchange is needed (D.2), or pairs who have met block too many players.
  bool choose(const TightNetwork& network, std::span<const Number> players);

  [[nodiscard]] const std::vector<std::pair<Number, Number>>& pairs() const noexcept { return pairs_; }
  // Returns the player without an opponent, if their number is odd.
  [[nodiscard]] std::optional<Number> single() const noexcept { return single_; }

 private:
  bool fill_classes(const TightNetwork& network);
  bool transpose_classes(const TightNetwork& network);
  bool transpose_tail(const TightNetwork& network);
  bool fill_players(const TightNetwork& network, std::span<const Number> uppers);
  void allow_players(const TightNetwork& network, int left, int node);
  void transpose_players(std::span<const Number> uppers);
  void collect_left_over();

  bool odd_ = false;
  std::vector<Number> s1_;
  std::vector<Number> s2_;
  std::vector<Number> left_over_;  // players of S2 without an opponent, ascending
  std::vector<std::pair<Number, Number>> pairs_;
  std::optional<Number> single_;
  MemberLists members_;
  matching::ClassFlow flow_;
  std::vector<matching::BitWord> open_lowers_;
  matching::BitRows lowers_of_node_;
  std::vector<int> index_;  // by player: index in left_over_, or -1
};

}  // namespace bloesem::swiss::dutch
