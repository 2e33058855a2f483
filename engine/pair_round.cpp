#include "bloesem/pair_round.hpp"

#include <algorithm>
#include <list>
#include <optional>
#include <utility>
#include <vector>

#include "bloesem/validate.hpp"
#include "engine/obstacle.hpp"
#include "engine/pair_consistent.hpp"
#include "engine/paranoid.hpp"
#include "engine/requested_round.hpp"
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

// Keeps the working memory of solvers per thread: allocating and freeing it took a sixth of the time of a small
// round.
swiss::SolverChain& kept_chain(const swiss::System& system, SolverChoice choice) {
  struct Kept {
    SolverChoice choice;
    decltype(swiss::System::solvers) of;
    swiss::SolverChain chain;
  };
  thread_local std::list<Kept> chains;  // a list, so that entries do not move
  const auto kept = std::find_if(chains.begin(), chains.end(), [&](const Kept& each) {
    return each.choice == choice && each.of == system.solvers;
  });
  if (kept != chains.end()) return kept->chain;
  return chains.emplace_back(Kept{choice, system.solvers, system.solvers(choice)}).chain;
}

// The working memory for larger fields is too large to be kept.
constexpr Position large_field = 4096;

Error cancelled() { return {ErrorCode::Cancelled, "cancelled", {}}; }

// Returns the pairs with their colours, in publication order.
Result<RoundPairing> publish(const swiss::System& system, const RoundField& field, Pairs pairs,
                             std::optional<Colour> initial_colour, const PairOptions& options) {
  RoundPairing result;
  sort(pairs, field, options.board_order);
  result.boards.reserve(pairs.size());
  result.record.colour_rules.reserve(pairs.size());
  for (const auto& [higher, lower] : pairs) {
    const int number =
        options.numbers == Numbering::Effective ? field.effective_number(higher) : field.fixed_number(higher);
    const auto colouring = system.allocate_colours(field, higher, lower, initial_colour, number);
    if (!colouring)
      return Error{
          ErrorCode::InvalidInput, "the initial colour must be known: no game has been played yet", {}};
    Board board{field.player(higher), field.player(lower)};
    if (!colouring->higher_is_white) std::swap(board.white, board.black);
    result.boards.push_back(board);
    result.record.colour_rules.push_back(colouring->rule);
  }
  return result;
}

}  // namespace

Result<RoundPairing> pair_round(const Tournament& tournament, const PairOptions& options) {
  if (std::optional<Error> error = refuse_contradictions(tournament)) return *std::move(error);
  return pair_consistent(tournament, options);
}

Result<RoundPairing> pair_consistent(const Tournament& tournament, const PairOptions& options) {
  Result<RequestedRound> request = request_of_consistent(tournament, options);
  if (!request) return request.error();
  if (options.paranoid) return pair_by_all(tournament, options, all_solvers());
  RoundField& field = request->field;
  const swiss::System& system = request->edition.system();

  std::optional<swiss::SolverChain> own_chain;
  if (field.size() > large_field) own_chain.emplace(system.solvers(options.solver));
  const auto stopped = [&](std::string_view stage, int settled) {
    return options.progress && !options.progress({stage, settled, field.size()});
  };
  if (stopped("completion", 0)) return cancelled();
  swiss::WalkContext context{
      own_chain ? &*own_chain : &kept_chain(system, options.solver), {}, request->readings};
  if (options.progress)
    context.progress = [&](int settled) { return options.progress({"bracket", settled, field.size()}); };
  Result<swiss::Walk> walk = system.flow_by(options.solver)(field, system.criteria(), context);
  if (!walk) {
    if (walk.error().code == ErrorCode::NoValidPairing)
      return obstacle_error(tournament, walk.error().players, field.size());
    return walk.error();
  }

  if (stopped("colours", field.size())) return cancelled();
  std::optional<Colour> initial_colour = options.initial_colour;
  if (!initial_colour) initial_colour = tournament.initial_colour;
  if (!initial_colour) initial_colour = infer_initial_colour(tournament);
  Result<RoundPairing> result = publish(system, field, std::move(walk->pairs), initial_colour, options);
  if (result) {
    if (walk->bye) result->bye = field.player(*walk->bye);
    if (request->assigned_bye) result->bye = request->assigned_bye;
    result->round = request->number;
    result->edition = request->edition;
    result->readings = request->readings;
    result->record.brackets = std::move(walk->brackets);
  }
  return result;
}

}  // namespace bloesem
