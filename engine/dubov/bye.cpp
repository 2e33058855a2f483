#include "engine/dubov/bye.hpp"

#include <algorithm>

#include "engine/swiss/add_charge.hpp"
#include "engine/swiss/appraisal.hpp"
#include "engine/swiss/bracket_walk.hpp"
#include "engine/swiss/one_left_over.hpp"

namespace bloesem::swiss::dubov {

std::vector<criteria::CriterionValue> bye_values(const Round& round, criteria::CriteriaTable criteria,
                                                 Position p) {
  std::vector<criteria::CriterionValue> values;
  for (const criteria::Criterion& row : criteria) {
    if (!contains(row.in_force, criteria::BracketKind::Bye)) continue;
    criteria::CriterionValue& value = values.emplace_back();
    value.article = row.article;
    value.meaning = row.meaning;
    value.is_list = row.measure == criteria::Measure::Differences;
    add_charge(value, row.single({round.facts(p)}));
  }
  return values;
}

std::vector<Position> bye_candidates(const Round& round, criteria::CriteriaTable criteria) {
  struct Candidate {
    Position position;
    std::vector<criteria::CriterionValue> values;
  };
  const RoundField& field = round.field();
  std::vector<Candidate> candidates;
  for (Position p = 0; p < field.size(); ++p)
    if (field.facts(p).bye_eligible) candidates.push_back({p, bye_values(round, criteria, p)});
  std::sort(candidates.begin(), candidates.end(), [&](const Candidate& a, const Candidate& b) {
    for (std::size_t i = 0; i < a.values.size(); ++i)
      if (const auto order = compare(a.values[i], b.values[i]); order != 0) return order < 0;
    return field.fixed_number(a.position) > field.fixed_number(b.position);
  });
  std::vector<Position> players;
  for (const Candidate& candidate : candidates) players.push_back(candidate.position);
  return players;
}

std::optional<Position> choose_bye(const Round& round, criteria::CriteriaTable criteria) {
  const std::vector<Position> candidates = bye_candidates(round, criteria);
  const std::vector<Position> players = positions(0, round.field().size());
  OneLeftOver rest(round.field(), players);
  const auto found =
      std::find_if(candidates.begin(), candidates.end(), [&](Position p) { return rest.possible(p); });
  return found == candidates.end() ? std::nullopt : std::optional(*found);
}

}  // namespace bloesem::swiss::dubov
