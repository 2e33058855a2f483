// The legal pairs as a graph with an adjacency test.
#pragma once

#include <cstddef>
#include <span>

#include "engine/swiss/round_field.hpp"
#include "matching/graph/implicit_graph.hpp"

namespace bloesem::swiss {

// Fills the rows of a graph of `vertices` vertices, of which the first are `players`, with the legal pairs;
// taken from `matrix`, the field's, which must be filled, unless it is null.
void fill_rows(const RoundField& field, const LegalMatrix* matrix, std::span<const Position> players,
               matching::Vertex vertices, matching::BitRows& rows);

// Returns the index from which on the players' positions are contiguous.
[[nodiscard]] std::size_t contiguous_from(std::span<const Position> players) noexcept;

// Vertices are the players in the order given; with Bye::Extra one more, the bye, adjacent to all who may have
// it.
class LegalPairs {
 public:
  enum class Bye : unsigned char { None, Extra };

  LegalPairs(const RoundField& field, std::span<const Position> players, Bye bye)
      : field_(&field), players_(players), size_(players.size() + (bye == Bye::Extra ? 1 : 0)) {}

  // The bye is a vertex if the number of players is odd.
  LegalPairs(const RoundField& field, std::span<const Position> players)
      : LegalPairs(field, players, players.size() % 2 == 1 ? Bye::Extra : Bye::None) {}

  // For repeated use within a round: keeps `matrix`, which is filled on first use.
  LegalPairs(const RoundField& field, std::span<const Position> players, LegalMatrix& matrix)
      : LegalPairs(field, players) {
    if (static_cast<std::size_t>(field.size()) <= LegalMatrix::max_players) matrix_ = &matrix;
  }

  [[nodiscard]] matching::Vertex size() const noexcept { return static_cast<matching::Vertex>(size_); }
  [[nodiscard]] bool is_bye(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) == players_.size();
  }
  [[nodiscard]] Position player(matching::Vertex v) const noexcept {
    return players_[static_cast<std::size_t>(v)];
  }

  // Returns the player's indispensable colour as an index: vertices of the same colour, except 0, are never
  // adjacent.
  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
    return is_bye(v) ? 0 : static_cast<std::size_t>(field_->indispensable_colour(player(v)));
  }
  [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
    if (is_bye(a)) return field_->facts(player(b)).bye_eligible;
    if (is_bye(b)) return field_->facts(player(a)).bye_eligible;
    if (matrix_ != nullptr && matrix_->filled()) return matrix_->test(player(a), player(b));
    return field_->compatible(player(a), player(b));
  }
  void fill(matching::BitRows& rows) const;

 private:
  const RoundField* field_;
  std::span<const Position> players_;
  std::size_t size_;
  LegalMatrix* matrix_ = nullptr;
};

}  // namespace bloesem::swiss
