// Bounds on the criteria found by counting, and the pairs and floaters that attain them, which are those of the
// candidates best in every criterion (docs/formulation.md, "Bounds by counting").
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bloesem/criterion_value.hpp"
#include "engine/swiss/bracket_problem.hpp"
#include "engine/swiss/legal_rows.hpp"
#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

// Players are numbered: MDPs from 0, then residents, in A.2 order.
class AttainingPairs {
 public:
  using Row = LegalRows::Row;

  // Prepares for a bracket with residents of one score, at least as many residents as MDPs, and at most 64
  // players; otherwise returns the reason to decline.
  [[nodiscard]] std::optional<Decline> look_at(const BracketProblem& problem);

  // Computes the bounds over candidates that pair all MDPs and leave single no player or, if their number is
  // odd, one resident. False if a criterion has no known bound.
  bool bound(criteria::CriteriaTable table);
  // True if the values, those of a candidate in the criteria in force, are what the bounds of the last bound()
  // claim, in each criterion that does not look ahead. Requires that some candidate attains the bounds.
  [[nodiscard]] bool claims(criteria::CriteriaTable table,
                            std::span<const criteria::CriterionValue> values) const;

  [[nodiscard]] int players() const noexcept { return players_; }
  [[nodiscard]] int moved_down() const noexcept { return moved_down_; }
  [[nodiscard]] bool odd() const noexcept { return players_ % 2 == 1; }
  [[nodiscard]] Row residents() const noexcept {
    return LegalRows::first(at(players_)) & ~LegalRows::first(at(moved_down_));
  }
  [[nodiscard]] Position position(int v) const noexcept { return positions_[at(v)]; }
  // A candidate attains all bounds iff rows() contains its pairs and floaters() its single player.
  [[nodiscard]] std::span<const Row> rows() const noexcept { return {rows_.data(), at(players_)}; }
  [[nodiscard]] Row floaters() const noexcept { return floaters_; }

 private:
  using Criterion = criteria::Criterion;

  [[nodiscard]] const criteria::PlayerFacts& facts(int v) const noexcept { return field_->facts(position(v)); }

  // Returns a player as one who floats. Without MDPs among the floaters: those are paired.
  [[nodiscard]] criteria::SinglePlayer single(int v) const noexcept {
    return {facts(v), criteria::Zone::Bracket, false, facts(players_ - 1).score - one_point};
  }

  void read_facts();
  [[nodiscard]] criteria::CriterionValue claim(const Criterion& criterion) const;
  bool apply(const Criterion& criterion);
  void keep_cheapest_opponents(const Criterion& criterion);
  void keep_cheapest_floaters(const Criterion& criterion);
  void forbid_charged(const Criterion& criterion);
  void bound_clashes();
  bool bound_strong_clashes();
  void forbid(Row players, Row others) noexcept;

  const RoundField* field_ = nullptr;
  criteria::BracketKind kind_ = criteria::BracketKind::Normal;
  int players_ = 0;
  int moved_down_ = 0;
  std::vector<Position> positions_;
  LegalRows legal_;
  std::array<Row, 3> wanting_ = {};  // by preferred colour
  Row strong_ = 0;                   // prefer a colour at least strongly
  Row absolute_ = 0;                 // have absolute preferences
  Row may_have_bye_ = 0;

  std::array<Row, LegalRows::max_vertices> rows_;
  Row floaters_ = 0;
  Row majority_ = 0;  // all who want the colour that more than half want, if there is one
  int clashes_ = 0;   // least number of pairs within majority_
  int strong_clashes_ = 0;
  bool clashes_known_ = false;
};

}  // namespace bloesem::swiss::dutch
