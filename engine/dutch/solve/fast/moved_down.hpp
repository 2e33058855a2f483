// Chooses the opponents of the MDPs of a bracket (D.1).
#pragma once

#include <utility>
#include <vector>

#include "engine/dutch/solve/fast/member_lists.hpp"
#include "engine/dutch/solve/fast/tight_network.hpp"
#include "matching/cardinality/class_flow.hpp"

namespace bloesem::swiss::dutch {

class MovedDownChoice {
 public:
  // Decides in the order of section D. An option is rejected only if no matching of the classes contains it, so
  // if all choices turn out possible they are the first generated ones (formulation.md#lemma-15).
  // False if an MDP is left without a possible opponent; pairs() and rest() are unspecified then.
  bool choose(const TightNetwork& network);

  [[nodiscard]] const std::vector<std::pair<BracketNumber, BracketNumber>>& pairs() const noexcept {
    return pairs_;
  }
  // Returns the residents left for the remainder, ascending.
  [[nodiscard]] const std::vector<BracketNumber>& rest() const noexcept { return rest_; }

 private:
  bool choose_opponent(const TightNetwork& network, BracketNumber mdp);

  matching::ClassFlow flow_;  // double cover: every node on both sides
  MemberLists residents_;
  std::vector<BracketNumber> rest_;
  std::vector<std::pair<BracketNumber, BracketNumber>> pairs_;
  std::vector<matching::BitWord> options_;
};

}  // namespace bloesem::swiss::dutch
