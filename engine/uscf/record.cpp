#include "engine/uscf/record.hpp"

#include <cstddef>
#include <vector>

#include "criteria/uscf/uscf_2020.hpp"

namespace bloesem::swiss::uscf {
namespace {

std::vector<PlayerIndex> players_at(const RoundField& field, const std::vector<Position>& positions) {
  std::vector<PlayerIndex> players;
  players.reserve(positions.size());
  for (const Position p : positions) players.push_back(field.player(p));
  return players;
}

int count_of(criteria::UscfRow row, const Group& group) {
  switch (row) {
    case criteria::UscfRow::Leavers: return static_cast<int>(group.leavers.size());
    case criteria::UscfRow::ChangedHalves: return group.changed_halves;
    case criteria::UscfRow::ThirdColour: return group.conflicts.third_colour;
    case criteria::UscfRow::SecondExtra: return group.conflicts.second_extra;
    case criteria::UscfRow::NotDue: break;
  }
  return group.conflicts.not_due;
}

}  // namespace

BracketRecord record_of(const RoundField& field, criteria::CriteriaTable criteria, const Group& group) {
  BracketRecord record;
  record.kind = criteria::BracketKind::Normal;
  record.score = group.score;
  record.moved_down = players_at(field, group.dropped);
  record.residents = players_at(field, group.residents);
  record.downfloaters = players_at(field, group.leavers);
  record.pairs.reserve(group.pairs.size());
  for (const auto& [a, b] : group.pairs) record.pairs.emplace_back(field.player(a), field.player(b));
  record.exchanges = group.changed_halves / 2;
  record.solved_by = "procedure";
  for (std::size_t row = 0; row < criteria.size(); ++row) {
    criteria::CriterionValue& value = record.criteria.emplace_back();
    value.article = criteria[row].article;
    value.meaning = criteria[row].meaning;
    value.count = count_of(static_cast<criteria::UscfRow>(row), group);
  }
  return record;
}

}  // namespace bloesem::swiss::uscf
