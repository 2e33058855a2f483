#include "engine/explain/round_order.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "bloesem/explain/departure.hpp"
#include "engine/swiss/appraisal.hpp"

namespace bloesem::explain {
namespace {

std::strong_ordering compare_order(const BracketRecord& one, const BracketRecord& other) {
  const auto step = compare_generation(by_sequence_number(one), by_sequence_number(other));
  if (!step) return std::strong_ordering::equal;
  return step->first_is_earlier ? std::strong_ordering::less : std::strong_ordering::greater;
}

// Returns the first criterion that is not in force in the other bracket.
std::size_t first_row_of_its_own(const BracketRecord& bracket, const BracketRecord& other) {
  const auto is_in_force = [&](const criteria::CriterionValue& row) {
    return std::any_of(other.criteria.begin(), other.criteria.end(), [&](const criteria::CriterionValue& each) {
      return each.article == row.article && each.meaning == row.meaning;
    });
  };
  const auto own = std::find_if_not(bracket.criteria.begin(), bracket.criteria.end(), is_in_force);
  return static_cast<std::size_t>(own - bracket.criteria.begin());
}

// A bracket that is paired again as the PPB is not asked for what the following one can pair (C.7). So from
// that criterion on, it comes after one that need not be paired again.
bool is_ahead_of_repaired(const RoundDeparture& departure, const BracketRecord& one, const BracketRecord& other,
                          std::size_t row) {
  constexpr auto again = criteria::BracketKind::Penultimate;
  if (one.kind == again || other.kind != again) return false;
  return departure.kind == DepartureKind::Order || first_row_of_its_own(one, other) < row;
}

}  // namespace

NumberedCandidate by_sequence_number(const BracketRecord& record) {
  std::vector<PlayerIndex> players = record.moved_down.to_vector();
  players.insert(players.end(), record.residents.begin(), record.residents.end());
  const auto number = [&players](PlayerIndex player) {
    return static_cast<int>(std::find(players.begin(), players.end(), player) - players.begin()) + 1;
  };
  NumberedCandidate result{static_cast<int>(record.moved_down.size()), static_cast<int>(players.size()), {}};
  for (const auto& [one, other] : record.pairs)
    result.pairs.push_back(std::minmax({number(one), number(other)}));
  return result;
}

std::strong_ordering compare_rounds(const Record& one, const Record& other, const ArticleNames& articles) {
  const std::optional<RoundDeparture> departure = first_departure(one, other, articles);
  if (!departure) return std::strong_ordering::equal;
  const BracketRecord& a = one.brackets[departure->bracket];
  const BracketRecord& b = other.brackets[departure->of_other];
  if (departure->kind != DepartureKind::Completion) {
    if (is_ahead_of_repaired(*departure, a, b, departure->criterion)) return std::strong_ordering::less;
    if (is_ahead_of_repaired(*departure, b, a, departure->criterion_of_other))
      return std::strong_ordering::greater;
  }
  switch (departure->kind) {
    case DepartureKind::Completion: return a.residents.size() <=> b.residents.size();
    case DepartureKind::Criterion:
      return swiss::compare(a.criteria[departure->criterion], b.criteria[departure->criterion_of_other]);
    case DepartureKind::Order: return compare_order(a, b);
  }
  return std::strong_ordering::equal;
}

}  // namespace bloesem::explain
