#include "engine/dutch_2012/flow.hpp"

#include <utility>

#include "engine/dutch_2012/readings.hpp"
#include "engine/dutch_2012/search.hpp"
#include "engine/dutch_2012/stages.hpp"
#include "matching/assertions.hpp"

namespace bloesem::swiss::dutch_2012 {

Result<Walk> flow_2012(RoundField& field, criteria::CriteriaTable /*criteria*/, const WalkContext& context) {
  const criteria::StrongColours strong = strong_colours_in(context.task);
  const auto go_on = [&](std::size_t bracket, int settled) {
    return !context.stopped_before_attempt(static_cast<int>(bracket), settled);
  };
  Result<FoundRound> found = search_round(field, strong, *context.solver, go_on);
  if (!found) return found.error();
  Walk walk{std::move(found->pairs), found->bye, {}};
  std::vector<Appraisal> stages = stages_of(field, strong, {walk.pairs, walk.bye}, found->repaired);
  BLOESEM_ASSERT(stages.size() == found->solvers.size());
  for (std::size_t i = 0; i < stages.size(); ++i) {
    BracketRecord& record = walk.brackets.emplace_back(std::move(stages[i].record));
    record.solved_by = found->solvers[i].name;
    record.refusals = found->solvers[i].refusals;
  }
  return walk;
}

}  // namespace bloesem::swiss::dutch_2012
