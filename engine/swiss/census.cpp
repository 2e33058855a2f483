#include "engine/swiss/census.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>

namespace bloesem::swiss {
namespace {

constexpr std::size_t white = static_cast<std::size_t>(Colour::White);
constexpr std::size_t black = static_cast<std::size_t>(Colour::Black);

constexpr std::size_t usual_groups = 16;

// Returns an upper bound on the partners barred to a player of this colour, apart from those who need the same
// colour.
std::int64_t max_barred(const Census& census, std::size_t colour) {
  return census.max_barred[colour] + std::int64_t{census.max_groups} * census.largest_group;
}

// Dirac: a graph with an even number m of vertices, each with at least m / 2 neighbours, has a perfect
// matching.
bool everybody_has_enough_partners(const Census& census, int m) {
  for (std::size_t colour = 0; colour < census.wanting.size(); ++colour) {
    const int own = colour == 0 ? 1 : census.wanting[colour];
    if (census.wanting[colour] > 0 && own + max_barred(census, colour) > m / 2) return false;
  }
  return true;
}

// Returns how many entries of a row lie in [first, last], or an upper bound.
int barred_between(std::span<const Position> row, Position first, Position last) {
  if (row.size() <= BarredPartners::few) return static_cast<int>(row.size());
  return static_cast<int>(std::upper_bound(row.begin(), row.end(), last) -
                          std::lower_bound(row.begin(), row.end(), first));
}

}  // namespace

Census census_without_groups(const RoundField& field, std::span<const Position> players) {
  Census census;
  for (const Position p : players) census.add(field, p);
  if (*std::max_element(census.max_barred.begin(), census.max_barred.end()) <= int{BarredPartners::few})
    return census;
  const auto [first, last] = std::minmax_element(players.begin(), players.end());
  census.max_barred = {};
  for (const Position p : players) {
    int& most = census.max_barred[static_cast<std::size_t>(field.indispensable_colour(p))];
    most = std::max(most, barred_between(field.barred_one_by_one(p), *first, *last));
  }
  return census;
}

std::optional<bool> completable_by_counting(const Census& census) noexcept {
  const int over = census.players % 2;  // one player gets the bye
  const int m = census.players - over;
  // Players who need the same colour do not meet each other.
  if (std::max(census.wanting[white], census.wanting[black]) > m / 2 + over) return false;
  if (over == 1) {
    int eligible = 0;
    for (std::size_t colour = 0; colour < census.wanting.size(); ++colour) {
      eligible += census.bye_eligible[colour];
      // Then only giving one of them the bye makes that colour fit.
      if (colour != 0 && census.wanting[colour] > m / 2 && census.bye_eligible[colour] == 0) return false;
    }
    if (eligible == 0) return false;
  }
  std::int64_t most = 0;
  for (std::size_t colour = 0; colour < census.wanting.size(); ++colour)
    most = std::max(most, max_barred(census, colour));
  if (m == 0 || most <= m / 4 || everybody_has_enough_partners(census, m)) return true;
  return std::nullopt;
}

SuffixCensus::SuffixCensus(const RoundField& field) : begins_{field.size()}, censuses_{Census{}} {
  count(field, [](Position) { return true; });
}

SuffixCensus::SuffixCensus(const RoundField& field, std::size_t most_barred)
    : begins_{field.size()}, censuses_{Census{}} {
  count(field, [&](Position p) { return field.barred_one_by_one(p).size() <= most_barred; });
}

template <class IsCounted>
void SuffixCensus::count(const RoundField& field, IsCounted is_counted) {
  begins_.reserve(usual_groups);
  censuses_.reserve(usual_groups);
  std::vector<int> members(field.large_groups(), 0);
  Census census;
  for (Position p = field.size(); p-- > 0;) {
    if (is_counted(p))
      census.add(field, p);
    else
      listed_.push_back(p);
    for (const std::int32_t group : field.large_groups_of(p))
      census.largest_group = std::max(census.largest_group, ++members[static_cast<std::size_t>(group)]);
    if (p > 0 && field.facts(p - 1).score == field.facts(p).score) continue;
    begins_.push_back(p);
    censuses_.push_back(census);
  }
}

const Census& SuffixCensus::from(Position begin) const {
  const auto found = std::lower_bound(begins_.begin(), begins_.end(), begin, std::greater<>());
  return censuses_[static_cast<std::size_t>(found - begins_.begin())];
}

std::span<const Position> SuffixCensus::listed_from(Position begin) const {
  const auto end = std::partition_point(listed_.begin(), listed_.end(), [&](Position p) { return p >= begin; });
  return std::span(listed_).first(static_cast<std::size_t>(end - listed_.begin()));
}

}  // namespace bloesem::swiss
