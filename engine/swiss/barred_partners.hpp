// Who may not meet whom because they have met (C.1) or the arbiter wishes it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/model/unfilled_array.hpp"

namespace bloesem::swiss {

// Place in A.2 order (score, then pairing number) among the players to be paired, from 0.
using Position = std::int32_t;

// Pairs are listed for both players. A large group that keeps its members apart stays a group: its pairs would
// be as many as the square of its size. So the memory is linear in what was said.
class BarredPartners {
 public:
  // Makes room for the rows of so many players, which are as long as `partners` together.
  BarredPartners(std::size_t players, std::size_t partners) : spans_(players), flat_(partners) {}
  BarredPartners() = default;

  // The row of p begins so many partners after the first. Every player must have his row before anything is
  // asked.
  void begin_row(Position p, std::uint32_t begin) noexcept { spans_[at(p)].begin = begin; }
  // Where it is to be written, and then where it ends, and whether somebody may be in it twice.
  [[nodiscard]] Position* row(Position p) noexcept { return flat_.data() + spans_[at(p)].begin; }
  void end_row(Position p, const Position* end, bool repetitive) noexcept {
    Span& span = spans_[at(p)];
    span.end = static_cast<std::uint32_t>(end - flat_.data());
    if (repetitive || span.end - span.begin > few) tidy(p);
  }
  // Pairs besides; then groups of positions, each ascending without repetition.
  void bar(std::span<const std::pair<Position, Position>> pairs) noexcept;
  // The same with more pairs.
  [[nodiscard]] BarredPartners with(std::span<const std::pair<Position, Position>> pairs) const;
  void keep_apart(const std::vector<std::vector<Position>>& groups);

  // Barred one by one, without the large groups: each once, in no order.
  [[nodiscard]] std::span<const Position> listed(Position p) const noexcept {
    const Span span = spans_[at(p)];
    return {flat_.data() + span.begin, span.end - span.begin};
  }
  // Everybody barred, ascending.
  [[nodiscard]] std::vector<Position> all(Position p) const;
  // The large groups of p, ascending, as numbers from 0 to large_groups() - 1.
  [[nodiscard]] std::span<const std::int32_t> groups_of(Position p) const noexcept {
    if (groups_.empty()) return {};
    const Span span = memberships_[at(p)];
    return {group_ids_.data() + span.begin, span.end - span.begin};
  }
  [[nodiscard]] std::size_t large_groups() const noexcept { return groups_.size(); }

  [[nodiscard]] bool between(Position a, Position b) const noexcept {
    const std::span<const Position> partners = listed(a);
    const bool found = partners.size() <= few ? std::find(partners.begin(), partners.end(), b) != partners.end()
                                              : std::binary_search(partners.begin(), partners.end(), b);
    return found || (!groups_.empty() && share_a_group(a, b));
  }

 private:
  static constexpr std::uint32_t few = 24;  // longer rows are sorted

  struct Span {
    std::uint32_t begin;
    std::uint32_t end;
  };

  static std::size_t at(Position p) noexcept { return static_cast<std::size_t>(p); }
  void tidy(Position p) noexcept;  // each once; in order, if there are many
  [[nodiscard]] bool share_a_group(Position a, Position b) const noexcept;

  UnfilledArray<Span> spans_;  // in flat_
  UnfilledArray<Position> flat_;
  std::vector<std::vector<Position>> groups_;
  std::vector<Span> memberships_;  // by position, into group_ids_; empty if there are no groups
  std::vector<std::int32_t> group_ids_;
};

}  // namespace bloesem::swiss
