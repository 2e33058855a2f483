#include "engine/explain/restricted_rounds.hpp"

#include <algorithm>
#include <array>

#include "engine/pair_consistent.hpp"
#include "engine/requested_walk.hpp"
#include "engine/swiss/completion.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::explain {

using swiss::Position;

namespace {

// Returns the last position of which no pair is entirely above it.
Position first_barred(RestrictedRounds::Pairs barred, Position end) {
  for (const auto& [one, other] : barred) end = std::min(end, std::max(one, other));
  return end;
}

}  // namespace

// The obstacle of an impossible round takes longer to find than the round, so whether there is a round is asked
// first.
Result<RoundPairing> RestrictedRounds::best(Pairs barred, std::span<const Position> without_bye,
                                            const Enough& enough) {
  if (subject_.tournament.is_arranged() || subject_.options.paranoid) return paired_anew(barred, without_bye);
  swiss::RoundField& field = restricted(barred);
  field.deny_bye_to(without_bye);
  if (!swiss::Completion(field).possible({}, 0)) return Error{ErrorCode::NoValidPairing, {}, {}};
  known_.begin_walk(first_barred(barred, field.size()));
  std::optional<swiss::Walk> so_far;
  const auto watch = [&](const swiss::Walk& walk) {
    if (enough && enough(walk, field)) so_far = walk;
    return !so_far;
  };
  Result<swiss::Walk> walk =
      walk_over(field, request_.edition.system(), task_, subject_.options, watch, &known_);
  if (so_far) return in_players(*std::move(so_far));
  if (!walk) return walk.error();
  return in_players(std::move(walk).value());
}

Result<RoundPairing> RestrictedRounds::best_with(Position one, Position other) {
  std::vector<std::pair<Position, Position>> barred;
  for (Position p = 0; p < request_.field.size(); ++p)
    if (p != one && p != other) barred.insert(barred.end(), {std::minmax(one, p), std::minmax(other, p)});
  return best(barred, std::array{one, other});
}

// Bars what was not barred the last time, and forgets what that walk has settled about the bye.
swiss::RoundField& RestrictedRounds::restricted(Pairs barred) {
  const bool more =
      barred_.size() <= barred.size() && std::equal(barred_.begin(), barred_.end(), barred.begin());
  if (!restricted_ || !more) {
    restricted_ = request_.field;
    barred_.clear();
  } else {
    restricted_->take_byes_of(request_.field);
  }
  if (barred.size() > barred_.size()) {
    restricted_->bar(barred.subspan(barred_.size()));
    barred_.assign(barred.begin(), barred.end());
  }
  return *restricted_;
}

// Groups and pairs made by hand are more than one field.
Result<RoundPairing> RestrictedRounds::paired_anew(Pairs barred, std::span<const Position> without_bye) const {
  PairOptions options = subject_.options;
  for (const auto& [one, other] : barred)
    options.forbidden.emplace_back(request_.field.player(one), request_.field.player(other));
  for (const Position p : without_bye) options.without_bye.push_back(request_.field.player(p));
  return pair_consistent(subject_.tournament, options, RestrictionHint::Omitted);
}

RoundPairing RestrictedRounds::in_players(swiss::Walk&& walk) const {
  RoundPairing round;
  for (const auto& [higher, lower] : walk.pairs)
    round.boards.push_back({request_.field.player(higher), request_.field.player(lower)});
  if (walk.bye) round.bye = request_.field.player(*walk.bye);
  if (request_.assigned_bye) round.bye = request_.assigned_bye;
  round.round = request_.number;
  round.edition = request_.edition;
  round.readings = request_.readings;
  round.record.brackets = std::move(walk.brackets);
  return round;
}

}  // namespace bloesem::explain
