#include "engine/lim/record.hpp"

#include <algorithm>
#include <vector>

#include "criteria/lim/lim_2026.hpp"

namespace bloesem::swiss::lim {
namespace {

// Returns the players in rank order, without those who have left.
std::vector<PlayerIndex> ranked_players(const RoundField& field, std::vector<Position> positions,
                                        const std::vector<Position>& left) {
  std::sort(positions.begin(), positions.end());
  std::vector<PlayerIndex> players;
  for (const Position p : positions)
    if (!std::binary_search(left.begin(), left.end(), p)) players.push_back(field.player(p));
  return players;
}

int count_of(criteria::LimRow row, const Entrants& entrants, const Group& group) {
  const auto floated = [&](Position p) { return entrants.floated(p); };
  const auto unsuited = [&](const auto& pair) { return !entrants.suit(pair.first, pair.second); };
  switch (row) {
    case criteria::LimRow::Floaters: return static_cast<int>(group.leaving.size());
    case criteria::LimRow::RepeatedFloats:
      return static_cast<int>(std::count_if(group.leaving.begin(), group.leaving.end(), floated));
    case criteria::LimRow::SameDueColour:
      return static_cast<int>(std::count_if(group.pairs.begin(), group.pairs.end(), unsuited));
    case criteria::LimRow::Cracked: break;
  }
  return static_cast<int>(group.cracked.size() / 2);
}

}  // namespace

std::optional<BracketRecord> record_of(const Entrants& entrants, criteria::CriteriaTable criteria,
                                       const Group& group) {
  const RoundField& field = entrants.field();
  std::vector<Position> gone = group.leaving;
  gone.insert(gone.end(), group.cracked.begin(), group.cracked.end());
  std::sort(gone.begin(), gone.end());
  const bool upwards = group.direction == Direction::Up;
  const std::vector<Position> unlisted = upwards ? gone : std::vector<Position>();
  if (group.members().empty() || (upwards && group.pairs.empty())) return std::nullopt;
  BracketRecord record;
  record.kind = criteria::BracketKind::Normal;
  record.score = group.score;
  record.moved_down = ranked_players(field, group.from_above, unlisted);
  record.moved_up = ranked_players(field, group.from_below, unlisted);
  record.residents = ranked_players(field, group.residents, unlisted);
  for (const auto& [a, b] : group.pairs) record.pairs.emplace_back(field.player(a), field.player(b));
  if (!upwards) record.downfloaters = ranked_players(field, gone, {});
  record.solved_by = "procedure";
  for (std::size_t row = 0; row < criteria.size(); ++row) {
    criteria::CriterionValue& value = record.criteria.emplace_back();
    value.article = criteria[row].article;
    value.meaning = criteria[row].meaning;
    value.count = count_of(static_cast<criteria::LimRow>(row), entrants, group);
  }
  return record;
}

}  // namespace bloesem::swiss::lim
