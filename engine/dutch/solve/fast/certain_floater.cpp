#include "engine/dutch/solve/fast/certain_floater.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/dutch/candidate_values.hpp"
#include "engine/swiss/legal_partners.hpp"

namespace bloesem::swiss::dutch {
namespace {

// True if the player can meet one of these, `except` left aside.
bool meets_any_but(const RoundField& field, Position player, std::span<const Position> others,
                   Position except) {
  LegalPartners partners(field, player);
  return std::any_of(others.begin(), others.end(), [&](Position p) { return p != except && partners.has(p); });
}

std::vector<Position> all_but(const std::vector<Position>& players, std::optional<Position> left_out) {
  std::vector<Position> rest;
  rest.reserve(players.size());
  std::copy_if(players.begin(), players.end(), std::back_inserter(rest),
               [&](Position p) { return p != left_out; });
  return rest;
}

}  // namespace

const Bracket* CertainFloater::without(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  if (!criteria::only_looks_ahead(bracket.kind)) return nullptr;
  if (!find(problem) || !find_opponent(problem)) return nullptr;
  find_left_over(problem);
  if (!floater_ && left_over_.empty()) return nullptr;
  rest_ = {bracket.kind,
           all_but(bracket.moved_down, floater_),
           all_but(bracket.residents, floater_),
           all_but(bracket.ahead, opponent_),
           {}};
  std::erase_if(rest_.ahead,
                [&](Position p) { return std::binary_search(left_over_.begin(), left_over_.end(), p); });
  return rest_.residents.empty() || rest_.ahead.empty() ? nullptr : &rest_;
}

// False if there are several. MDPs never meet each other.
bool CertainFloater::find(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  int found = 0;
  floater_.reset();
  const auto note = [&](Position p) {
    floater_ = p;
    ++found;
  };
  const RoundField& field = problem.field;
  for (const Position p : bracket.moved_down)
    if (field.barred_one_by_one(p).size() >= bracket.residents.size() &&
        !meets_any(field, p, bracket.residents))
      note(p);
  for (const Position p : bracket.residents)
    if (field.barred_one_by_one(p).size() + 1 >= problem.players() && !meets_any(field, p, bracket.residents) &&
        !meets_any(field, p, bracket.moved_down))
      note(p);
  return found <= 1;
}

// False if the floater can meet several of the next score group, or one whom others can meet.
bool CertainFloater::find_opponent(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  const RoundField& field = problem.field;
  opponent_.reset();
  if (!floater_) return true;
  for (const Position p : bracket.ahead) {
    if (!field.compatible(*floater_, p)) continue;
    if (opponent_) return false;
    opponent_ = p;
  }
  if (!opponent_) return true;
  for (const auto* others : {&bracket.moved_down, &bracket.residents, &bracket.ahead})
    if (meets_any_but(field, *opponent_, *others, *floater_)) return false;
  return true;
}

void CertainFloater::find_left_over(const BracketProblem& problem) {
  const Bracket& bracket = problem.bracket;
  const RoundField& field = problem.field;
  left_over_.clear();
  for (const Position p : bracket.ahead) {
    if (field.barred_one_by_one(p).size() + 1 < problem.players() + bracket.ahead.size()) continue;
    const auto others = {&bracket.moved_down, &bracket.residents, &bracket.ahead};
    if (std::none_of(others.begin(), others.end(),
                     [&](const std::vector<Position>* part) { return meets_any(field, p, *part); }))
      left_over_.push_back(p);
  }
}

std::optional<BracketPairing> CertainFloater::with(const BracketProblem& problem, BracketPairing&& rest) {
  if (floater_ && !add_floater(problem.bracket, rest)) return std::nullopt;
  const AheadValue ahead = rest.downfloaters.empty()
                               ? AheadValue{}
                               : look_ahead_.value(problem.field, problem.bracket, rest.downfloaters);
  rest.criteria = candidate_values(problem, rest, ahead);
  return std::move(rest);
}

// Adds the floater to the candidate of the rest; false if the order of generation might prefer another one.
bool CertainFloater::add_floater(const Bracket& bracket, BracketPairing& rest) const {
  const Position first_resident = bracket.residents.front();
  if (*floater_ >= first_resident) {
    if (rest.exchanges > 0) return false;
    // Where the floater stands in the remainder, and how many pairs it has.
    auto place = std::lower_bound(bracket.residents.begin(), bracket.residents.end(), *floater_) -
                 bracket.residents.begin();
    std::ptrdiff_t pairs = 0;
    for (const auto& [higher, lower] : rest.pairs) {
      if (higher >= first_resident)
        ++pairs;
      else if (lower < *floater_)
        --place;
    }
    rest.exchanges = place < pairs ? 1 : 0;
  }
  std::vector<Position>& downfloaters = rest.downfloaters;
  downfloaters.insert(std::lower_bound(downfloaters.begin(), downfloaters.end(), *floater_), *floater_);
  return true;
}

}  // namespace bloesem::swiss::dutch
