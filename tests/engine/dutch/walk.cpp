#include "tests/engine/dutch/walk.hpp"

#include <algorithm>

#include "criteria/dutch/baku_2016.hpp"
#include "engine/dutch/flow_2016.hpp"
#include "engine/dutch/solvers.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::test {

Rows rows() {
  const criteria::CriteriaTable table = criteria::baku_2016();
  return {table.begin(), table.end()};
}

Rows rows_without(std::string_view article) {
  Rows result = rows();
  if (std::erase_if(result, [&](const criteria::Criterion& row) { return row.article == article; }) == 0)
    return {};
  return result;
}

std::string pairs(const Tournament& tournament, const Rows& rows) {
  swiss::RoundField field(tournament, swiss::dutch::baku_2016,
                          {tournament.rounds_played + 1, tournament.rounds_declared.value_or(99), {}, {}});
  swiss::SolverChain chain = swiss::dutch::solvers(SolverChoice::Lemon);
  const Result<swiss::Walk> walk = swiss::dutch::flow_2016(field, rows, {&chain, {}});
  if (!walk) return "error: " + walk.error().message;
  const auto name = [&](swiss::Position p) { return std::to_string(field.player(p) + 1); };
  std::vector<std::pair<swiss::Position, swiss::Position>> by_rank = walk->pairs;
  std::sort(by_rank.begin(), by_rank.end());
  std::string text;
  for (const auto& [higher, lower] : by_rank)
    text += (text.empty() ? "" : " ") + name(higher) + "-" + name(lower);
  if (walk->bye) text += " " + name(*walk->bye) + " bye";
  return text;
}

std::string pairs(const Tournament& tournament) { return pairs(tournament, rows()); }

std::string pairs_without(std::string_view article, const Tournament& tournament) {
  return pairs(tournament, rows_without(article));
}

}  // namespace bloesem::test
