#include "engine/service/front/event_change.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "bloesem/check_tournament.hpp"
#include "engine/service/event/continued_file.hpp"
#include "engine/service/event/kept_restrictions.hpp"
#include "engine/service/event/late_entry.hpp"
#include "engine/service/event/manual_pairs.hpp"
#include "engine/service/event/round_record.hpp"
#include "engine/service/front/event_round.hpp"
#include "engine/service/players/birth_dates.hpp"
#include "engine/service/players/entrant.hpp"
#include "engine/service/refusal.hpp"
#include "trf/columns.hpp"

namespace bloesem {

namespace {

std::string name_of(PlayerId player) { return std::to_string(player.number); }

Result<trf::PlayerFields> fields_of(const EventEntry& entry) {
  const Result<std::string> birth = service::BirthDates({entry.birth}, std::nullopt).read(entry.birth);
  if (!birth) return birth.error();
  trf::PlayerFields fields{.sex = entry.sex,
                           .title = entry.title,
                           .name = entry.name,
                           .rating = entry.rating == 0 ? "" : std::to_string(entry.rating),
                           .federation = entry.federation,
                           .fide_id = entry.fide_id,
                           .birth = *birth};
  if (const auto error = service::find_fault(service::Entrant{fields})) return *error;
  return fields;
}

// Returns the failure with the place of the entry, if there are several.
Failure in_list(Failure failure, std::size_t entry, const std::vector<EventEntry>& entries) {
  if (entries.size() > 1) failure.message.insert(0, "player " + std::to_string(entry + 1) + ": ");
  return failure;
}

// Returns the players of games without a result, by id.
std::vector<PlayerId> still_playing(const service::EventText& event) {
  const Tournament& tournament = event.tournament();
  std::vector<PlayerId> players;
  for (int round = 1; round <= event.last_round(); ++round) {
    for (const Board& board : played_round(tournament, round).boards) {
      if (!event.awaits_result(board.white, round)) continue;
      players.push_back({tournament.id(board.white)});
      players.push_back({tournament.id(board.black)});
    }
  }
  std::sort(players.begin(), players.end());
  return players;
}

// Counts the places of each player in the coming round: a player who is to play has exactly one.
class Places {
 public:
  Places(const service::EventText& event, const EventRound& round) {
    const Tournament& tournament = event.tournament();
    for (const PlayerIndex player : service::field_of(event, event.coming_round()))
      places_[{tournament.id(player)}] = 0;
    for (const Player& player : tournament.players)  // the bye given beforehand
      if (player.round(tournament.rounds_played).outcome == Outcome::PairingBye) places_[{player.id}] = 0;
    for (const EventBoard& board : round.boards) {
      take(board.white);
      take(board.black);
    }
    if (round.bye) take(*round.bye);
    for (const PlayerId player : round.further_byes) take(player);
    for (const PlayerId player : round.absent) take(player, places_.contains(player));
  }

  [[nodiscard]] std::optional<Failure> fault() const {
    Failure failure{ErrorCode::InvalidInput, "in the round these players do not have exactly one place:"};
    failure.players = absentees_;
    for (const auto& [player, count] : places_)
      if (count != 1) failure.players.push_back(player);
    for (const PlayerId player : failure.players) failure.message += ' ' + name_of(player);
    return failure.players.empty() ? std::nullopt : std::optional(std::move(failure));
  }

 private:
  void take(PlayerId player, bool counts = true) {
    const auto place = places_.find(player);
    if (place != places_.end()) {
      ++place->second;
    } else if (counts) {
      absentees_.push_back(player);
    }
  }

