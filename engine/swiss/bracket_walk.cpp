#include "engine/swiss/bracket_walk.hpp"

#include <numeric>
#include <optional>
#include <utility>

#include "engine/model/wishes.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/known_brackets.hpp"
#include "engine/swiss/whole_brackets.hpp"
#include "matching/assertions.hpp"

namespace bloesem::swiss {

std::vector<Position> positions(Position begin, Position end) {
  std::vector<Position> result;
  list_positions(begin, end, result);
  return result;
}

void list_positions(Position begin, Position end, std::vector<Position>& list) {
  list.resize(static_cast<std::size_t>(end - begin));
  std::iota(list.begin(), list.end(), begin);
}

Position end_of_group_at(const RoundField& field, Position begin) {
  return begin == field.size() ? begin : field.end_of_score_group(begin);
}

BracketWalk::BracketWalk(const RoundField& field, criteria::CriteriaTable criteria, const WalkContext& context,
                         FewestUnwished fewest)
    : field_(field), criteria_(criteria), context_(context), fewest_(fewest) {
  walk_.pairs.reserve(static_cast<std::size_t>(field.size() / 2));
  walk_.brackets.reserve(field.score_groups() + 1);  // one bracket may be discarded
}

Result<BracketPairing> BracketWalk::solve(const Bracket& bracket, const RoundField& field) {
  if (context_.unwished == nullptr) return solve_without_wish(bracket, field);  // moves nothing
  Result<BracketPairing> pairing = solve_without_wish(bracket, field);
  if (!pairing) return pairing;
  return with_wish(bracket, field, std::move(pairing).value());
}

// Without an unwished pair, the first candidate in the order is the answer with the wish, too.
Result<BracketPairing> BracketWalk::with_wish(const Bracket& bracket, const RoundField& field,
                                              BracketPairing&& own) {
  if (context_.unwished->count(own.pairs) == 0) return std::move(own);
  Result<BracketPairing> pairing = context_.unwished->strict()
                                       ? with_floaters(bracket, field, own.downfloaters)
                                       : fewest_({field, criteria_, bracket}, *context_.unwished);
  if (pairing) {
    BLOESEM_ASSERT(pairing->criteria == own.criteria);
    reject(wish_article, std::move(own));
  }
  return pairing;
}

Result<BracketPairing> BracketWalk::with_floaters(const Bracket& bracket, const RoundField& field,
                                                  std::span<const Position> floaters) const {
  const RoundField barred = field.barring(pairs_of_floaters(floaters, bracket.moved_down, bracket.residents));
  return fewest_({barred, criteria_, bracket}, *context_.unwished);
}

Result<BracketPairing> BracketWalk::solve_without_wish(const Bracket& bracket, const RoundField& field) {
  if (context_.stopped_before_attempt(static_cast<int>(walk_.brackets.size()) + 1,
                                      static_cast<int>(2 * walk_.pairs.size())))
    return Error{ErrorCode::Cancelled, "cancelled"};
  if (context_.watch && !context_.watch(walk_)) return Error{ErrorCode::Cancelled, "cancelled"};
  if (context_.whole != nullptr)
    if (std::optional<BracketPairing> whole = context_.whole->answer(field, criteria_, bracket)) return *whole;
  const auto solve = [&] { return context_.solver->solve({field, criteria_, bracket}); };
  return context_.known == nullptr || &field != &field_ ? solve() : context_.known->answer(bracket, solve);
}

void BracketWalk::reject(std::string_view without, BracketPairing&& pairing) {
  attempts_.push_back({without, pairing.solved_by, pairing.refusals});
}

std::vector<Position> BracketWalk::keep(const Bracket& bracket, BracketPairing&& pairing) {
  walk_.pairs.insert(walk_.pairs.end(), pairing.pairs.begin(), pairing.pairs.end());
  write_record(walk_.brackets.emplace_back(), field_, bracket, std::move(pairing));
  walk_.brackets.back().attempts.swap(attempts_);
  return std::move(pairing.downfloaters);
}

void BracketWalk::keep_discarded(const Bracket& bracket, BracketPairing&& pairing) {
  write_record(walk_.brackets.emplace_back(), field_, bracket, std::move(pairing));
  walk_.brackets.back().discarded = true;
}

Result<Walk> BracketWalk::finish(const std::vector<Position>& left_over) {
  if (left_over.size() > 1)
    return Error{ErrorCode::Internal, "the last bracket left more than one player without an opponent"};
  if (!left_over.empty()) walk_.bye = left_over.front();
  return std::move(walk_);
}

Error impossible_round(const RoundField& field) {
  so_far.doing = "looking for the players who cannot all be paired";
  Error error{ErrorCode::NoValidPairing, {}, {}};
  const std::optional<std::vector<Position>> players = obstacle(field, positions(0, field.size()));
  for (const Position p : players.value()) error.players.push_back(field.player(p));
  return error;
}

}  // namespace bloesem::swiss
