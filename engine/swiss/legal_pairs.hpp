// The legal pairs as a graph with an adjacency test.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/swiss/census.hpp"
#include "engine/swiss/round_field.hpp"
#include "matching/graph/implicit_graph.hpp"

namespace bloesem::swiss {

// Returns the index from which on the players' positions are contiguous.
[[nodiscard]] std::size_t contiguous_from(std::span<const Position> players) noexcept;

// Vertices are the players in the order given and perhaps the bye, which is adjacent to all players who may be
// left over. Downfloaters are never adjacent: those who may meet would have been paired.
class LegalPairs {
 public:
  // Which players may be left over; None: there is no bye. Lower: players who are not downfloaters.
  enum class Bye : std::uint8_t { None, Eligible, Lower, EligibleLower };

  // The first `downfloaters` players are downfloaters.
  LegalPairs(const RoundField& field, std::span<const Position> players, Bye bye, std::size_t downfloaters = 0)
      : field_(&field), players_(players), downfloaters_(downfloaters), bye_(bye) {}

  // Without downfloaters. The bye is a vertex if the number of players is odd.
  LegalPairs(const RoundField& field, std::span<const Position> players)
      : LegalPairs(field, players, players.size() % 2 == 1 ? Bye::Eligible : Bye::None) {}

  [[nodiscard]] matching::Vertex size() const noexcept {
    return static_cast<matching::Vertex>(players_.size() + (bye_ == Bye::None ? 0 : 1));
  }
  [[nodiscard]] bool is_bye(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) == players_.size();
  }
  // Requires that `v` is not the bye.
  [[nodiscard]] Position player(matching::Vertex v) const noexcept {
    return players_[static_cast<std::size_t>(v)];
  }
  [[nodiscard]] bool is_downfloater(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) < downfloaters_;
  }
  // True if the player is adjacent to the bye. Requires that `v` is not the bye.
  [[nodiscard]] bool may_be_left_over(matching::Vertex v) const noexcept;

  // Returns the player's indispensable colour as an index: vertices of the same colour, except 0, are never
  // adjacent.
  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
    return is_bye(v) ? 0 : static_cast<std::size_t>(field_->indispensable_colour(player(v)));
  }
  [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
    if (is_bye(a)) return may_be_left_over(b);
    if (is_bye(b)) return may_be_left_over(a);
    if (is_downfloater(a) && is_downfloater(b)) return false;
    return field_->compatible(player(a), player(b));
  }
  // Writes the graph as rows of size() bits.
  void fill(matching::BitRows& rows) const;
  // Returns counts that may decide without examining pairs (completable_by_counting).
  [[nodiscard]] Census census() const noexcept;

 private:
  const RoundField* field_;
  std::span<const Position> players_;
  std::size_t downfloaters_;
  Bye bye_;
};

}  // namespace bloesem::swiss