  std::map<PlayerId, int> places_;
  std::vector<PlayerId> absentees_;  // have a place although they do not play this round
};

std::optional<Failure> refuse_round(const service::EventText& event, const EventRound& round) {
  if (round.round != event.coming_round())
    return Failure{ErrorCode::InvalidInput, "the coming round is " + std::to_string(event.coming_round()) +
                                                ", not " + std::to_string(round.round)};
  if (const auto error = service::refuse_to_continue(event))
    return service::failure_of(*error, event.tournament(), still_playing(event));
  if (auto failure = service::refuse_unknown(event.tournament(), service::named_in(round))) return failure;
  return Places(event, round).fault();
}

// Refuses groups without players, and names that a report file cannot state.
std::optional<Failure> fault_in_groups(const std::vector<EventGroup>& groups) {
  if (groups.empty()) return Failure{ErrorCode::InvalidInput, "no groups are given"};
  for (const EventGroup& group : groups) {
    if (group.players.empty())
      return Failure{ErrorCode::InvalidInput, "group '" + group.name + "' has no players"};
    if (!service::is_group_name(group.name))
      return Failure{ErrorCode::InvalidInput,
                     "the name of a group is one word without blanks, not '" + group.name + "'"};
  }
  return std::nullopt;
}

// Returns the positions of the players, who must be known.
std::vector<PlayerIndex> positions(const Tournament& tournament, const std::vector<PlayerId>& players) {
  std::vector<PlayerIndex> result;
  for (const PlayerId player : players) result.push_back(*tournament.find(player.number));
  return result;
}

}  // namespace

namespace service {

EventText event_of(const EventState& state) { return {state.loaded.document(), state.tournament()}; }

}  // namespace service

std::optional<Failure> EventChange::apply(const service::Changes& changes, const std::vector<PlayerId>& players,
                                          bool by_position) {
  const Result<std::string> done = service::apply(changes, file_, {std::nullopt, by_position});
  if (!done) return service::failure_of(done.error(), state().tournament(), players);
  return std::nullopt;
}

std::optional<Failure> EventChange::make(const service::Changes& changes,
                                         const std::vector<PlayerId>& players) {
  if (auto failure = apply(changes, players)) return failure;
  return take(file_.to_bytes(), players);
}

std::optional<Failure> EventChange::take(Result<std::string> bytes, const std::vector<PlayerId>& players) {
  if (!bytes) return service::failure_of(bytes.error(), state().tournament(), players);
  EventOptions options;
  options.file = state().file;
  auto changed = service::read_event(std::move(bytes).value(), options);
  if (!changed) return changed.error();
  event_.state_ = std::move(changed).value();
  return std::nullopt;
}

Result<PlayerId, Failure> Event::add(const EventEntry& entry) {
  const auto added = add_all({entry});
  if (!added) return added.error();
  return added->front();
}

Result<std::vector<PlayerId>, Failure> Event::add_all(const std::vector<EventEntry>& entries) {
  std::vector<PlayerId> added;
  if (entries.empty()) return added;
  int largest = 0;
  for (const Player& player : state_->tournament().players) largest = std::max(largest, player.id);
  if (entries.size() > static_cast<std::size_t>(trf::largest_id - largest))
    return Failure{ErrorCode::TooLarge, service::no_starting_rank_left};
  std::vector<trf::PlayerFields> newcomers;
  for (const EventEntry& entry : entries) {
    auto fields = fields_of(entry);
    if (!fields)
      return in_list(service::failure_of(fields.error(), state_->tournament()), newcomers.size(), entries);
    newcomers.push_back(std::move(fields).value());
  }

  EventChange change(*this);
  const bool was_by_position = state_->loaded.by_position;
  const bool are_last = service::would_be_last(change.file(), newcomers);
  if (!was_by_position && !are_last) change.file().write_by_position();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    service::Changes changes;
    changes.newcomers = {newcomers[i]};
    changes.allow_duplicates = entries[i].may_share_a_name;
    if (const auto failure = change.apply(changes, {}, was_by_position || !are_last)) return *failure;
    added.push_back({++largest});
  }
  if (const auto failure = change.take(change.file().to_bytes(), {})) return *failure;
  return added;
}

std::optional<Failure> Event::withdraw(PlayerId player, int round) {
  if (auto failure = service::refuse_unknown(state_->tournament(), {player})) return failure;
  service::Changes changes;
  changes.round = round;
  changes.withdrawn = {player.number};
  return EventChange(*this).make(changes, {player});
}

std::optional<Failure> Event::reinstate(PlayerId player, int round) {
  if (auto failure = service::refuse_unknown(state_->tournament(), {player})) return failure;
  service::Changes changes;
  changes.round = round;
  changes.returned = {player.number};
  return EventChange(*this).make(changes, {player});
}

