// The criteria of an edition in order of priority, and properties of that order which exact solvers rely on.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "criteria/criterion.hpp"

namespace bloesem::criteria {

// True if the row counts singles of the bracket and charges nothing else.
[[nodiscard]] constexpr bool only_counts_singles(const Criterion& row) noexcept {
  return !row.pair && row.measure == Measure::Count && row.scope == Zone::Bracket &&
         row.single.shape == SingleShape::One;
}

// True if the row prefers singles with lower scores, whatever the pairs.
[[nodiscard]] constexpr bool prefers_low_singles(const Criterion& row) noexcept {
  return row.measure == Measure::Differences && row.single.shape == SingleShape::Score &&
         (!row.pair || charges_pairs_like_singles(row));
}

// A view of rows in descending priority.
class CriteriaTable {
 public:
  using value_type = Criterion;

  constexpr CriteriaTable() noexcept = default;
  template <class Rows>
  constexpr CriteriaTable(const Rows& rows) noexcept  // NOLINT: rows are a table
      : rows_(rows) {
    for (int k = 0; k <= static_cast<int>(last_bracket_kind); ++k) {
      const auto kind = static_cast<BracketKind>(k);
      rows_in_force_[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(std::count_if(
          rows_.begin(), rows_.end(), [&](const Criterion& row) { return contains(row.in_force, kind); }));
      if (counts_singles_first(kind)) singles_first_ |= kinds(kind);
      if (is_in_usual_order(kind)) usual_order_ |= kinds(kind);
      if (knows_what_lies_beyond(kind)) known_beyond_ |= kinds(kind);
    }
  }

  [[nodiscard]] constexpr auto begin() const noexcept { return rows_.begin(); }
  [[nodiscard]] constexpr auto end() const noexcept { return rows_.end(); }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return rows_.size(); }
  [[nodiscard]] constexpr const Criterion& operator[](std::size_t row) const noexcept { return rows_[row]; }

  // Returns the number of rows in force for a bracket of this kind.
  [[nodiscard]] constexpr std::size_t rows_in_force(BracketKind kind) const noexcept {
    return rows_in_force_[static_cast<std::size_t>(kind)];
  }

  // True if in a bracket of this kind a candidate with fewer singles is always better, whatever the other
  // criteria say.
  [[nodiscard]] constexpr bool singles_first(BracketKind kind) const noexcept {
    return contains(singles_first_, kind);
  }

  // True if the criteria see of players beyond the bracket no more than facts_beyond_bracket keeps.
  [[nodiscard]] constexpr bool known_beyond(BracketKind kind) const noexcept {
    return contains(known_beyond_, kind);
  }

  // True if, besides singles_first and known_beyond, singles with lower scores are better (C.6; C7), and all
  // rows that look beyond the bracket stand where the editions have them: completion first; the unplayed games
  // of the player with the bye after the scores; the look-ahead count and, directly behind it, the look-ahead
  // list, both after the scores.
  [[nodiscard]] constexpr bool usual_order(BracketKind kind) const noexcept {
    return contains(usual_order_, kind);
  }

 private:
  [[nodiscard]] constexpr bool counts_singles_first(BracketKind kind) const noexcept;
  [[nodiscard]] constexpr bool knows_what_lies_beyond(BracketKind kind) const noexcept;
  [[nodiscard]] constexpr bool is_in_usual_order(BracketKind kind) const noexcept;

  std::span<const Criterion> rows_;
  std::array<std::uint8_t, static_cast<std::size_t>(last_bracket_kind) + 1> rows_in_force_{};
  BracketKinds singles_first_ = 0;
  BracketKinds known_beyond_ = 0;
  BracketKinds usual_order_ = 0;
};

constexpr bool CriteriaTable::counts_singles_first(BracketKind kind) const noexcept {
  for (const Criterion& row : rows_) {
    if (!contains(row.in_force, kind)) continue;
    if (only_counts_singles(row)) return true;
    if (row.pair || row.measure != Measure::Count) return false;
    if (row.scope == Zone::Below && row.single.shape == SingleShape::Incomplete) {
      if (ends_the_round(kind)) return true;  // at most one player is left over
      continue;
    }
    return false;
  }
  return false;
}

// True if the cost depends on no more than facts_beyond_bracket keeps.
[[nodiscard]] constexpr bool is_known_beyond(SingleShape shape) noexcept {
  switch (shape) {
    case SingleShape::Unknown:
    case SingleShape::RepeatedDownfloat: return false;
    case SingleShape::Free:
    case SingleShape::One:
    case SingleShape::Incomplete:
    case SingleShape::Unplayed:
    case SingleShape::FloatsOn:
    case SingleShape::Score: break;
  }
  return true;
}

constexpr bool CriteriaTable::knows_what_lies_beyond(BracketKind kind) const noexcept {
  for (const Criterion& row : rows_) {
    if (row.scope == Zone::Bracket || !contains(row.in_force, kind)) continue;
    if (row.pair || !is_known_beyond(row.single.shape)) return false;
  }
  return true;
}

constexpr bool CriteriaTable::is_in_usual_order(BracketKind kind) const noexcept {
  if (!counts_singles_first(kind) || !knows_what_lies_beyond(kind)) return false;
  bool completion = false;
  bool scores = false;
  bool unplayed = false;
  int ahead = 0;  // number of look-ahead rows so far
  const Criterion* previous = nullptr;
  for (const Criterion& row : rows_) {
    if (!contains(row.in_force, kind)) continue;
    if (row.scope == Zone::Bracket) {
      scores = scores || prefers_low_singles(row);
      if (!scores && !only_counts_singles(row)) return false;
    } else if (row.scope == Zone::Below && row.single.shape == SingleShape::Incomplete) {
      if (previous != nullptr) return false;
      completion = true;
    } else if (row.scope == Zone::Below) {
      if (row.single.shape != SingleShape::Unplayed || !scores || unplayed) return false;
      unplayed = true;
    } else if (ahead == 0) {
      const SingleShape counted = kind == BracketKind::BeforeLast ? SingleShape::Incomplete : SingleShape::One;
      if (row.single.shape != counted || row.measure != Measure::Count || !scores) return false;
      ahead = 1;
    } else {
      if (row.single.shape != SingleShape::FloatsOn || ahead != 1 || previous->scope != Zone::Next)
        return false;
      ahead = 2;
    }
    previous = &row;
  }
  return scores && completion == asks_for_completion(kind) && unplayed == (kind == BracketKind::Closing) &&
         ahead == (looks_ahead(kind) ? 2 : 0);
}

}  // namespace bloesem::criteria
