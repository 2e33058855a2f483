#include "bloesem/explain/change.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "bloesem/validate.hpp"
#include "engine/explain/forbidden_pairs.hpp"
#include "engine/pair_consistent.hpp"

namespace bloesem::explain {
namespace {

Error invalid_change(std::string message) { return {ErrorCode::InvalidInput, std::move(message), {}}; }

std::string number_of(const Tournament& tournament, PlayerIndex player) {
  return std::to_string(tournament.id(player));
}

std::string numbers_of(const Tournament& tournament, const Change& change) {
  return number_of(tournament, change.one) + " and " + number_of(tournament, change.other);
}

Player& player_at(Tournament& tournament, PlayerIndex player) {
  return tournament.players[static_cast<std::size_t>(player)];
}

bool exists(const Tournament& tournament, PlayerIndex player) {
  return player >= 0 && static_cast<std::size_t>(player) < tournament.players.size();
}

Outcome& outcome_of(Tournament& tournament, PlayerIndex player, int round) {
  return player_at(tournament, player).rounds[static_cast<std::size_t>(round) - 1].outcome;
}

RoundEntry entry_of(const Tournament& tournament, PlayerIndex player, int round) {
  return tournament.players[static_cast<std::size_t>(player)].round(round - 1);
}

bool is_played(Outcome outcome) { return was_played({0, Colour::None, outcome}); }

// The points of a match are more than its result: 1.5 to 0.5, or those of the boards of a team.
bool has_points_besides(const Tournament& tournament, PlayerIndex player, int round) {
  const Player& own = tournament.players[static_cast<std::size_t>(player)];
  const auto index = static_cast<std::size_t>(round) - 1;
  return (index < own.game_points.size() && own.game_points[index] != 0) ||
         (tournament.rounds_are_matches && index < own.adjustments.size() && own.adjustments[index] != 0);
}

// Returns why the points of the board are not known by the outcomes; empty if they are.
std::optional<Error> refuse_unknown_points(const Change& change, const Tournament& tournament,
                                           const std::string& game) {
  if (change.of_games || (!has_points_besides(tournament, change.one, change.round) &&
                          !has_points_besides(tournament, change.other, change.round)))
    return std::nullopt;
  if (tournament.rounds_are_matches) return invalid_change(game + " needs the results of both of its games");
  return invalid_change(game +
                        " has game points, and how many it would have had with another result is not known");
}

std::optional<Error> refuse_result(const Change& change, const Tournament& tournament, int round_asked) {
  const auto game = [&] {
    return (tournament.rounds_are_matches ? "the match of " : "the game of ") + numbers_of(tournament, change) +
           " in round " + std::to_string(change.round);
  };
  if (change.round < 1 || change.round >= round_asked)
    return invalid_change(game() + " cannot have another result for round " + std::to_string(round_asked) +
                          ": expected a round before it");
  const RoundEntry own = entry_of(tournament, change.one, change.round);
  const RoundEntry others = entry_of(tournament, change.other, change.round);
  if (own.opponent != change.other)
    return invalid_change("there is no game of " + numbers_of(tournament, change) + " in round " +
                          std::to_string(change.round));
  if (const Change present = present_result_of(tournament, change);
      own.outcome == change.of_one && others.outcome == change.of_other &&
      (!change.of_games ||
       (present.more_of_one == change.more_of_one && present.more_of_other == change.more_of_other)))
    return invalid_change(game() + " ended " + result_text(tournament, change) +
                          " already: expected another result");
  if (std::optional<Error> error = refuse_unknown_points(change, tournament, game())) return error;
  if (own.colour == Colour::None && (is_played(change.of_one) || is_played(change.of_other)))
    return invalid_change(game() + " cannot have been played: it has no colours");
  return std::nullopt;
}

// True if the player would be paired in the round, or has its bye already.
bool takes_part(const Tournament& tournament, const PairOptions& options, PlayerIndex player) {
  if (std::find(options.absent.begin(), options.absent.end(), player) != options.absent.end()) return false;
  const RoundEntry entry = tournament.players[static_cast<std::size_t>(player)].round(*options.round - 1);
  return *options.round <= tournament.rounds_played ? took_part(entry)
                                                    : entry.outcome == Outcome::Absent || took_part(entry);
}

std::optional<Error> refuse_absence(const Change& change, const Tournament& tournament,
                                    const PairOptions& options) {
  if (!takes_part(tournament, options, change.one))
    return invalid_change("player " + number_of(tournament, change.one) + " does not take part in round " +
                          std::to_string(*options.round) + " anyway: expected a player who does");
  return std::nullopt;
}

std::optional<Error> refuse_pair(const Change& change, const Tournament& tournament,
                                 const PairOptions& options) {
  const bool forbidden = is_forbidden(tournament, options, change.one, change.other);
  if (forbidden == (change.kind == ChangeKind::Allowed)) return std::nullopt;
  return invalid_change(numbers_of(tournament, change) + " are " + (forbidden ? "" : "not ") +
                        "forbidden to meet in round " + std::to_string(*options.round) +
                        (forbidden ? " already: expected a pair that is not" : ": expected a pair that is"));
}

std::string_view half_of_result(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin: return "1";
    case Outcome::Draw:
    case Outcome::UnratedDraw: return "1/2";
    case Outcome::Loss:
    case Outcome::UnratedLoss: return "0";
    case Outcome::ForfeitWin: return "+";
    case Outcome::ForfeitLoss: return "-";
    default: return "?";
  }
}

bool is_unrated(Outcome outcome) {
  return outcome == Outcome::UnratedWin || outcome == Outcome::UnratedDraw || outcome == Outcome::UnratedLoss;
}

// Sets what a match brought beyond its outcome.
void set_more(Tournament& tournament, PlayerIndex player, int round, Points points) {
  std::vector<Points>& more = player_at(tournament, player).adjustments;
  if (std::ssize(more) < round) more.resize(static_cast<std::size_t>(round));
  more[static_cast<std::size_t>(round) - 1] = points;
}

Points more_of(const Tournament& tournament, PlayerIndex player, int round) {
  const std::vector<Points>& more = tournament.players[static_cast<std::size_t>(player)].adjustments;
  const auto index = static_cast<std::size_t>(round) - 1;
  return tournament.rounds_are_matches && index < more.size() ? more[index] : 0;
}

}  // namespace