std::optional<Failure> Event::absent(PlayerId player, int round, Outcome bye) {
  if (auto failure = service::refuse_unknown(state_->tournament(), {player})) return failure;
  const bool is_bye = bye == Outcome::ZeroBye || bye == Outcome::HalfBye || bye == Outcome::FullBye ||
                      bye == Outcome::PairingBye;
  if (!is_bye || round < 1)
    return Failure{ErrorCode::InvalidInput, is_bye ? "rounds count from 1" : "not a bye", 0, 0, {player}};
  service::Changes changes;
  changes.round = round;
  changes.byes = {{player.number, bye}};
  return EventChange(*this).make(changes, {player});
}

std::optional<Failure> Event::forbid(const std::vector<PlayerId>& players) {
  if (auto failure = service::refuse_unknown(state_->tournament(), players)) return failure;
  std::vector<PlayerIndex> group = positions(state_->tournament(), players);
  std::sort(group.begin(), group.end());
  group.erase(std::unique(group.begin(), group.end()), group.end());
  EventChange change(*this);
  const Result<int> rounds = change.file().rounds();
  if (!rounds) return service::failure_of(rounds.error(), state_->tournament(), players);
  const int coming = change.file().coming_round();
  if (group.size() < 2 || coming > *rounds) {
    return Failure{ErrorCode::InvalidInput,
                   group.size() < 2 ? "at least two players are needed" : "no round is left to be played", 0, 0,
                   players};
  }
  change.file().write_forbidden(group, coming, *rounds);
  return change.take(change.file().to_bytes(), players);
}

std::optional<Failure> Event::divide(const std::vector<EventGroup>& groups) {
  std::vector<PlayerId> named;
  service::ArrangementRequest request;
  for (const EventGroup& group : groups) {
    service::RequestedGroup& requested = request.groups.emplace_back(service::RequestedGroup{group.name, {}});
    for (const PlayerId player : group.players) requested.players.push_back({player.number, player.number});
    named.insert(named.end(), group.players.begin(), group.players.end());
  }
  if (auto failure = service::refuse_unknown(state_->tournament(), named)) return failure;
  if (auto failure = fault_in_groups(groups)) return failure;
  EventChange change(*this);
  if (const auto error = change.file().arrange(request, change.file().coming_round()))
    return service::failure_of(*error, state_->tournament());
  return change.take(change.file().to_bytes(), {});
}

std::optional<Failure> Event::record(const EventRound& round) {
  EventChange change(*this);
  if (auto failure = refuse_round(change.file(), round)) return failure;
  if (!round.fixed.empty())
    if (const auto error = change.file().arrange(service::arrangement_of(round.fixed), round.round))
      return service::failure_of(*error, state_->tournament());
  const Tournament& tournament = state_->tournament();
  PairOptions options;
  options.absent = positions(tournament, round.absent);
  for (const auto& [one, other] : round.forbidden)
    options.forbidden.emplace_back(*tournament.find(one.number), *tournament.find(other.number));
  const RoundPairing pairing = service::pairing_of(tournament, round);
  const service::Restrictions kept = service::kept_restrictions(state_->loaded, std::nullopt);
  return change.take(service::with_round(change.file(), state_->loaded, pairing, {}, options, kept), {});
}

std::optional<Failure> Event::result(int round, const EventBoard& board, std::string_view result) {
  const std::vector<PlayerId> players{board.white, board.black};
  if (auto failure = service::refuse_unknown(state_->tournament(), players)) return failure;
  const std::optional<service::BoardResult> parsed = service::parse_board_result(result);
  if (!parsed) {
    return Failure{ErrorCode::InvalidInput,
                   "not a result: '" + std::string(result) + "'; expected " +
                       std::string(service::known_results) + "; " + std::string(service::known_board_results),
                   0, 0, players};
  }
  service::Changes changes;
  changes.round = round;
  changes.results = {{board.white.number, board.black.number, *parsed}};
  return EventChange(*this).make(changes, players);
}

}  // namespace bloesem
