// A round as one graph: players are joined if they may meet, and the weight of each edge is one number, which
// grows digit by digit while the matching is optimised again.
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "engine/dutch/solve/whole_round/reconstruct.hpp"
#include "matching/index.hpp"
#include "matching/weighted/heaviest_matching.hpp"

namespace bloesem::swiss::dutch {

// Further digits of the weights, the most significant first. `of_pair` returns the digits of an edge that are
// not 0; the higher ranked player comes first.
struct Digits {
  matching::Layout layout;
  std::function<std::vector<matching::Term>(Position higher, Position lower)> of_pair;
};

class RoundGraph {
 public:
  // `players` are positions in A.2 order. All weights are 0.
  RoundGraph(const RoundField& field, std::span<const Position> players);

  // Appends digits below those that the weights have: no gain in them makes up for a loss in one above.
  void append(const Digits& digits);
  // Finds a heaviest matching of the players who are not settled.
  void optimise();
  // These pairs of the matching stay as they are.
  void settle(std::span<const std::pair<Position, Position>> pairs);
  // Strikes out all digits of the edges that join players who are not settled.
  void start_anew();

  // Of each position the opponent in the matching, or nobody.
  [[nodiscard]] const std::vector<Position>& mates() const noexcept { return mates_; }
  // The pairs of the matching, the higher ranked player first.
  [[nodiscard]] std::vector<std::pair<Position, Position>> pairs() const;
  // The players without an opponent.
  [[nodiscard]] std::vector<Position> left_over() const;
  // How many players are settled.
  [[nodiscard]] int settled() const noexcept {
    return static_cast<int>(std::count(settled_.begin(), settled_.end(), true));
  }
  // How many bits each call of append has added.
  [[nodiscard]] const std::vector<unsigned>& widths() const noexcept { return widths_; }
  [[nodiscard]] std::span<const matching::WeightedEdge> edges() const noexcept { return edges_; }

 private:
  [[nodiscard]] bool is_open(const matching::WeightedEdge& edge) const {
    return !settled_[at(edge.u)] && !settled_[at(edge.v)];
  }

  std::vector<Position> players_;
  std::vector<matching::WeightedEdge> edges_;
  std::vector<Position> mates_;  // by position
  std::vector<bool> settled_;    // by position
  std::vector<unsigned> widths_;
};

}  // namespace bloesem::swiss::dutch
