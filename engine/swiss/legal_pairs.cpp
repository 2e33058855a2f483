#include "engine/swiss/legal_pairs.hpp"

#include <algorithm>

#include "matching/steps.hpp"

namespace bloesem::swiss {

using matching::Vertex;

std::size_t contiguous_from(std::span<const Position> players) noexcept {
  std::size_t begin = players.size();
  while (begin > 0 && (begin == players.size() || players[begin - 1] + 1 == players[begin])) --begin;
  return begin;
}

bool LegalPairs::may_be_left_over(Vertex v) const noexcept {
  if (bye_ == Bye::None || (bye_ != Bye::Eligible && is_downfloater(v))) return false;
  return bye_ == Bye::Lower || field_->facts(player(v)).bye_eligible;
}

// The contiguous players without the downfloaters are joined row by row, all others pair by pair.
void LegalPairs::fill(matching::BitRows& rows) const {
  rows.reset(size(), size());
  const auto players = static_cast<Vertex>(players_.size());
  const auto begin = static_cast<Vertex>(std::max(contiguous_from(players_), downfloaters_));
  if (begin < players)
    field_->fill(player(begin), players_.back() + 1, rows.data(), static_cast<std::size_t>(rows.words()),
                 begin);
  matching::count_steps(matching::Work::Legality, at(size()) * at(rows.words() + begin));
  for (Vertex v = 0; v < size(); ++v) {
    const Vertex end = is_bye(v) ? v : std::min(v, begin);
    for (Vertex u = 0; u < end; ++u) {
      if (!adjacent(u, v)) continue;
      rows.set(u, v);
      rows.set(v, u);
    }
  }
}

Census LegalPairs::census() const noexcept {
  Census census = census_without_groups(*field_, players_);
  census.largest_group = census.players;  // an upper bound is enough
  census.bye_eligible = {};
  for (Vertex v = 0; v < static_cast<Vertex>(players_.size()); ++v)
    census.bye_eligible[kind(v)] += may_be_left_over(v) ? 1 : 0;
  // A downfloater is barred from all other downfloaters.
  for (int& barred : census.max_barred) barred += static_cast<int>(downfloaters_);
  return census;
}

}  // namespace bloesem::swiss
