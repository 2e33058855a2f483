#include "engine/proof/backtracking.hpp"

#include <utility>

#include "matching/assertions.hpp"

namespace bloesem::proof {

using criteria::Zone;

bool leaves_unpaired(const ProofRound& round, const BracketPlayers& bracket, const Positions& mates) {
  return round.backtracks() && !attains_best_ahead(round, bracket, mates);
}

Problem problem_of_next(const ProofRound& round, const BracketPlayers& bracket) {
  BLOESEM_ASSERT(looks_ahead(round, bracket));
  const Problem whole = problem_of(round, bracket, Reach::Next);
  Rows rows = whole.rows();
  while (!rows.empty() && rows.back()->scope != Zone::Next) rows.pop_back();
  return Problem(round.candidates, std::move(rows), whole.players(), round.rounds);
}

// All floaters and all of the next group, but for one of these if the number is odd, would be paired.
bool shows_unpaired(const Problem& problem, const std::vector<Vertex>& mates, const Duals& duals) {
  const Vertex inside = problem.players().inside;
  BLOESEM_ASSERT(inside < problem.size() && mates.size() == problem.players().players.size());
  Integer weight = 0;
  int joining = 0;
  for (Vertex v = 0; v < problem.size(); ++v) {
    const Vertex mate = v < inside ? mates[at(v)] : no_vertex;
    if (mate != no_vertex && mate < inside) {
      if (v < mate) weight += problem.twice(v, mate);
      continue;
    }
    weight += problem.twice_end(v, Zone::Next);
    ++joining;
  }
  if (joining % 2 == 1) weight -= problem.twice_end(inside, Zone::Next);
  return bound_of(problem, duals) < weight;
}

bool merges_without_moved_down(const ProofRound& round, const BracketPlayers& bracket) {
  return bracket.kind == criteria::BracketKind::Collapsed && treated_as_homogeneous(round, bracket);
}

Problem problem_of_merging(const ProofRound& round, const BracketPlayers& bracket) {
  return problem_of_completion(round, bracket.inside(), static_cast<Vertex>(bracket.moved_down.size()));
}

}  // namespace bloesem::proof
