// A round as one graph: vertices are the players, edges join players who may meet. The weight of an edge is one
// number that grows digit by digit, and the matching is optimised again after each step.
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

// Digits to append to the weights, the most significant first. `of_pair` returns the digits of an edge that are
// not 0; `higher` is the higher ranked player.
struct Digits {
  matching::Layout layout;
  std::function<std::vector<matching::Term>(Position higher, Position lower)> of_pair;
};

class RoundGraph {
 public:
  // `players` are positions in A.2 order. All weights begin as 0.
  RoundGraph(const RoundField& field, std::span<const Position> players);

  // Appends digits below the present ones: a gain in them cannot compensate for a loss in a higher one.
  void append(const Digits& digits);
  // Finds a maximum-weight matching of the players that are not settled.
  void optimise();
  // Takes a known matching instead of optimising, from now on. `mates`: by position, or `nobody`.
  void follow(std::vector<Position> mates);
  // Fixes these pairs of the matching.
  void settle(std::span<const std::pair<Position, Position>> pairs);
  // Sets the weights of all edges between players that are not settled to 0.
  void start_anew();

  // Returns the opponent of each position in the matching, or `nobody`.
  [[nodiscard]] const std::vector<Position>& mates() const noexcept { return mates_; }
  // Returns the pairs of the matching, the higher ranked player first.
  [[nodiscard]] std::vector<std::pair<Position, Position>> pairs() const;
  // Returns the players without an opponent.
  [[nodiscard]] std::vector<Position> left_over() const;
  // Returns the number of settled players.
  [[nodiscard]] int settled() const noexcept {
    return static_cast<int>(std::count(settled_.begin(), settled_.end(), true));
  }
  // Returns the number of bits that each call of `append` has added.
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
  bool follows_ = false;
  std::vector<unsigned> widths_;
};

}  // namespace bloesem::swiss::dutch
