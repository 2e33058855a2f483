#include "bloesem/explain/departure.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/explain/other_value.hpp"

namespace bloesem::explain {
namespace {

// Who must be paired. Players who come from below are chosen with the pairs. The kind does not matter: it says
// what a solver must look at, under 2026 also whether completion could fail.
bool same_players(const BracketRecord& a, const BracketRecord& b) {
  return a.moved_down == b.moved_down && a.residents == b.residents;
}

// Returns the pairs, and after them those who remain, in a form in which the order does not matter.
auto unordered_choice(const BracketRecord& record) {
  auto groups = record.pairs;
  for (auto& [one, other] : groups)
    if (other < one) std::swap(one, other);
  for (const PlayerIndex left : record.downfloaters) groups.emplace_back(left, no_player);
  std::sort(groups.begin(), groups.end());
  return groups;
}

std::optional<RoundDeparture> departure_of_bye(const Record& round, const Record& other,
                                               std::string_view article) {
  const std::optional<ByeScore> ours = bye_score_of(round, article);
  const std::optional<ByeScore> theirs = bye_score_of(other, article);
  if (!ours || !theirs) return std::nullopt;
  if (round.brackets[ours->bracket].criteria[ours->row] ==
      other.brackets[theirs->bracket].criteria[theirs->row])
    return std::nullopt;
  return RoundDeparture{DepartureKind::Criterion, ours->bracket, theirs->bracket, ours->row, theirs->row};
}

}  // namespace

std::optional<RoundDeparture> first_departure(const Record& round, const Record& other,
                                              const ArticleNames& articles) {
  if (const auto departure = departure_of_bye(round, other, articles.bye_score)) return departure;
  const std::vector<std::size_t> ours = final_attempts(round);
  const std::vector<std::size_t> theirs = final_attempts(other);
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
    const BracketRecord& a = round.brackets[ours[i]];
    const BracketRecord& b = other.brackets[theirs[i]];
    RoundDeparture departure{.bracket = ours[i], .of_other = theirs[i]};
    if (!same_players(a, b)) {
      departure.kind = DepartureKind::Completion;
      return departure;
    }
    if (const auto criterion = first_other_value(a.criteria, b.criteria, articles.completion)) {
      departure.kind = DepartureKind::Criterion;
      departure.criterion = criterion->row;
      departure.criterion_of_other = criterion->of_other;
      return departure;
    }
    if (unordered_choice(a) != unordered_choice(b)) return departure;
  }
  return std::nullopt;
}

}  // namespace bloesem::explain
