#include "bloesem/explain/departure.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace bloesem::explain {
namespace {

std::vector<std::size_t> final_attempts(const Record& record) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < record.brackets.size(); ++i)
    if (!record.brackets[i].discarded) result.push_back(i);
  return result;
}

bool same_players(const BracketRecord& a, const BracketRecord& b) {
  return a.kind == b.kind && a.moved_down == b.moved_down && a.moved_up == b.moved_up &&
         a.residents == b.residents;
}

// Returns the pairs in a form in which the order of pairs and players does not matter.
auto unordered_pairs(const BracketRecord& record) {
  auto pairs = record.pairs;
  for (auto& [one, other] : pairs)
    if (other < one) std::swap(one, other);
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

std::optional<std::size_t> first_other_value(const BracketRecord& a, const BracketRecord& b) {
  const auto [one, other] =
      std::mismatch(a.criteria.begin(), a.criteria.end(), b.criteria.begin(), b.criteria.end());
  if (one == a.criteria.end() && other == b.criteria.end()) return std::nullopt;
  return static_cast<std::size_t>(one - a.criteria.begin());
}

}  // namespace

std::optional<RoundDeparture> first_departure(const Record& round, const Record& other) {
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
    if (const auto criterion = first_other_value(a, b)) {
      departure.kind = DepartureKind::Criterion;
      departure.criterion = *criterion;
      return departure;
    }
    if (unordered_pairs(a) != unordered_pairs(b)) return departure;
  }
  return std::nullopt;
}

}  // namespace bloesem::explain
