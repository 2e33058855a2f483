#include "engine/requested_round.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "bloesem/baku_acceleration.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/last_paired_round.hpp"
#include "bloesem/late_decisions.hpp"
#include "bloesem/validate.hpp"
#include "engine/model/counted.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

Error invalid(std::string message, Remedy remedy = Remedy::None) {
  return {ErrorCode::InvalidInput, std::move(message), {}, remedy};
}

// A reader that was asked for a later round may have taken columns with announced absences for rounds, so the
// last round with pairs is named. After the last round, the caller may have meant one of those paired.
std::optional<Error> check_request(const Tournament& tournament, const PairOptions& options,
                                   std::optional<int> declared) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  const auto refused = [round](const std::string& why, Remedy remedy = Remedy::None) {
    return invalid("round " + std::to_string(round) + " cannot be paired: " + why, remedy);
  };
  const bool is_beyond = declared && *declared <= limits::max_rounds && round > *declared;
  if (is_beyond)
    return refused("the tournament has " + counted(*declared, "round"),
                   round == tournament.rounds_played + 1 ? Remedy::StateEarlierRound : Remedy::None);
  if (round < 1 || round > tournament.rounds_played + 1)
    return refused(rounds_have_been_played(last_paired_round(tournament)));
  if (!declared)
    return invalid("the number of rounds is needed (record 142 or XXR): topscorers depend on it",
                   Remedy::StateRounds);
  if (*declared > limits::max_rounds)
    return invalid("the tournament has " + counted(*declared, "round") + ", expected at most " +
                   std::to_string(limits::max_rounds));
  return std::nullopt;
}

// Without fictitious points the round would be paired as if not accelerated. With an empty group A no player
// has any.
std::optional<Error> refuse_missing_acceleration(const Tournament& tournament) {
  if (!is_accelerated_by_code(tournament) || last_of_group_a(tournament) == no_player) return std::nullopt;
  return invalid("record 192 asks for the Baku acceleration, but the tournament has no fictitious points");
}

bool has_every_player_once(const std::vector<PlayerIndex>& ranking, const Tournament& tournament) {
  std::vector<PlayerIndex> sorted = ranking;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i)
    if (sorted[i] != static_cast<PlayerIndex>(i)) return false;
  return sorted.size() == tournament.players.size();
}

// Without its ranking an event with tie-breaks would be paired in another order. There are no tie-breaks before
// round 1.
Result<std::vector<PlayerIndex>> ranking_before(int round, const Tournament& tournament,
                                                const PairOptions& options, const EditionChoice& choice) {
  const auto own = choice.edition.system().ranking;
  if (own == nullptr) return std::vector<PlayerIndex>();
  const bool by_list = round > 1 && ranks_by_tie_breaks(choice.edition, choice.readings);
  if (!by_list || (!options.ranking && tournament.heading.tie_breaks.empty())) return own(tournament, round);
  if (!options.ranking)
    return invalid(std::string(title_of(choice.edition)) +
                   " ranks by the event's tie-breaks, but no ranking by them is given");
  Result<std::vector<PlayerIndex>> ranking = options.ranking(tournament, round);
  if (ranking && !has_every_player_once(*ranking, tournament))
    return invalid("the ranking before round " + std::to_string(round) + " does not have every player once");
  return ranking;
}

// An enumeration value converted from an integer may be out of range.
std::optional<Error> check_choices(const PairOptions& options) {
  const Colour first = options.initial_colour.value_or(Colour::White);
  if (first != Colour::White && first != Colour::Black)
    return invalid("the initial colour is neither White nor Black");
  const auto is_one = [](auto value, auto last) {
    return static_cast<unsigned>(value) <= static_cast<unsigned>(last);
  };
  if (!is_one(options.solver, last_solver_choice))
    return invalid("the solver is not a value of the enumeration");
  if (!is_one(options.numbers, Numbering::Fixed))
    return invalid("the numbering is not a value of the enumeration");
  if (!is_one(options.board_order, BoardOrder::PairingScore))
    return invalid("the board order is not a value of the enumeration");
  return std::nullopt;
}

// Returns the player who was given the bye in the column of the coming round beforehand.
Result<std::optional<PlayerIndex>> assigned_bye(const Tournament& tournament, const swiss::RoundField& field,
                                                int round) {
  const auto byes = field.assigned_byes();
  if (byes.empty()) return std::optional<PlayerIndex>{};
  if (byes.size() == 1) return std::optional(byes.front());
  return invalid("players " + std::to_string(tournament.players[static_cast<std::size_t>(byes[0])].id) +
                 " and " + std::to_string(tournament.players[static_cast<std::size_t>(byes[1])].id) +
                 " both have the pairing-allocated bye of round " + std::to_string(round));
}

std::optional<Error> refuse_absent_bye(const Tournament& tournament, const PairOptions& options, int round,
                                       std::optional<PlayerIndex> bye) {
  if (!bye || std::find(options.absent.begin(), options.absent.end(), *bye) == options.absent.end())
    return std::nullopt;
  return invalid("player " + std::to_string(tournament.players[static_cast<std::size_t>(*bye)].id) +
                 " is to be absent, but has the pairing-allocated bye of round " + std::to_string(round) +
                 " already");
}

