#include "bloesem/standings/direct_encounter.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "engine/standings/encounters.hpp"
#include "engine/standings/evaluation.hpp"

namespace bloesem::standings {

Encounters::Encounters(const Field& field, bool forfeits)
    : field_(field),
      forfeits_(forfeits || field.round_robin),
      table_of_(static_cast<std::size_t>(field.players), 0) {}

bool Encounters::counts(const Cell& cell) const noexcept {
  if (!cell.is(Trait::Game) && !(forfeits_ && cell.is(Trait::Forfeit))) return false;
  return table_of_[static_cast<std::size_t>(cell.opponent)] == table_;
}

// Calls visit(points, games) for each opponent in the table, with the points and number of all their games.
template <class Visit>
void Encounters::each_opponent(PlayerIndex player, Visit visit) const {
  for (int round = 0; round < field_.rounds; ++round) {
    const Cell cell = field_.cell(player, round);
    if (cell.opponent == no_player || !counts(cell)) continue;
    const auto again = [&](const Cell& other) { return other.opponent == cell.opponent && counts(other); };
    bool seen = false;
    for (int earlier = 0; earlier < round && !seen; ++earlier) seen = again(field_.cell(player, earlier));
    if (seen) continue;
    Points points = 0;
    int games = 0;
    for (int later = round; later < field_.rounds; ++later) {
      const Cell other = field_.cell(player, later);
      if (!again(other)) continue;
      points += field_.gain(other);
      ++games;
    }
    visit(points, games);
  }
}

// C.07.6.1.2: fills in averages over the least common denominator of this table.
void Encounters::fill_table(std::span<const PlayerIndex> tied) {
  ++table_;
  for (const PlayerIndex player : tied) table_of_[static_cast<std::size_t>(player)] = table_;
  const auto size = static_cast<std::int64_t>(tied.size());
  const std::int64_t max_points = (size + field_.rounds) * (std::int64_t{1} << 20U);
  scale_ = 1;
  for (const PlayerIndex player : tied) {
    each_opponent(player, [&](Points, int games) {
      const std::int64_t scale = scale_ / std::gcd(scale_, games);
      if (scale > std::numeric_limits<std::int64_t>::max() / max_points / games) {
        overflowed_ = true;
      } else {
        scale_ = scale * games;
      }
    });
  }
  rows_.clear();
  for (const PlayerIndex player : tied) {
    Row row{.player = player, .not_met = static_cast<int>(size) - 1};
    each_opponent(player, [&](Points points, int games) {
      row.score += points * (scale_ / games);
      --row.not_met;
    });
    rows_.push_back(row);
  }
  std::sort(rows_.begin(), rows_.end(), [](const Row& a, const Row& b) {
    return a.score != b.score ? a.score > b.score : a.player < b.player;
  });
}

// True if so many players are tied that no place can be certain (6.3): whatever a player has scored against
// those met, some player with enough games missing can still score more.
bool Encounters::hopeless(std::size_t members) const noexcept {
  const auto [least, most] = std::minmax_element(field_.gains.begin(), field_.gains.end());
  const auto others = static_cast<std::int64_t>(members) - 1;
  const PointSystem& points = field_.tournament.points;
  return !field_.round_robin && *least >= 0 && others > field_.rounds &&
         (others - field_.rounds) * points.win >= std::int64_t{field_.rounds} * *most + others * points.loss;
}

// In a round robin all players meet (15.2).
bool Encounters::all_met() const noexcept {
  return field_.round_robin ||
         std::all_of(rows_.begin(), rows_.end(), [](const Row& row) { return row.not_met == 0; });
}

std::int64_t Encounters::highest(const Row& row) const noexcept {
  return row.score + scale_ * field_.tournament.points.win * row.not_met;
}

// C.07.6.2: separates different scores.
void Encounters::part_by_score() {
  for (std::size_t i = 1; i < rows_.size(); ++i)
    if (rows_[i].score != rows_[i - 1].score) parts_.push_back(i);
}

// C.07.6.3: a place is certain if the player stays ahead of all below whatever the results of missing games;
// then the next place in the same table is considered.
void Encounters::part_by_certainty() {
  best_below_.assign(rows_.size(), std::numeric_limits<std::int64_t>::min());
  for (std::size_t i = rows_.size() - 1; i > 0; --i)
    best_below_[i - 1] = std::max(best_below_[i], highest(rows_[i]));
  for (std::size_t i = 0; i + 1 < rows_.size(); ++i) {
    const std::int64_t lowest = rows_[i].score + scale_ * field_.tournament.points.loss * rows_[i].not_met;
    if (lowest <= best_below_[i]) break;
    parts_.push_back(i + 1);
  }
  if (parts_.empty()) return;
  std::sort(rows_.begin() + static_cast<std::ptrdiff_t>(parts_.back()), rows_.end(),
            [](const Row& a, const Row& b) { return a.player < b.player; });
}

EncounterTable Encounters::shown() const {
  EncounterTable table;
  table.all_met = all_met();
  const auto rounded = [this](std::int64_t value) {
    return (value * (one / one_point) * 2 + scale_) / (2 * scale_);
  };
  for (const Row& row : rows_)
    table.rows.push_back({row.player, rounded(row.score), rounded(highest(row)), row.not_met});
  return table;
}

const std::vector<std::size_t>& Encounters::settle(std::span<PlayerIndex> tied,
                                                   std::vector<EncounterTable>* tables) {
  boundaries_.clear();
  open_.assign(1, {0, tied.size()});
  while (!open_.empty()) {
    const Range range = open_.back();
    open_.pop_back();
    const std::span<PlayerIndex> members = tied.subspan(range.first, range.last - range.first);
    if (tables == nullptr && hopeless(members.size())) continue;
    fill_table(members);
    if (tables != nullptr) tables->push_back(shown());
    parts_.clear();
    if (all_met()) {
      part_by_score();
    } else {
      part_by_certainty();
    }
    if (parts_.empty()) {
      if (tables != nullptr) tables->back().parts.emplace_back(members.begin(), members.end());
      continue;
    }
    std::transform(rows_.begin(), rows_.end(), members.begin(), [](const Row& row) { return row.player; });
    parts_.push_back(members.size());
    for (std::size_t i = parts_.size(); i-- > 0;) {
      const std::size_t first = i == 0 ? 0 : parts_[i - 1];
      if (parts_[i] - first > 1) open_.push_back({range.first + first, range.first + parts_[i]});
      if (first > 0) boundaries_.push_back(range.first + first);
    }
    if (tables == nullptr) continue;
    std::size_t first = 0;
    for (const std::size_t last : parts_) {
      tables->back().parts.emplace_back(members.begin() + static_cast<std::ptrdiff_t>(first),
                                        members.begin() + static_cast<std::ptrdiff_t>(last));
      first = last;
    }
  }
  std::sort(boundaries_.begin(), boundaries_.end());
  return boundaries_;
}

std::vector<EncounterTable> explain_encounter(const Tournament& tournament, const TieBreak& tie_break,
                                              const std::vector<PlayerIndex>& tied,
                                              const StandingsOptions& options) {
  std::vector<EncounterTable> tables;
  const Result<int> rounds = counted_rounds(tournament, options);
  if (!rounds || tied.empty()) return tables;
  const Evaluation evaluation(tournament, options, *rounds);
  std::vector<PlayerIndex> order = tied;
  std::sort(order.begin(), order.end());
  Encounters(evaluation.field(), tie_break.forfeits).settle(order, &tables);
  return tables;
}

}  // namespace bloesem::standings
