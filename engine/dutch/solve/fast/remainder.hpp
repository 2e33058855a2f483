// The residents without an MDP as opponent: chooses exchanges (D.2) and transpositions (D.1).
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
  // `tail` (at least 1): the number of players at the end of S1 who are first matched player by player where
  // the choice by classes fails because pairs have met.
  explicit RemainderChoice(std::size_t tail) : tail_(tail) {}

  // Requires `players` ascending; `singles` of them float. False if stuck: either no candidate with at most one
  // exchange is optimal, or pairs who have met block too many players.
  bool choose(const TightNetwork& network, std::span<const BracketNumber> players, int singles);

  // Leaves all players unpaired.
  void leave_all(std::span<const BracketNumber> players);

  [[nodiscard]] const std::vector<std::pair<BracketNumber, BracketNumber>>& pairs() const noexcept {
    return pairs_;
  }
  [[nodiscard]] const std::vector<BracketNumber>& singles() const noexcept { return singles_; }
  [[nodiscard]] int exchanges() const noexcept { return exchanges_; }

 private:
  bool choose_classes(const TightNetwork& network);
  bool choose_players(const TightNetwork& network);
  bool exchange_players(const TightNetwork& network);
  bool exchange_classes(const TightNetwork& network);
  void exchange(BracketNumber out, BracketNumber in);
  bool fill_classes(const TightNetwork& network);
  bool fill_players(const TightNetwork& network, std::span<const BracketNumber> uppers,
                    std::span<const BracketNumber> lowers);
  bool transpose_classes(const TightNetwork& network);
  bool transpose_tail(const TightNetwork& network);
  void transpose_players(std::span<const BracketNumber> uppers);
  void collect_left_over();

  std::size_t tail_;
  int single_count_ = 0;
  int exchanges_ = 0;
  std::vector<BracketNumber> s1_;
  std::vector<BracketNumber> s2_;
  std::vector<BracketNumber> left_over_;  // players of S2 without an opponent, ascending
  std::vector<std::pair<BracketNumber, BracketNumber>> pairs_;
  std::vector<BracketNumber> singles_;
  MemberLists members_;
  matching::ClassFlow flow_;
  std::vector<matching::BitWord> open_lowers_;
  matching::BitRows lowers_of_node_;
  std::vector<int> index_;  // by player: index among the lowers
};

}  // namespace bloesem::swiss::dutch
