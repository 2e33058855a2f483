#include "engine/dutch/barred_partners.hpp"

#include <array>
#include <cstddef>

namespace bloesem::dutch {
namespace {

// Hardly anybody has met somebody twice: a bit by number shows it for most rows.
bool surely_distinct(std::span<const Position> row) noexcept {
  std::array<std::uint64_t, 2> seen{};
  std::uint64_t again = 0;
  for (const Position q : row) {
    std::uint64_t& word = seen[static_cast<std::size_t>(q) >> 6U & 1U];
    const std::uint64_t bit = std::uint64_t{1} << (q & 63);
    again |= word & bit;
    word |= bit;
  }
  return again == 0;
}

// Keeps the first of equals; returns the new end.
Position* without_repetition(Position* begin, Position* end) noexcept {
  Position* kept = begin;
  for (const Position* p = begin; p != end; ++p)
    if (std::find(begin, kept, *p) == kept) *kept++ = *p;
  return kept;
}

}  // namespace

BarredPartners::BarredPartners(std::span<const std::uint32_t> partners) : rows_(partners.size()) {
  std::uint32_t begin = 0;
  for (std::size_t p = 0; p < partners.size(); ++p) {
    rows_[p] = {begin, begin};
    begin += partners[p];
  }
  flat_.resize(begin);
}

void BarredPartners::keep_apart(const std::vector<std::vector<Position>>& groups) {
  groups_ = groups;
  memberships_.assign(rows_.size(), {});
  for (const auto& group : groups_)
    for (const Position p : group) ++memberships_[at(p)].end;
  std::uint32_t begin = 0;
  for (Row& row : memberships_) {
    const std::uint32_t count = row.end;
    row = {begin, begin};
    begin += count;
  }
  group_ids_.resize(begin);
  for (std::size_t g = 0; g < groups_.size(); ++g)
    for (const Position p : groups_[g]) group_ids_[memberships_[at(p)].end++] = static_cast<std::int32_t>(g);
}

void BarredPartners::finish() noexcept {
  for (Row& row : rows_) {
    Position* const begin = flat_.data() + row.begin;
    Position* end = flat_.data() + row.end;
    if (row.end - row.begin > few) {
      std::sort(begin, end);
      end = std::unique(begin, end);
    } else if (!surely_distinct({begin, end})) {
      end = without_repetition(begin, end);
    }
    row.end = row.begin + static_cast<std::uint32_t>(end - begin);
  }
}

std::vector<Position> BarredPartners::all(Position p) const {
  const auto partners = listed(p);
  std::vector<Position> result(partners.begin(), partners.end());
  for (const std::int32_t g : groups_of(p))
    for (const Position q : groups_[at(g)])
      if (q != p) result.push_back(q);
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

bool BarredPartners::share_a_group(Position a, Position b) const noexcept {
  const auto one = groups_of(a);
  const auto other = groups_of(b);
  for (auto i = one.begin(), j = other.begin(); i != one.end() && j != other.end();) {
    if (*i == *j) return true;
    if (*i < *j) ++i;
    else ++j;
  }
  return false;
}

}  // namespace bloesem::dutch
