#include "tests/explain/claims/evidence.hpp"

#include <algorithm>
#include <functional>
#include <stdexcept>

#include "engine/explain/asked_round.hpp"
#include "engine/literal/pair_round.hpp"
#include "engine/sequence/pair_round.hpp"
#include "engine/sequence/requested_field.hpp"
#include "engine/swiss/system.hpp"
#include "tests/explain/claims/changed_round.hpp"

namespace bloesem::test {
namespace {

using explain::Pair;
using explain::Subject;

const swiss::System& system_of_round(const Subject& subject) {
  return subject.options.edition.value_or(edition_in_force).system();
}

std::optional<RoundPairing> by_literal(const Subject& subject, PairOptions options, bool odd) {
  const std::vector<PlayerIndex> barred = std::exchange(options.without_bye, {});
  const Result<RoundPairing> round = literal::pair_round(subject.tournament, options);
  if (!round && round.error().code == ErrorCode::NoValidPairing) {
    if (odd && !barred.empty()) throw Evidence::Unknown();
    return std::nullopt;
  }
  if (!round) throw std::runtime_error(round.error().message);
  for (const PlayerIndex player : barred)
    if (round->bye == player) throw Evidence::Unknown();
  return *round;
}

std::optional<RoundPairing> by_sequence(const Subject& subject, const PairOptions& options) {
  const Result<RoundPairing> round = sequence::pair_round(subject.tournament, options);
  if (!round && round.error().code == ErrorCode::NoValidPairing) return std::nullopt;
  if (!round) throw std::runtime_error("sequence engine: " + round.error().message);
  return *round;
}

// Covers the first of `left` in every way.
bool cover(PlayerSet left, PlayerSet free, bool bye,
           const std::function<bool(PlayerIndex, PlayerIndex)>& may_meet,
           const std::function<bool(PlayerIndex)>& may_have_bye) {
  if (left.empty()) return true;
  const PlayerIndex player = *left.begin();
  left.erase(player);
  free.erase(player);
  if (bye && may_have_bye(player) && cover(left, free, false, may_meet, may_have_bye)) return true;
  for (const PlayerIndex other : free) {
    if (!may_meet(player, other)) continue;
    PlayerSet left_then = left;
    PlayerSet free_then = free;
    left_then.erase(other);
    free_then.erase(other);
    if (cover(std::move(left_then), std::move(free_then), bye, may_meet, may_have_bye)) return true;
  }
  return false;
}

}  // namespace

Evidence::Evidence(Asked asked) : asked_(std::move(asked)) {
  const Result<RequestedRound> request = explain::asked_round_of_any_system(subject());
  if (!request) return;
  for (swiss::Position p = 0; p < request->field.size(); ++p) field_.insert(request->field.player(p));
  if (has_records()) facts_.emplace(sequence::field_of(tournament(), subject().options, *request));
}

Evidence::~Evidence() = default;

ChangedRound& Evidence::changed() {
  if (!changed_) changed_ = std::make_unique<ChangedRound>(subject(), asked_.changes);
  return *changed_;
}

bool Evidence::has_records() const { return system_of_round(subject()).rulebook != nullptr; }

const std::optional<RoundPairing>& Evidence::own() {
  if (!own_) own_ = with(subject().options);
  return *own_;
}

std::optional<RoundPairing> Evidence::with(const PairOptions& options) const {
  return has_records() ? by_sequence(subject(), options)
                       : by_literal(subject(), options, field_.size() % 2 == 1);
}

std::optional<RoundPairing> Evidence::with_pair(PlayerIndex one, PlayerIndex other) const {
  PairOptions options = subject().options;
  for (std::size_t i = 0; i < tournament().players.size(); ++i)
    for (const PlayerIndex own : {one, other})
      if (const auto each = static_cast<PlayerIndex>(i); each != one && each != other)
        options.forbidden.emplace_back(own, each);
  options.without_bye.insert(options.without_bye.end(), {one, other});
  return with(options);
}

const BracketRecord* Evidence::bracket(Points score) {
  if (!has_records()) throw Unknown();
  for (const BracketRecord* each : kept_brackets(own()->record))
    if (each->score == score) return each;
  return nullptr;
}

const BracketRecord* Evidence::bracket_of(PlayerIndex player) {
  for (const BracketRecord* each : kept_brackets(own()->record))
    for (const auto& [one, other] : each->pairs)
      if (one == player || other == player) return each;
  return nullptr;
}

Points Evidence::score(PlayerIndex index) const {
  const int played = subject().round() - 1;
  return standings_points(tournament(), player(index), played) + player(index).virtual_in(played);
}

const sequence::Entrant* Evidence::facts(PlayerIndex player) const {
  const sequence::Place place = facts_->place_of(player);
  return place < 0 ? nullptr : &(*facts_)[place];
}

bool Evidence::may_meet(PlayerIndex one, PlayerIndex other) const {
  return facts_->may_meet(facts_->place_of(one), facts_->place_of(other));
}

bool Evidence::kept_apart(PlayerIndex one, PlayerIndex other) const {
  return facts_->kept_apart(facts_->place_of(one), facts_->place_of(other));
}

int Evidence::met(PlayerIndex one, PlayerIndex other) const {
  for (int round = subject().round() - 1; round >= 1; --round) {
    const RoundEntry entry = player(one).round(round - 1);
    if (entry.opponent == other && was_played(entry)) return round;
  }
  return 0;
}

bool Evidence::can_all_be_paired(const PlayerSet& players, const PairSet& only) const {
  PlayerSet bound;
  for (const auto& [one, other] : only) bound.insert({one, other});
  const auto legal = [&](PlayerIndex a, PlayerIndex b) {
    if (bound.contains(a) || bound.contains(b)) return only.contains(std::minmax(a, b)) && may_meet(a, b);
    return may_meet(a, b);
  };
  const auto may_have_bye = [&](PlayerIndex p) { return !bound.contains(p) && facts(p)->facts.bye_eligible; };
  return cover(players, field_, field_.size() % 2 == 1, legal, may_have_bye);
}

PlayerIndex opponent_of(const RoundPairing& round, PlayerIndex player) {
  for (const auto& [white, black] : round.boards) {
    if (white == player) return black;
    if (black == player) return white;
  }
  return no_player;
}

PairSet pairs_of(const std::vector<Board>& boards) {
  PairSet pairs;
  for (const auto& [white, black] : boards) pairs.insert(std::minmax(white, black));
  return pairs;
}

PairSet pairs_of(std::span<const Pair> list) {
  PairSet pairs;
  for (const auto& [one, other] : list) pairs.insert(std::minmax(one, other));
  return pairs;
}

PairSet minus(const PairSet& some, const PairSet& others) {
  PairSet rest;
  for (const auto& pair : some)
    if (!others.contains(pair)) rest.insert(pair);
  return rest;
}

PlayerSet set_of(std::span<const PlayerIndex> players) { return {players.begin(), players.end()}; }

PlayerSet everybody_of(const BracketRecord& bracket) {
  PlayerSet players = set_of(bracket.residents);
  players.insert(bracket.moved_down.begin(), bracket.moved_down.end());
  players.insert(bracket.moved_up.begin(), bracket.moved_up.end());
  return players;
}

std::string text_of(const criteria::CriterionValue& value) {
  if (!value.is_list) return std::to_string(value.count);
  if (value.differences.size() == 0) return "0.0";
  std::string text;
  for (const Points points : value.differences)
    text += std::to_string(points / 10) + '.' + std::to_string(points % 10) + ' ';
  text.pop_back();
  return text;
}

std::vector<const BracketRecord*> kept_brackets(const Record& record) {
  std::vector<const BracketRecord*> kept;
  for (const BracketRecord& bracket : record.brackets)
    if (!bracket.discarded && bracket.kind != criteria::BracketKind::Bye) kept.push_back(&bracket);
  return kept;
}

}  // namespace bloesem::test
