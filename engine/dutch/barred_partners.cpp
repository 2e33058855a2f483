#include "engine/dutch/barred_partners.hpp"

#include <cstddef>

namespace bloesem::dutch {
namespace {

// Rows are short: one comparison after the other without a branch is faster than a general sort.
void sort_few(Position* begin, Position* end) noexcept {
  for (Position* last = begin; last != end; ++last) {
    Position carried = *last;
    for (Position* p = begin; p != last; ++p) {
      const Position lower = std::min(*p, carried);
      carried = std::max(*p, carried);
      *p = lower;
    }
    *last = carried;
  }
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
  constexpr std::uint32_t few = 16;
  for (Row& row : rows_) {
    Position* const begin = flat_.data() + row.begin;
    Position* const end = flat_.data() + row.end;
    if (row.end - row.begin <= few) sort_few(begin, end);
    else std::sort(begin, end);
    row.end = row.begin + static_cast<std::uint32_t>(std::unique(begin, end) - begin);
  }
}

std::vector<Position> BarredPartners::all(Position p) const {
  const auto partners = listed(p);
  std::vector<Position> result(partners.begin(), partners.end());
  if (groups_of(p).empty()) return result;
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
