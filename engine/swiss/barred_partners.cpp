#include "engine/swiss/barred_partners.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "matching/assertions.hpp"
#include "matching/graph/bit_rows.hpp"

namespace bloesem::swiss {
namespace {

// Removes repetitions, keeping first occurrences in order; returns the new end.
Position* without_repetition(Position* begin, Position* end) noexcept {
  Position* kept = begin;
  for (const Position* p = begin; p != end; ++p)
    if (std::find(begin, kept, *p) == kept) *kept++ = *p;
  return kept;
}

// True if sorting a row of more than `few` of all players takes longer than passing over all players in words.
bool is_long(std::size_t row, std::size_t players) noexcept { return row > players / 32; }

// Writes the positions in row `p` of `bits`, ascending; returns the end.
Position* write_row(const matching::BitRows& bits, int p, Position* out) noexcept {
  matching::any_bit(bits.row(p), bits.words(), [&](int q) {
    *out++ = Position(q);
    return false;
  });
  return out;
}

// Sorts positions below `players` and removes repetitions; returns the new end.
Position* sorted_by_counting(Position* begin, const Position* end, std::size_t players) {
  matching::BitRows listed;
  listed.reset(1, static_cast<int>(players));
  for (const Position* p = begin; p != end; ++p) listed.set(0, p->value());
  return write_row(listed, 0, begin);
}

}  // namespace

BarredPartners::BarredPartners(const matching::BitRows& bits, std::size_t most)
    : BarredPartners(at(bits.rows()), most) {
  Position* end = flat_.data();
  for (int p = 0; p < bits.rows(); ++p) {
    spans_[at(p)].begin = static_cast<std::uint32_t>(end - flat_.data());
    end = write_row(bits, p, end);
    spans_[at(p)].end = static_cast<std::uint32_t>(end - flat_.data());
  }
  BLOESEM_ASSERT(end <= flat_.data() + most);
}

BarredPartners BarredPartners::none(std::size_t players) {
  BarredPartners nobody(players, 0);
  std::fill_n(nobody.spans_.data(), players, Span{0, 0});
  return nobody;
}

void BarredPartners::bar(std::span<const std::pair<Position, Position>> pairs) noexcept {
  if (pairs.empty()) return;
  std::vector<char> longer(spans_.size(), 0);
  for (const auto& [p, q] : pairs) {
    flat_[spans_[at(p)].end++] = q;
    flat_[spans_[at(q)].end++] = p;
    longer[at(p)] = longer[at(q)] = 1;
  }
  std::vector<Position> listed_for(spans_.size(), -1);
  for (Position p = 0; p < static_cast<Position>(spans_.size()); ++p) {
    if (longer[at(p)] == 0) continue;
    Position* const begin = flat_.data() + spans_[at(p)].begin;
    Position* const end = flat_.data() + spans_[at(p)].end;
    if (end - begin > few) {
      tidy(p);
      continue;
    }
    end_row(p, std::remove_if(begin, end, [&](Position q) { return std::exchange(listed_for[at(q)], p) == p; }),
            false);
  }
}

matching::BitRows BarredPartners::bits() const {
  const auto n = static_cast<int>(spans_.size());
  matching::BitRows bits;
  bits.reset(n, n);
  for (int p = 0; p < n; ++p)
    for (const Position q : listed(p)) bits.set(p, q.value());
  return bits;
}

BarredPartners BarredPartners::with(std::span<const std::pair<Position, Position>> pairs) const {
  std::vector<std::uint32_t> room(spans_.size());
  for (std::size_t p = 0; p < room.size(); ++p) room[p] = spans_[p].end - spans_[p].begin;
  for (const auto& [p, q] : pairs) ++room[at(p)], ++room[at(q)];
  BarredPartners more(room.size(), std::accumulate(room.begin(), room.end(), std::size_t{0}));
  std::uint32_t begin = 0;
  for (Position p = 0; at(p) < room.size(); ++p) {
    const std::span<const Position> partners = listed(p);
    std::copy(partners.begin(), partners.end(), more.flat_.data() + begin);
    more.spans_[at(p)] = {begin, begin + static_cast<std::uint32_t>(partners.size())};
    begin += room[at(p)];
  }
  more.bar(pairs);
  more.groups_ = groups_;
  return more;
}

std::vector<std::uint32_t> BarredPartners::twins() const {
  std::vector<std::uint32_t> twins(flat_.size());
  for (Position p = 0; p < static_cast<Position>(spans_.size()); ++p)
    for (std::uint32_t i = spans_[at(p)].begin; i < spans_[at(p)].end; ++i) {
      const std::span<const Position> row = listed(flat_[i]);
      const auto found =
          row.size() > few ? std::lower_bound(row.begin(), row.end(), p) : std::find(row.begin(), row.end(), p);
      twins[i] = spans_[at(flat_[i])].begin + static_cast<std::uint32_t>(found - row.begin());
    }
  return twins;
}

bool BarredPartners::has_sorted_rows() const noexcept {
  return std::any_of(spans_.begin(), spans_.end(),
                     [](const Span& span) { return span.end - span.begin > few; });
}

void BarredPartners::sort_rows() noexcept {
  for (const Span& span : spans_)
    if (span.end - span.begin > few) std::sort(flat_.data() + span.begin, flat_.data() + span.end);
}

void BarredPartners::tidy(Position p) noexcept {
  Span& span = spans_[at(p)];
  Position* const begin = flat_.data() + span.begin;
  Position* end = flat_.data() + span.end;
  if (span.end - span.begin <= few) {
    end = without_repetition(begin, end);
  } else if (is_long(span.end - span.begin, spans_.size())) {
    end = sorted_by_counting(begin, end, spans_.size());
  } else {
    std::sort(begin, end);
    end = std::unique(begin, end);
  }
  span.end = span.begin + static_cast<std::uint32_t>(end - begin);
}

void BarredPartners::keep_apart(const std::vector<std::vector<Position>>& groups) {
  groups_ = nullptr;
  if (groups.empty()) return;
  Groups known{groups, {}};
  known.of.resize(spans_.size());
  for (std::size_t g = 0; g < groups.size(); ++g)
    for (const Position p : groups[g]) known.of[at(p)].push_back(static_cast<std::int32_t>(g));
  groups_ = std::make_shared<const Groups>(std::move(known));
}

std::vector<Position> BarredPartners::all(Position p) const {
  std::vector<Position> result;
  for_each(p, [&](Position q) { result.push_back(q); });
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

bool BarredPartners::share_a_group(Position a, Position b) const noexcept {
  const std::span<const std::int32_t> other = groups_of(b);
  return std::any_of(groups_of(a).begin(), groups_of(a).end(),
                     [&](std::int32_t g) { return std::binary_search(other.begin(), other.end(), g); });
}

}  // namespace bloesem::swiss
