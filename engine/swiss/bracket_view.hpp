// The players of a bracket under consecutive numbers: MDPs from 0, then residents, each in A.2 order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "bloesem/index.hpp"
#include "engine/swiss/bracket.hpp"
#include "engine/swiss/round_field.hpp"

namespace bloesem::swiss {

// A player's number in the bracket (BSN), from 0.
using BracketNumber = Index<struct BracketNumberKind>;
inline constexpr BracketNumber no_number = -1;

class BracketView {
 public:
  // Points the view at another bracket. Field and bracket must outlive its use.
  void look_at(const RoundField& field, const Bracket& bracket);

  [[nodiscard]] BracketNumber size() const noexcept { return static_cast<BracketNumber>(players_.size()); }
  [[nodiscard]] BracketNumber moved_down() const noexcept { return moved_down_; }
  [[nodiscard]] bool is_moved_down(BracketNumber v) const noexcept { return v < moved_down_; }
  [[nodiscard]] Position position(BracketNumber v) const noexcept {
    return players_[static_cast<std::size_t>(v)];
  }
  [[nodiscard]] const criteria::PlayerFacts& facts(BracketNumber v) const noexcept {
    return field_->facts(position(v));
  }
  [[nodiscard]] const RoundField& field() const noexcept { return *field_; }
  [[nodiscard]] const Bracket& bracket() const noexcept { return *bracket_; }

  // True if C.1 and C.3 allow the pair.
  [[nodiscard]] bool may_meet(BracketNumber u, BracketNumber v) const noexcept {
    return field_->compatible(position(u), position(v));
  }
  // Calls visit(v) for every player v of the bracket whom u may not meet whatever the colours (C.1). Without
  // large groups that costs no allocation.
  template <class Visit>
  void for_each_barred(BracketNumber u, Visit visit) const {
    const std::span<const Position> listed = field_->barred_one_by_one(position(u));
    if (field_->large_groups_of(position(u)).empty()) {
      visit_inside(listed, visit);
    } else {
      visit_inside(field_->barred(position(u)), visit);
    }
  }

 private:
  template <class Visit>
  void visit_inside(std::span<const Position> positions, Visit visit) const {
    for (const Position p : positions)
      if (const BracketNumber v = numbers_[static_cast<std::size_t>(p)]; v != no_number) visit(v);
  }

  const RoundField* field_ = nullptr;
  const Bracket* bracket_ = nullptr;
  std::vector<Position> players_;
  std::vector<BracketNumber> numbers_;  // by position; no_number outside the bracket
  BracketNumber moved_down_ = 0;
};

}  // namespace bloesem::swiss
