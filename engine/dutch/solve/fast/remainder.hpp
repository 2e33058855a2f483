// The residents without an MDP as opponent: chooses the first transposition (D.1) if no exchange is needed, or
// only one (D.2), of a player whose only opponent is in the same half.
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
  // stuck: either another exchange is needed, or pairs who have met block too many players.
  bool choose(const TightNetwork& network, std::span<const BracketNumber> players);

  [[nodiscard]] const std::vector<std::pair<BracketNumber, BracketNumber>>& pairs() const noexcept {
    return pairs_;
  }
  [[nodiscard]] int exchanges() const noexcept { return exchanges_; }
  // Returns the player without an opponent, if their number is odd.
  [[nodiscard]] std::optional<BracketNumber> single() const noexcept { return single_; }

 private:
  // Two players of the same half, by index in the remainder, who can only meet each other.
  struct Bound {
    int first;
    int second;
  };
  [[nodiscard]] std::optional<Bound> bound_in_one_half(const TightNetwork& network,
                                                       std::span<const BracketNumber> players);
  bool exchange(const TightNetwork& network, std::span<const BracketNumber> players);
  void halve(std::span<const BracketNumber> players, int out, int in);
  bool transpose(const TightNetwork& network);
  bool fill_classes(const TightNetwork& network);
  bool transpose_classes(const TightNetwork& network);
  bool transpose_tail(const TightNetwork& network);
  bool fill_players(const TightNetwork& network, std::span<const BracketNumber> uppers);
  void allow_players(const TightNetwork& network, int left, int node);
  void transpose_players(std::span<const BracketNumber> uppers);
  void collect_left_over();

  bool odd_ = false;
  int exchanges_ = 0;
  std::vector<BracketNumber> s1_;
  std::vector<BracketNumber> s2_;
  std::vector<BracketNumber> left_over_;  // players of S2 without an opponent, ascending
  std::vector<std::pair<BracketNumber, BracketNumber>> pairs_;
  std::optional<BracketNumber> single_;
  MemberLists members_;
  matching::ClassFlow flow_;
  std::vector<matching::BitWord> open_lowers_;
  matching::BitRows lowers_of_node_;
  std::vector<int> index_;  // by player: index in left_over_, or -1
};

}  // namespace bloesem::swiss::dutch
