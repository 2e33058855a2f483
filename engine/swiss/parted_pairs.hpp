// The legal pairs of some players, without those between players of the same part.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/swiss/round_field.hpp"
#include "matching/graph/implicit_graph.hpp"

namespace bloesem::swiss {

// Whom a player must not meet besides: Open stands for nobody, One and Two for all players of the same part.
enum class Part : std::uint8_t { Open, One, Two };

// Vertices are the players in the order given. Fast if there are few barred pairs, and if the players with the
// same indispensable colour are in one part.
class PartedPairs {
 public:
  // `parts` is parallel to `players`; both must outlive the graph.
  PartedPairs(const RoundField& field, std::span<const Position> players, std::span<const Part> parts)
      : field_(&field), players_(players), parts_(parts) {}

  [[nodiscard]] matching::Vertex size() const noexcept {
    return static_cast<matching::Vertex>(players_.size());
  }
  [[nodiscard]] Position player(matching::Vertex v) const noexcept { return players_[matching::at(v)]; }
  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(parts_[matching::at(v)]);
  }
  [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
    return matching::kinds_meet(kind(a), kind(b)) && field_->compatible(player(a), player(b));
  }
  // Writes the graph as rows of size() bits.
  void fill(matching::BitRows& rows) const;

 private:
  const RoundField* field_;
  std::span<const Position> players_;
  std::span<const Part> parts_;
};

// Returns for each player the part of those with the same indispensable colour, so that all legal pairs remain.
[[nodiscard]] std::vector<Part> parts_by_colour(const RoundField& field, std::span<const Position> players);

// Writes the legal pairs between two lists: a row for each of `players`, a bit for each of `opponents`.
void fill_legal_rows(const RoundField& field, std::span<const Position> players,
                     std::span<const Position> opponents, matching::BitRows& rows);

}  // namespace bloesem::swiss
