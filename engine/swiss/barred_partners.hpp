// Pairs barred because they have met (C.1) or by the arbiter's wish.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "bloesem/index.hpp"
#include "engine/model/unfilled_array.hpp"
#include "matching/graph/bit_rows.hpp"
#include "matching/index.hpp"
#include "matching/steps.hpp"

namespace bloesem::swiss {

// Place among the players to be paired in A.2 order (score, then pairing number), from 0.
using Position = Index<struct PositionKind>;

// Pairs are listed for both players. A large group whose members are kept apart is stored as a group, as its
// pairs would grow with the square of its size: memory is linear in the input.
class BarredPartners {
 public:
  static constexpr std::uint32_t few = 24;  // longer rows are sorted, for binary search

  // Reserves rows for `players` players, with `partners` entries in total.
  BarredPartners(std::size_t players, std::size_t partners) : spans_(players), flat_(partners) {}
  // Lists the pairs of a symmetric matrix of bits without loops, as bits() returns it. `most`: an upper bound
  // on the number of its bits.
  BarredPartners(const matching::BitRows& bits, std::size_t most);
  BarredPartners() = default;
  // Returns empty rows for all players.
  [[nodiscard]] static BarredPartners none(std::size_t players);

  // Sets where the row of p begins, as an offset into all entries. Requires that every player gets a row before
  // any query.
  void begin_row(Position p, std::uint32_t begin) noexcept { spans_[at(p)].begin = begin; }
  // To write the row of p: row() returns its first entry, end_row() takes the end of what was written.
  // `repetitive`: some partner may occur twice.
  [[nodiscard]] Position* row(Position p) noexcept { return flat_.data() + spans_[at(p)].begin; }
  void end_row(Position p, const Position* end, bool repetitive) noexcept {
    Span& span = spans_[at(p)];
    span.end = static_cast<std::uint32_t>(end - flat_.data());
    if (repetitive || span.end - span.begin > few) tidy(p);
  }
  // Adds pairs. Requires that the rows have room for them.
  void bar(std::span<const std::pair<Position, Position>> pairs) noexcept;
  // Returns a copy with further pairs.
  [[nodiscard]] BarredPartners with(std::span<const std::pair<Position, Position>> pairs) const;
  // Returns the places of all entries in the rows of their partners: for an entry of row p that lists q, where
  // row q lists p. Both are counted as begin_row counts.
  [[nodiscard]] std::vector<std::uint32_t> twins() const;
  // Gives p the row of player `from` of `plain`, of which this is a copy with some players at other places: p
  // is listed wherever `from` was. `twins`: of `plain`. Groups stay as they are.
  void move_row(const BarredPartners& plain, Position from, Position p,
                std::span<const std::uint32_t> twins) noexcept {
    const Span span = spans_[at(p)] = plain.spans_[at(from)];
    for (std::uint32_t i = span.begin; i < span.end; ++i) flat_[twins[i]] = p;
  }
  // True if some row is sorted. After moves of rows it has to be sorted again, and no row can be moved then.
  [[nodiscard]] bool has_sorted_rows() const noexcept;
  void sort_rows() noexcept;
  // Keeps the members of each group apart; each group is ascending and without repetition.
  void keep_apart(const std::vector<std::vector<Position>>& groups);

  // Returns the partners barred individually, not through large groups: each once, ascending if they are more
  // than `few`.
  [[nodiscard]] std::span<const Position> listed(Position p) const noexcept {
    const Span span = spans_[at(p)];
    return {flat_.data() + span.begin, span.end - span.begin};
  }
  // Returns the same of all players: a row each, with a bit for each partner.
  [[nodiscard]] matching::BitRows bits() const;
  // Returns all barred partners, ascending.
  [[nodiscard]] std::vector<Position> all(Position p) const;
  // Calls visit(q) for all barred partners; those whom p shares several groups with come more than once. Takes
  // as long as the groups of p are large.
  template <class Visit>
  void for_each(Position p, Visit visit) const {
    for (const Position q : listed(p)) visit(q);
    for (const std::int32_t g : groups_of(p)) {
      const std::vector<Position>& members = groups_->members[at(g)];
      matching::count_steps(matching::Work::Legality, members.size());
      for (const Position q : members)
        if (q != p) visit(q);
    }
  }
  // Returns the large groups that p belongs to, ascending, as numbers in [0, large_groups()).
  [[nodiscard]] std::span<const std::int32_t> groups_of(Position p) const noexcept {
    if (groups_ == nullptr) return {};
    return groups_->of[at(p)];
  }
  [[nodiscard]] std::size_t large_groups() const noexcept {
    return groups_ == nullptr ? 0 : groups_->members.size();
  }

  // True if a and b are barred, individually or by a large group.
  [[nodiscard]] bool between(Position a, Position b) const noexcept {
    const std::span<const Position> partners = listed(a);
    const bool found = partners.size() <= few ? std::find(partners.begin(), partners.end(), b) != partners.end()
                                              : std::binary_search(partners.begin(), partners.end(), b);
    return found || (groups_ != nullptr && share_a_group(a, b));
  }

 private:
  struct Span {
    std::uint32_t begin;
    std::uint32_t end;
  };

  struct Groups {
    std::vector<std::vector<Position>> members;
    std::vector<std::vector<std::int32_t>> of;  // by position
  };

  void tidy(Position p) noexcept;  // removes repetitions; sorts rows longer than `few`
  [[nodiscard]] bool share_a_group(Position a, Position b) const noexcept;

  UnfilledArray<Span> spans_;  // entries in flat_
  UnfilledArray<Position> flat_;
  std::shared_ptr<const Groups> groups_;  // null if there are none; copies share it
};

}  // namespace bloesem::swiss
