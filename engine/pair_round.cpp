#include "bloesem/pair_round.hpp"

#include <algorithm>
#include <list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bloesem/proof.hpp"
#include "bloesem/validate.hpp"
#include "bloesem/work_limit.hpp"
#include "engine/arranged_round.hpp"
#include "engine/model/wishes.hpp"
#include "engine/obstacle.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/paranoid.hpp"
#include "engine/requested_round.hpp"
#include "engine/restriction_hint.hpp"
#include "engine/swiss/boards.hpp"
#include "engine/swiss/system.hpp"
#include "engine/swiss/unwished_pairs.hpp"

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

// Keeps the working memory of solvers per thread: allocating and freeing it took a sixth of the time of a small
// round.
struct KeptChain {
  SolverChoice choice;
  decltype(swiss::System::solvers) of;
  swiss::SolverChain chain;
};
thread_local std::list<KeptChain> chains;  // a list, so that entries do not move

swiss::SolverChain& kept_chain(const swiss::System& system, SolverChoice choice) {
  const auto kept = std::find_if(chains.begin(), chains.end(), [&](const KeptChain& each) {
    return each.choice == choice && each.of == system.solvers;
  });
  if (kept != chains.end()) return kept->chain;
  return chains.emplace_back(KeptChain{choice, system.solvers, system.solvers(choice)}).chain;
}

// An exception leaves a solver in the middle of its work.
void forget_chain(const swiss::SolverChain* chain) {
  chains.remove_if([chain](const KeptChain& each) { return &each.chain == chain; });
}

// The working memory for larger fields is too large to be kept.
constexpr Position large_field = 4096;

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
                             const swiss::RoundTask& task, BoardOrder order, RoundPairing& result) {
  const std::vector<swiss::Colouring> own = colours_by_higher(walk, field);
  sort(walk.pairs, field, order);
  const std::size_t boards = walk.pairs.size();
  result.boards.resize(boards);
  result.record.colour_rules.resize(boards);
  result.record.higher_is_white.resize(boards);
  const bool by_walk = !own.empty();
  for (std::size_t i = 0; i < boards; ++i) {
    const auto [higher, lower] = walk.pairs[i];
    const std::optional<swiss::Colouring> colouring =
        by_walk
            ? own[at(higher)]
            : system.allocate_colours(field, higher, lower, task.initial_colour, task.number(field, higher));
    if (!colouring) return swiss::unknown_initial_colour();
    const bool white = colouring->higher_is_white;
    result.boards[i] = {field.player(white ? higher : lower), field.player(white ? lower : higher)};
    result.record.colour_rules[i] = colouring->rule;
    result.record.higher_is_white[i] = white ? 1 : 0;
  }
  return std::nullopt;
}

// Returns the chain for a field: large ones get their own, which is freed afterwards.
swiss::SolverChain* chain_for(const RoundField& field, const swiss::System& system, SolverChoice choice,
                              std::optional<swiss::SolverChain>& own) {
  if (system.solvers == nullptr) return nullptr;
  if (field.size() <= large_field) return &kept_chain(system, choice);
  return &own.emplace(system.solvers(choice));
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

// Returns the check that was requested, where answers have one (has_answer_checks); builds with
// BLOESEM_CHECK_ANSWERS always have one.
AnswerCheck answer_check(const PairOptions& options, const swiss::System& system) {
  if (!system.proves_answers()) return nullptr;
#ifdef BLOESEM_CHECK_ANSWERS
  if (options.check == nullptr) return check_answer;
#endif
  return options.check;
}

std::optional<Error> refuse_wish(const Tournament& tournament, const RequestedRound& request,
                                 SolverChoice solver) {
  if (!has_wish(tournament, request.number)) return std::nullopt;
  const std::string round = "round " + std::to_string(request.number) + ": ";
  const swiss::System& system = request.edition.system();
  if (!system.knows_wishes)
    return Error{ErrorCode::InvalidInput,
                 round + std::string(system.names.title) +
                     " cannot comply with a wish that players should rather not meet; they can be forbidden to",
                 {}};
  if (solver == SolverChoice::Whole)
    return Error{ErrorCode::InvalidInput, round + "the solver 'whole' cannot comply with a wish", {}};
  return std::nullopt;
}

std::optional<swiss::UnwishedPairs> unwished_pairs(const swiss::RoundTask& task, const RoundField& field) {
  if (!has_wish(*task.tournament, task.round)) return std::nullopt;
  return swiss::UnwishedPairs(*task.tournament, field, task.round);
}

}  // namespace

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  if (!options.time_limit) return pair_consistent(tournament, options);
  return within({.time = options.time_limit}, [&] { return pair_consistent(tournament, options); });
}

std::vector<PlayerIndex> byes_of(const RoundPairing& pairing) {
  std::vector<PlayerIndex> byes = pairing.further_byes;
  if (pairing.bye) byes.insert(byes.begin(), *pairing.bye);
  return byes;
}

namespace {

Result<swiss::Walk> walked(const swiss::System& system, RoundField& field,
                           const swiss::WalkContext& context) try {
  return system.flow_by(context.task.solver)(field, system.criteria(), context);
} catch (...) {
  forget_chain(context.solver);
  throw;
}

Result<RoundPairing> pair_plain(const Tournament& tournament, const PairOptions& options) {
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

  std::optional<swiss::SolverChain> own_chain;
  const auto stopped = [&](std::string_view stage, int settled) {
    return options.progress && !options.progress({stage, settled, field.size()});
  };
  so_far = {request->number, field.size()};
  if (stopped("completion", 0)) return cancelled();
  swiss::WalkContext context{
      chain_for(field, system, options.solver, own_chain), {}, request->task(tournament, options)};
  if (context.solver != nullptr) context.solver->check_answers(answer_check(options, system));
  const std::optional<swiss::UnwishedPairs> unwished = unwished_pairs(context.task, field);
  if (unwished) context.unwished = &*unwished;
  if (options.progress)
    context.progress = [&](int settled) { return options.progress({"bracket", settled, field.size()}); };
  Result<swiss::Walk> walk = walked(system, field, context);
  if (!walk) {
    if (walk.error().code != ErrorCode::NoValidPairing) return walk.error();
    Error error = obstacle_error(tournament, walk.error().players, field.size());
    error.message += restrictions_to_lift(tournament, options, *request);
    return error;
  }

  if (stopped("colours", field.size())) return cancelled();
  RoundPairing result;
  if (std::optional<Error> error = publish(system, field, *walk, context.task, options.board_order, result))
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

Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options) {
  if (tournament.is_arranged()) return pair_arranged(tournament, options, pair_consistent);
  Result<RoundPairing> answer = pair_plain(tournament, options);
  if (options.proof) add_proof(tournament, options, answer);
  return answer;
}

}  // namespace bloesem
