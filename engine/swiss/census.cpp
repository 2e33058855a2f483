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

}  // namespace

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
  begins_.reserve(usual_groups);
  censuses_.reserve(usual_groups);
  std::vector<int> members(field.large_groups(), 0);
  Census census;
  for (Position p = field.size(); p-- > 0;) {
    census.add(field, p);
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

}  // namespace bloesem::swiss
