// A random bracket as the network in which the fast solver chooses.
#pragma once

#include <memory>
#include <utility>

#include "engine/dutch/solve/fast/tight_network.hpp"
#include "tests/engine/dutch/solve/last_bracket.hpp"

namespace bloesem::test {

// Every pair of nodes that may be matched is tight. If the number of players is odd, one is left over.
class BracketNetwork {
 public:
  BracketNetwork(Random& random, int most_players, int most_rounds)
      : case_(random_last_bracket(random, most_players, most_rounds)) {
    view_.look_at(case_.field, case_.bracket);
    built_ = partition_.build(view_, {}, {}, view_.size() % 2);
  }
  BracketNetwork(const BracketNetwork&) = delete;
  BracketNetwork& operator=(const BracketNetwork&) = delete;

  [[nodiscard]] bool built() const noexcept { return built_; }
  [[nodiscard]] const swiss::BracketView& view() const noexcept { return view_; }
  [[nodiscard]] const swiss::dutch::Partition& partition() const noexcept { return partition_; }
  [[nodiscard]] swiss::dutch::TightNetwork network() const noexcept {
    return {view_, partition_, partition_.allowed()};
  }
  // True if the network and the rules allow the pair.
  [[nodiscard]] bool legal(swiss::BracketNumber u, swiss::BracketNumber v) const {
    return partition_.allowed().test(partition_.node(u), partition_.node(v)) && view_.may_meet(u, v);
  }
  [[nodiscard]] bool may_float(swiss::BracketNumber v) const {
    return partition_.has_slot() && partition_.allowed().test(partition_.node(v), partition_.slot());
  }

 private:
  FieldAndBracket case_;
  swiss::BracketView view_;
  swiss::dutch::Partition partition_;
  bool built_ = false;
};

}  // namespace bloesem::test
