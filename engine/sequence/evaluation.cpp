#include "engine/sequence/evaluation.hpp"

#include <algorithm>
#include <functional>

#include "engine/sequence/completion.hpp"

namespace bloesem::sequence {
namespace {

void add(CriterionValue& value, const Cost& cost) {
  if (value.is_list)
    value.differences.append(static_cast<std::size_t>(cost.amount), cost.difference);
  else
    value.count += cost.amount;
}

CriterionValue value_of(const Criterion& criterion, const Field& field, const Bracket& bracket,
                        const Candidate& candidate, const Outlook& outlook) {
  CriterionValue value{criterion.article, criterion.meaning, criterion.is_list, 0, {}};
  const Shape shape{field, bracket};
  if (criterion.of_pair != nullptr)
    for (const auto& [higher, lower] : candidate.pairs)
      add(value, criterion.of_pair(game_of(field[higher], field[lower])));
  if (criterion.of_downfloater != nullptr)
    for (const Place p : candidate.downfloaters)
      add(value, criterion.of_downfloater({field[p], shape.below(), bracket.is_mdp(p)}));
  if (criterion.of_outlook != nullptr) criterion.of_outlook(field, bracket, outlook, value);
  std::sort(value.differences.begin(), value.differences.end(), std::greater<>());
  return value;
}

std::strong_ordering compare(const CriterionValue& a, const CriterionValue& b) {
  return a.is_list ? a.differences <=> b.differences : a.count <=> b.count;
}

}  // namespace

bool may_stay_over(const Field& field, std::span<const Place> downfloaters) {
  return downfloaters.empty() || (downfloaters.size() == 1 && field[downfloaters.front()].facts.bye_eligible);
}

bool completes_the_round(const Field& field, const Bracket& bracket, std::span<const Place> downfloaters) {
  return can_be_completed(field, joined(downfloaters, below(field, bracket)), downfloaters.size());
}

std::optional<std::string_view> broken_rule(const Field& field, const Bracket& bracket,
                                            const Candidate& candidate, const Rulebook& rules) {
  for (const auto& [higher, lower] : candidate.pairs)
    if (field.kept_apart(higher, lower)) return rules.absolute.met;
  if (bracket.ends_the_round() && !may_stay_over(field, candidate.downfloaters)) return rules.absolute.bye;
  for (const auto& [higher, lower] : candidate.pairs)
    if (!field.may_meet(higher, lower)) return rules.absolute.colours;
  if (bracket.completion == Completion::Demanded &&
      !completes_the_round(field, bracket, candidate.downfloaters))
    return rules.absolute.completion;
  for (const auto& [higher, lower] : candidate.pairs)
    if (bracket.is_mdp(higher) && bracket.is_mdp(lower)) return rules.absolute.mdps;
  return std::nullopt;
}

std::vector<CriterionValue> evaluate(const Field& field, const Bracket& bracket, const Candidate& candidate,
                                     const Rulebook& rules) {
  std::vector<CriterionValue> values;
  if (rules.absolute_value != nullptr)
    if (std::optional<CriterionValue> value = rules.absolute_value(field, bracket, candidate))
      values.push_back(*std::move(value));
  const Outlook outlook = rules.look_ahead(field, bracket, candidate.downfloaters);
  for (const Criterion& criterion : rules.criteria)
    if (contains(criterion.in_force, bracket.kind))
      values.push_back(value_of(criterion, field, bracket, candidate, outlook));
  return values;
}

std::vector<CriterionValue> contradictions(std::span<const CriterionValue> record,
                                           std::span<const CriterionValue> evaluation, const Rulebook& rules) {
  const auto is_in = [](const auto& list, const auto& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
  };
  std::vector<CriterionValue> result;
  for (const CriterionValue& value : record)
    if (!is_in(rules.of_the_rest, value.article) && !is_in(evaluation, value)) result.push_back(value);
  return result;
}

std::optional<std::size_t> first_difference(std::span<const CriterionValue> a,
                                            std::span<const CriterionValue> b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (compare(a[i], b[i]) != std::strong_ordering::equal) return i;
  return std::nullopt;
}

std::strong_ordering compare(std::span<const CriterionValue> a, std::span<const CriterionValue> b) {
  const std::optional<std::size_t> place = first_difference(a, b);
  return place ? compare(a[*place], b[*place]) : std::strong_ordering::equal;
}

}  // namespace bloesem::sequence
