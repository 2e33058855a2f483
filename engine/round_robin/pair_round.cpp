#include "engine/round_robin/pair_round.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "bloesem/last_paired_round.hpp"
#include "bloesem/validate.hpp"
#include "engine/model/counted.hpp"

namespace bloesem::round_robin {
namespace {

Error refused_pairing(std::string message) { return {ErrorCode::InvalidInput, std::move(message)}; }

Error refused_round(int round, const std::string& why) {
  return refused_pairing("round " + std::to_string(round) + " cannot be paired: " + why);
}

Error forbids_meetings() {
  return refused_pairing(
      "players are forbidden to meet, but in a round robin all players meet; remove the "
      "forbidden pairs");
}

std::optional<Error> refuse_options(const Tournament& tournament, const PairOptions& options) {
  const auto exists = [&](PlayerIndex p) { return p >= 0 && p < std::ssize(tournament.players); };
  if (!std::all_of(options.absent.begin(), options.absent.end(), exists))
    return refused_pairing("an absent player is not of the tournament");
  if (!options.forbidden.empty()) return forbids_meetings();
  return std::nullopt;
}

PlayerIndex index_of(int number) noexcept { return number - 1; }

}  // namespace

Result<Schedule> schedule_of(const Tournament& tournament, const Settings& settings) {
  const int players = static_cast<int>(tournament.players.size());
  Result<Schedule> schedule = Schedule::of(players, settings);
  if (!schedule) return schedule;
  if (!tournament.forbidden_groups.empty() || !tournament.forbidden_spans.empty()) return forbids_meetings();
  const int declared = tournament.rounds_declared.value_or((*schedule).rounds());
  if (declared == (*schedule).rounds()) return schedule;
  return refused_pairing("the tournament declares " + counted(declared, "round") + ", but " +
                         counted(settings.cycles, "cycle") + " of " + counted(players, "player") + " have " +
                         std::to_string((*schedule).rounds()));
}

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options,
                                const Settings& settings) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  return pair_consistent(tournament, options, settings);
}

Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options,
                                     const Settings& settings) {
  const Result<Schedule> schedule = schedule_of(tournament, settings);
  if (!schedule) return schedule.error();
  if (std::optional<Error> error = refuse_options(tournament, options)) return *std::move(error);
  const int round = options.round.value_or(tournament.rounds_played + 1);
  if (round > schedule->rounds())
    return refused_round(round, "the schedule has " + counted(schedule->rounds(), "round"));
  if (round < 1 || round > tournament.rounds_played + 1)
    return refused_round(round, rounds_have_been_played(last_paired_round(tournament)));
  const ScheduledRound scheduled = schedule->round(round);
  RoundPairing pairing;
  pairing.round = round;
  pairing.boards.reserve(scheduled.boards.size());
  for (const Game& game : scheduled.boards)
    pairing.boards.push_back({index_of(game.white), index_of(game.black)});
  if (scheduled.free) pairing.bye = index_of(*scheduled.free);
  return pairing;
}

}  // namespace bloesem::round_robin
