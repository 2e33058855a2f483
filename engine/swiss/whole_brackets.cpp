#include "engine/swiss/whole_brackets.hpp"

#include <algorithm>

#include "engine/swiss/census.hpp"
#include "engine/swiss/completion.hpp"

namespace bloesem::swiss {
namespace {

bool has(const std::vector<Position>& players, Position p) {
  return std::binary_search(players.begin(), players.end(), p);
}

}  // namespace

std::optional<BracketPairing> WholeBrackets::answer(const RoundField& field, criteria::CriteriaTable criteria,
                                                    const Bracket& bracket) {
  const criteria::BracketKind kind = bracket.kind;
  if (!criteria::only_looks_ahead(kind) && kind != criteria::BracketKind::Closing) return std::nullopt;
  if ((bracket.moved_down.size() + bracket.residents.size()) % 2 == 1) return std::nullopt;
  if (!criteria.singles_first(kind) || is_asked_about(bracket)) return std::nullopt;
  if (!seat_moved_down(field, bracket)) return std::nullopt;
  if (!left_.empty() && !completable_by_counting(census_of(field, left_)).value_or(false)) return std::nullopt;
  BracketPairing whole;
  whole.pairs = pairs_;
  for (std::size_t i = 0; i < left_.size(); i += 2) whole.pairs.emplace_back(left_[i], left_[i + 1]);
  ++answered_;
  return whole;
}

bool WholeBrackets::is_asked_about(const Bracket& bracket) const {
  return std::any_of(asked_.begin(), asked_.end(),
                     [&](Position p) { return has(bracket.moved_down, p) || has(bracket.residents, p); });
}

// Seats each MDP with the first resident left whom it may meet; false if there is none.
bool WholeBrackets::seat_moved_down(const RoundField& field, const Bracket& bracket) {
  left_ = bracket.residents;
  pairs_.clear();
  for (const Position p : bracket.moved_down) {
    const auto opponent =
        std::find_if(left_.begin(), left_.end(), [&](Position q) { return field.compatible(p, q); });
    if (opponent == left_.end()) return false;
    pairs_.emplace_back(p, *opponent);
    left_.erase(opponent);
  }
  return true;
}

}  // namespace bloesem::swiss
