#include "bloesem/explain/uniqueness.hpp"

#include <optional>
#include <string>
#include <utility>

#include "engine/explain/asked_round.hpp"
#include "engine/model/wishes.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {
namespace {

std::optional<Error> refuse(const Subject& subject, const swiss::System& system) {
  if (!subject.answer) return subject.answer.error();
  if (system.equal_candidates == nullptr)
    return Error{
        ErrorCode::InvalidInput,
        std::string(system.names.title) +
            ": its brackets are not chosen as in the Dutch System of 2016 and later, so it is not known "
            "which pairings are equal",
        {}};
  if (has_wish(subject.tournament, subject.round()))
    return Error{ErrorCode::InvalidInput,
                 "a wish that players should rather not meet is about round " +
                     std::to_string(subject.round()) + ": it is not known which pairings are equal",
                 {}};
  return std::nullopt;
}

EqualPairing in_players(const swiss::RoundField& field, const swiss::EqualCandidate& candidate) {
  EqualPairing result;
  const auto add_pairs = [&](std::vector<Pair>& to, const auto& pairs) {
    for (const auto& [higher, lower] : pairs) to.emplace_back(field.player(higher), field.player(lower));
  };
  const auto add_players = [&](std::vector<PlayerIndex>& to, const std::vector<swiss::Position>& players) {
    for (const swiss::Position p : players) to.push_back(field.player(p));
  };
  add_pairs(result.gone, candidate.gone);
  add_pairs(result.come, candidate.come);
  add_players(result.floaters, candidate.floaters);
  add_players(result.instead, candidate.instead);
  return result;
}

}  // namespace

Result<Uniqueness> uniqueness(const Subject& subject, std::optional<Points> score) {
  const swiss::System& system = subject.options.edition.value_or(edition_in_force).system();
  if (std::optional<Error> error = refuse(subject, system)) return *std::move(error);
  Result<RequestedRound> request = asked_round_of_any_system(subject);
  if (!request) return request.error();
  Result<std::vector<swiss::EqualCandidates>> found =
      system.equal_candidates(request->field, system.criteria(), subject.answer->record, score);
  if (!found) return found.error();
  Uniqueness result;
  for (swiss::EqualCandidates& each : *found) {
    BracketUniqueness& bracket =
        result.emplace_back(BracketUniqueness{each.bracket, {}, std::move(each.without)});
    for (const swiss::EqualCandidate& other : each.others)
      bracket.others.push_back(in_players(request->field, other));
  }
  return result;
}

}  // namespace bloesem::explain
