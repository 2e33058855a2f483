#include "engine/count_solving.hpp"

#include "engine/requested_round.hpp"

namespace bloesem {

Result<dutch::SolverCounters> count_solving(const Tournament& tournament, const PairOptions& options) {
  Result<RequestedRound> request = requested_round(tournament, options);
  if (!request) return request.error();
  dutch::SolverChain chain(options.solver);
  const Result<dutch::Walk> walk = request->rules->flow_by(options.solver)(
      request->field, request->rules->criteria, dutch::WalkContext{&chain, {}});
  if (!walk) return walk.error();
  return chain.counters();
}

}  // namespace bloesem
