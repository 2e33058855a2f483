#include "bloesem/pair_round.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/validate.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/arranged_round.hpp"
#include "engine/model/in_parts.hpp"
#include "engine/model/wishes.hpp"
#include "engine/obstacle.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/paranoid.hpp"
#include "engine/requested_round.hpp"
#include "engine/requested_walk.hpp"
#include "engine/restriction_hint.hpp"
#include "engine/swiss/boards.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {
namespace {

using swiss::Position;
using swiss::RoundField;

using Pairs = std::vector<std::pair<Position, Position>>;

void sort(Pairs& pairs, const RoundField& field, BoardOrder order) {
  switch (order) {
    case BoardOrder::Standings:
      return swiss::sort_for_publication(pairs, field, [&](Position p) { return field.standings(p); });
    case BoardOrder::PairingScore:
      return swiss::sort_for_publication(pairs, field, [&](Position p) { return field.facts(p).score; });
  }
}

Error cancelled() { return {ErrorCode::Cancelled, "cancelled", {}}; }

// Returns the walk's own colours by the position of the higher ranked player of each pair; empty if it gives
// none.
std::vector<swiss::Colouring> colours_by_higher(const swiss::Walk& walk, const RoundField& field) {
  std::vector<swiss::Colouring> colours(walk.colours.empty() ? 0 : static_cast<std::size_t>(field.size()));
  for (std::size_t i = 0; i < walk.colours.size(); ++i) colours[at(walk.pairs[i].first)] = walk.colours[i];
  return colours;
}

// Adds the boards of the pairs with their colours, in publication order.
std::optional<Error> publish(const swiss::System& system, const RoundField& field, swiss::Walk& walk,
                             const swiss::RoundTask& task, const PairOptions& options, RoundPairing& result) {
  const std::vector<swiss::Colouring> own = colours_by_higher(walk, field);
  sort(walk.pairs, field, options.board_order);
  const std::size_t boards = walk.pairs.size();
  result.boards.resize(boards);
  result.record.colour_rules.resize(boards);
  result.record.higher_is_white.resize(boards);
  const bool by_walk = !own.empty();
  std::atomic<bool> known = true;
  in_parts(boards, parts_of(boards, options.threads), [&](std::size_t, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const auto [higher, lower] = walk.pairs[i];
      const std::optional<swiss::Colouring> colouring =
          by_walk
              ? own[at(higher)]
              : system.allocate_colours(field, higher, lower, task.initial_colour, task.number(field, higher));
      if (!colouring) {
        known = false;
        return;
      }
      const bool white = colouring->higher_is_white;
      result.boards[i] = {field.player(white ? higher : lower), field.player(white ? lower : higher)};
      result.record.colour_rules[i] = colouring->rule;
      result.record.higher_is_white[i] = white ? 1 : 0;
    }
  });
  return known ? std::nullopt : std::optional(swiss::unknown_initial_colour());
}

Result<RoundPairing> pair_by_table(const Tournament& tournament, const RequestedRound& request,
                                   const PairOptions& options) {
  const swiss::Position size = request.field.size();
  if (options.progress && !options.progress({"colours", size, size})) return cancelled();
  Result<RoundPairing> result =
      request.edition.system().table(tournament, request.task(tournament, options), options);
  if (!result) return result;
  result->edition = request.edition;
  result->readings = request.readings;
  return result;
}

std::optional<Error> refuse_wish(const Tournament& tournament, const RequestedRound& request,
                                 SolverChoice solver) {
  if (!has_wish(tournament, request.number)) return std::nullopt;
  const std::string round = "round " + std::to_string(request.number) + ": ";
  const swiss::System& system = request.edition.system();
  if (system.table != nullptr)
    return Error{ErrorCode::InvalidInput,
                 round + "a table gives the pairs of " + std::string(system.names.title) +
                     ", in which all players meet: it cannot comply with a wish that players should rather "
                     "not meet",
                 {}};
  if (!system.knows_wishes)
    return Error{ErrorCode::InvalidInput,
                 round + std::string(system.names.title) +
                     " cannot comply with a wish that players should rather not meet; they can be forbidden to",
                 {}};
  if (solver == SolverChoice::Whole)
    return Error{ErrorCode::InvalidInput, round + "the solver 'whole' cannot comply with a wish", {}};
  return std::nullopt;
}

}  // namespace

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options) {
  if (std::optional<Error> error = refuse_contradictions(tournament, options.threads)) return *std::move(error);
  if (!options.time_limit) return pair_consistent(tournament, options);
  return within({.time = options.time_limit}, [&] { return pair_consistent(tournament, options); });
}

std::vector<PlayerIndex> byes_of(const RoundPairing& pairing) {
  std::vector<PlayerIndex> byes = pairing.further_byes;
  if (pairing.bye) byes.insert(byes.begin(), *pairing.bye);
  return byes;
}

namespace {

Result<RoundPairing> pair_plain(const Tournament& tournament, const PairOptions& options,
                                RestrictionHint hint) {
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request) return request.error();
  if (std::optional<Error> error = refuse_wish(tournament, *request, options.solver)) return *std::move(error);
  if (options.paranoid) {
    const bool wish = has_wish(tournament, request->number);
    return pair_by_all(tournament, options, offered_solvers(request->edition.system(), wish));
  }
  if (request->edition.system().table != nullptr) return pair_by_table(tournament, *request, options);
  RoundField& field = request->field;
  const swiss::System& system = request->edition.system();

  const swiss::RoundTask task = request->task(tournament, options);
  Result<swiss::Walk> walk = walk_over(field, system, task, options);
  if (!walk) {
    if (walk.error().code != ErrorCode::NoValidPairing) return walk.error();
    Error error = obstacle_error(tournament, walk.error().players, field.size());
    if (hint == RestrictionHint::Given) error.message += restrictions_to_lift(tournament, options, *request);
    return error;
  }

  if (options.progress && !options.progress({"colours", field.size(), field.size()})) return cancelled();
  RoundPairing result;
  if (std::optional<Error> error = publish(system, field, *walk, task, options, result))
    return *std::move(error);
  if (walk->bye) result.bye = field.player(*walk->bye);
  if (request->assigned_bye) result.bye = request->assigned_bye;
  result.round = request->number;
  result.edition = request->edition;
  result.readings = request->readings;
  result.record.brackets = std::move(walk->brackets);
  return result;
}

// Has the proof of the answer made, if there is one; an error of it takes the place of the answer.
[[gnu::cold]] void add_proof(const Tournament& tournament, const PairOptions& options,
                             Result<RoundPairing>& answer) {
  if (!answer && answer.error().code != ErrorCode::NoValidPairing) return;
  so_far.doing = "proving it";
  Result<std::string> proof = options.proof(tournament, options, answer, {});
  if (!proof) {
    answer = proof.error();
  } else if (answer) {
    answer->proof = std::move(proof).value();
  } else {
    Error error = answer.error();
    error.proof = std::move(proof).value();
    answer = std::move(error);
  }
}

}  // namespace

Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options,
                                     RestrictionHint hint) {
  if (tournament.is_arranged())
    return pair_arranged(tournament, options, [hint](const Tournament& part, const PairOptions& of_part) {
      return pair_consistent(part, of_part, hint);
    });
  Result<RoundPairing> answer = pair_plain(tournament, options, hint);
  if (options.proof) add_proof(tournament, options, answer);
  return answer;
}

}  // namespace bloesem
