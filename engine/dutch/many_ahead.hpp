// Look-ahead for few possible downfloaters and many players below (C.4; C4), by a matching carried from one set
// of downfloaters to the next.
#pragma once

#include <memory>
#include <vector>

#include "engine/swiss/bracket.hpp"
#include "engine/swiss/legal_pairs.hpp"
#include "engine/swiss/player_set.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/carried_matching.hpp"

namespace bloesem::swiss::dutch {

class ManyAhead {
 public:
  // Prepares for a bracket with at most max_listed players. The arguments must outlive the calls of completes.
  void look_at(const RoundField& field, const Bracket& bracket);

  // True if these downfloaters, numbered in A.2 order, and all players ahead can be paired, except one when
  // their number is odd, who may have the bye.
  [[nodiscard]] bool completes(PlayerSet downfloaters);

 private:
  // A matching of all players and the bye in which no pair has both players in the bracket.
  struct Carried {
    explicit Carried(const RoundField& field, const Bracket& bracket);

    std::vector<Position> players;
    LegalPairs graph;
    matching::CarriedMatching<LegalPairs> matching;
  };

  const RoundField* field_ = nullptr;
  const Bracket* bracket_ = nullptr;
  std::unique_ptr<Carried> carried_;  // of this bracket, once it is asked
  std::vector<matching::Vertex> set_;
  std::vector<Position> players_;
};

}  // namespace bloesem::swiss::dutch
