#include "engine/count_solving.hpp"

#include "engine/requested_round.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem {

Result<swiss::SolverCounters> count_solving(const Tournament& tournament, const PairOptions& options) {
  const matching::Steps before = matching::steps_so_far();
  Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  const swiss::System& system = request->edition.system();
  if (system.solvers == nullptr) return swiss::SolverCounters{};
  swiss::SolverChain chain = system.solvers(options.solver);
  const Result<swiss::Walk> walk = system.flow_by(options.solver)(
      request->field, system.criteria(), {&chain, {}, request->task(tournament, options)});
  if (!walk) return walk.error();
  swiss::SolverCounters counters = chain.counters();
  counters.steps = matching::steps_so_far() - before;
  return counters;
}

}  // namespace bloesem