std::optional<Error> refuse_odd_rest(const Tournament& tournament, const RequestedRound& request) {
  if (!request.assigned_bye || request.field.size() % 2 == 0) return std::nullopt;
  return invalid("player " +
                 std::to_string(tournament.players[static_cast<std::size_t>(*request.assigned_bye)].id) +
                 " has the pairing-allocated bye of round " + std::to_string(request.number) +
                 " already, but the number of the others is odd");
}

// Returns the rounds requested or declared, or those of the table if the system has one.
std::optional<int> number_of_rounds(const Tournament& tournament, const PairOptions& options) {
  if (options.rounds_declared) return options.rounds_declared;
  if (tournament.rounds_declared) return tournament.rounds_declared;
  const Result<EditionChoice> choice = choose_edition(tournament.heading, options.edition, options.readings);
  return choice ? rounds_by_table(tournament, choice->edition, choice->readings) : std::nullopt;
}

// Returns the tournament before a round without what its column announces: a table has every player in every
// round.
Tournament with_all_players(const Tournament& tournament, int round) {
  Tournament all = tournament;
  const auto before = static_cast<std::size_t>(round) - 1;
  all.rounds_played = round - 1;
  for (Player& player : all.players)
    if (player.rounds.size() > before) player.rounds.resize(before);
  return all;
}

}  // namespace

// Checks indexes that only a caller of the library can get wrong: the program has validated them.
std::optional<Error> check_player_indexes(const Tournament& tournament, const PairOptions& options) {
  const auto exists = [&](PlayerIndex p) {
    return p >= 0 && static_cast<std::size_t>(p) < tournament.players.size();
  };
  bool known = std::all_of(options.absent.begin(), options.absent.end(), exists) &&
               std::all_of(options.seated.begin(), options.seated.end(), exists) &&
               std::all_of(options.without_bye.begin(), options.without_bye.end(), exists);
  for (const auto& [a, b] : options.forbidden) known = known && exists(a) && exists(b);
  if (!known) return invalid("an absent player or a forbidden pair is not in the tournament");
  return std::nullopt;
}

Result<RequestedRound> requested_round(const Tournament& tournament, const PairOptions& options) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  return request_of_consistent(tournament, options);
}

Result<RequestedRound> request_of_consistent(const Tournament& tournament, const PairOptions& options) {
  const int round = options.round.value_or(tournament.rounds_played + 1);
  const std::optional<int> declared = number_of_rounds(tournament, options);
  if (std::optional<Error> error = check_request(tournament, options, declared)) return *std::move(error);
  if (std::optional<Error> error = check_player_indexes(tournament, options)) return *std::move(error);
  if (std::optional<Error> error = check_choices(options)) return *std::move(error);
  const Result<EditionChoice> choice = choose_edition(tournament.heading, options.edition, options.readings);
  if (!choice) return choice.error();
  if (std::optional<Error> error = refuse_missing_acceleration(tournament)) return *std::move(error);
  const swiss::System& rules = choice->edition.system();
  if (!rules.offers(options.solver))
    return invalid("the solver '" + std::string(name_of(options.solver)) + "' does not know " +
                   std::string(rules.names.title));
  std::optional<Tournament> known = known_when_paired(tournament, round);
  if (rules.table != nullptr) known = with_all_players(tournament, round);
  Result<std::vector<PlayerIndex>> ranking =
      ranking_before(round, known ? *known : tournament, options, *choice);
  if (!ranking) return ranking.error();
  const std::span<const PlayerIndex> absent =
      rules.table == nullptr ? options.absent : std::span<const PlayerIndex>();
  swiss::RoundField field(known ? *known : tournament, rules,
                          {round, *declared, absent, options.forbidden, *ranking, options.seated,
                           options.without_bye, options.threads});
  const Result<std::optional<PlayerIndex>> bye = assigned_bye(tournament, field, round);
  if (!bye) return bye.error();
  if (std::optional<Error> error = refuse_absent_bye(tournament, options, round, *bye))
    return *std::move(error);
  RequestedRound request{round,     choice->edition,  std::move(field), *bye,
                         *declared, std::move(known), choice->readings, std::move(ranking).value()};
  if (std::optional<Error> error = refuse_odd_rest(tournament, request)) return *std::move(error);
  return request;
}

swiss::RoundTask RequestedRound::task(const Tournament& tournament, const PairOptions& options) const {
  swiss::RoundTask task{.tournament = known ? &*known : &tournament,
                        .round = number,
                        .rounds_declared = rounds_declared,
                        .solver = options.solver,
                        .initial_colour = options.initial_colour,
                        .fixed_numbers = options.numbers == Numbering::Fixed,
                        .readings = readings};
  if (!task.initial_colour) task.initial_colour = tournament.initial_colour;
  if (!task.initial_colour) task.initial_colour = infer_initial_colour(tournament);
  return task;
}

}  // namespace bloesem
