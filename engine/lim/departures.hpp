// Who can leave a scoregroup without costing it a pair (2.3, 3.10.2, 4.4).
#pragma once

#include <span>
#include <vector>

#include "engine/swiss/parted_pairs.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/cardinality/implicit_frontier.hpp"

namespace bloesem::swiss::lim {

// Holds a largest set of pairs among the members. A member can leave if some largest set leaves them over
// (Gallai 1964, Edmonds 1965).
class Departures {
 public:
  Departures(const RoundField& field, std::span<const Position> members);
  Departures(const Departures&) = delete;

  // Returns how many more have to leave until all others can be paired.
  [[nodiscard]] int remaining() const noexcept { return remaining_; }
  // Returns the members who can be the next to leave, in their order. Requires remaining() > 0. One search.
  [[nodiscard]] std::vector<Position> candidates();
  // `p` leaves: one of the candidates returned last.
  void leave(Position p);

 private:
  // The members, and one more vertex for each who has to leave, its mate. These are adjacent to a root, so that
  // a single search from there finds all candidates.
  class Graph {
   public:
    Graph(const RoundField& field, std::span<const Position> members, std::span<const Part> parts)
        : pairs_(field, members, parts) {}

    [[nodiscard]] matching::Vertex members() const noexcept { return pairs_.size(); }
    [[nodiscard]] matching::Vertex size() const noexcept { return root() + 1; }
    [[nodiscard]] matching::Vertex root() const noexcept { return pairs_.size() + mates_; }
    [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
      return v < members() ? pairs_.kind(v) : 0;
    }
    [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
      if (a < members() && b < members()) return pairs_.adjacent(a, b);
      return a == root() ? b >= members() : b == root() && a >= members();
    }
    [[nodiscard]] const PartedPairs& pairs() const noexcept { return pairs_; }
    void add_mates(int number) noexcept { mates_ = number; }

   private:
    PartedPairs pairs_;
    int mates_ = 0;
  };

  [[nodiscard]] matching::Vertex vertex_of(Position p) const;

  std::vector<Position> members_;
  std::vector<Part> parts_;
  Graph graph_;
  std::vector<matching::Vertex> mates_;
  matching::AlternatingSearch<matching::ImplicitFrontier<Graph>> search_;
  int remaining_ = 0;
};

}  // namespace bloesem::swiss::lim
