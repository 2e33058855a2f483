// Who may meet whom, as a graph that answers questions.
#pragma once

#include <cstddef>
#include <span>

#include "engine/swiss/round_field.hpp"
#include "matching/graph/implicit_graph.hpp"

namespace bloesem::swiss {

// The rows of a graph of so many vertices, of which the first are these players, those who may meet joined; out
// of the field's matrix, if it is given.
void fill_rows(const RoundField& field, const LegalMatrix* matrix, std::span<const Position> players,
               matching::Vertex vertices, matching::BitRows& rows);

// From where on they follow each other.
[[nodiscard]] std::size_t stretch_of(std::span<const Position> players) noexcept;

// The players in the order given; with Bye::Extra one vertex more, the bye, joined to those who may have it.
class LegalPairs {
 public:
  enum class Bye : unsigned char { None, Extra };

  LegalPairs(const RoundField& field, std::span<const Position> players, Bye bye)
      : field_(&field), players_(players), size_(players.size() + (bye == Bye::Extra ? 1 : 0)) {}

  // The bye exists if they are odd in number.
  LegalPairs(const RoundField& field, std::span<const Position> players)
      : LegalPairs(field, players, players.size() % 2 == 1 ? Bye::Extra : Bye::None) {}

  // Who asks again and again in a round keeps the matrix, which is drawn when it is first needed.
  LegalPairs(const RoundField& field, std::span<const Position> players, LegalMatrix& matrix)
      : LegalPairs(field, players) {
    if (static_cast<std::size_t>(field.size()) <= LegalMatrix::most_players) matrix_ = &matrix;
  }

  [[nodiscard]] matching::Vertex size() const noexcept { return static_cast<matching::Vertex>(size_); }
  [[nodiscard]] bool is_bye(matching::Vertex v) const noexcept {
    return static_cast<std::size_t>(v) == players_.size();
  }
  [[nodiscard]] Position player(matching::Vertex v) const noexcept {
    return players_[static_cast<std::size_t>(v)];
  }

  [[nodiscard]] std::size_t kind(matching::Vertex v) const noexcept {
    return is_bye(v) ? 0 : static_cast<std::size_t>(field_->indispensable_colour(player(v)));
  }
  [[nodiscard]] bool adjacent(matching::Vertex a, matching::Vertex b) const noexcept {
    if (is_bye(a)) return field_->facts(player(b)).bye_eligible;
    if (is_bye(b)) return field_->facts(player(a)).bye_eligible;
    if (matrix_ != nullptr && matrix_->drawn()) return matrix_->test(player(a), player(b));
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