std::string result_text(Outcome one, Outcome other) {
  const bool forfeited = one == Outcome::ForfeitWin || one == Outcome::ForfeitLoss;
  if (one == Outcome::Unfinished && other == Outcome::Unfinished) return "?";
  std::string text(half_of_result(one));
  text.append(forfeited ? "/" : "-").append(half_of_result(other));
  if (is_unrated(one) && is_unrated(other)) text += 'u';
  return text;
}

std::string result_text(const Tournament& tournament, const Change& change) {
  if (!tournament.rounds_are_matches || !is_played(change.of_one) || change.of_one == Outcome::Unfinished)
    return result_text(change.of_one, change.of_other);
  const auto points = [&](Outcome outcome, Points more) {
    const Points sum = points_of(outcome, tournament.points) + more;
    return std::to_string(sum / one_point) + '.' + std::to_string(sum % one_point);
  };
  return points(change.of_one, change.more_of_one) + '-' + points(change.of_other, change.more_of_other);
}

Change present_result_of(const Tournament& tournament, const Change& change) {
  Change present = change;
  present.of_one = entry_of(tournament, change.one, change.round).outcome;
  present.of_other = entry_of(tournament, change.other, change.round).outcome;
  present.more_of_one = more_of(tournament, change.one, change.round);
  present.more_of_other = more_of(tournament, change.other, change.round);
  return present;
}

std::optional<Error> refuse_change(const Change& change, const Tournament& tournament,
                                   const PairOptions& options) {
  const bool of_two = change.kind != ChangeKind::Absent && change.kind != ChangeKind::Withdrawn;
  if (!exists(tournament, change.one) ||
      (of_two && (!exists(tournament, change.other) || change.one == change.other)))
    return invalid_change(of_two ? "expected two players of the tournament"
                                 : "expected a player of the tournament");
  switch (change.kind) {
    case ChangeKind::Result: return refuse_result(change, tournament, *options.round);
    case ChangeKind::Absent:
    case ChangeKind::Withdrawn: return refuse_absence(change, tournament, options);
    case ChangeKind::Forbidden:
    case ChangeKind::Allowed: return refuse_pair(change, tournament, options);
  }
  return std::nullopt;
}

void apply(const Change& change, Tournament& tournament, PairOptions& options) {
  switch (change.kind) {
    case ChangeKind::Result:
      outcome_of(tournament, change.one, change.round) = change.of_one;
      outcome_of(tournament, change.other, change.round) = change.of_other;
      if (!change.of_games) return;
      set_more(tournament, change.one, change.round, change.more_of_one);
      set_more(tournament, change.other, change.round, change.more_of_other);
      return;
    case ChangeKind::Absent:
    case ChangeKind::Withdrawn: return options.absent.push_back(change.one);
    case ChangeKind::Forbidden: options.forbidden.emplace_back(change.one, change.other); return;
    case ChangeKind::Allowed: return allow(tournament, options, change.one, change.other);
  }
}

PairOptions plain_options(const Subject& subject) {
  PairOptions options = subject.options;
  options.proof = {};
  options.progress = {};
  options.check = nullptr;
  options.paranoid = false;
  return options;
}

Result<Subject> changed(const Subject& subject, std::span<const Change> changes) {
  Tournament tournament = subject.tournament;
  PairOptions options = plain_options(subject);
  for (const Change& change : changes) {
    if (std::optional<Error> error = refuse_change(change, tournament, options)) return *std::move(error);
    apply(change, tournament, options);
  }
  return subject_of(tournament, options);
}

}  // namespace bloesem::explain
