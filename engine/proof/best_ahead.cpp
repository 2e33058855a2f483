#include "engine/proof/best_ahead.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "engine/swiss/bracket_walk.hpp"
#include "matching/weighted/heaviest_matching.hpp"

namespace bloesem::proof {
namespace {

class AheadSearch {
 public:
  AheadSearch(const Problem& problem, std::vector<Vertex> mates, std::size_t pairs_of_a_kind)
      : problem_(problem),
        mates_(std::move(mates)),
        inside_(problem.players().inside),
        open_(mates_.size(), 1) {
    std::map<std::pair<std::int32_t, std::int32_t>, std::size_t> known;
    for (Vertex v = 0; v < problem_.size(); ++v) {
      const Vertex mate = mates_[at(v)];
      if (mate <= v) continue;
      const bool settled = mate < inside_;
      if (!settled && ++known[{problem_.kind(v), problem_.kind(mate)}] <= pairs_of_a_kind) continue;
      sampled_ = sampled_ || !settled;
      open_[at(v)] = open_[at(mate)] = 0;
    }
  }

  // Returns the pairs ahead with the greatest weight, if that is greater than the weight of the given ones.
  [[nodiscard]] std::optional<std::vector<Vertex>> run() const {
    std::vector<Vertex> vertices;
    for (Vertex v = 0; v < problem_.size(); ++v)
      if (open_[at(v)] != 0) vertices.push_back(v);
    std::vector<matching::WeightedEdge> edges;
    for (std::size_t h = 0; h < vertices.size(); ++h)
      for (std::size_t l = h + 1; l < vertices.size(); ++l)
        if (vertices[l] >= inside_ && problem_.legal(vertices[h], vertices[l]))
          edges.push_back(
              {static_cast<Vertex>(h), static_cast<Vertex>(l), problem_.twice(vertices[h], vertices[l])});
    const std::vector<Vertex> found = matching::heaviest_matching(static_cast<Vertex>(vertices.size()), edges);
    std::vector<Vertex> best(mates_.size(), matching::no_vertex);
    for (std::size_t i = 0; i < vertices.size(); ++i)
      if (found[i] != matching::no_vertex) best[at(vertices[i])] = vertices[at(found[i])];
    for (std::size_t v = 0; v < best.size(); ++v)
      if (open_[v] == 0 && std::max(static_cast<Vertex>(v), mates_[v]) >= inside_) best[v] = mates_[v];
    if (weight(best) == weight(mates_)) return std::nullopt;
    return best;
  }
  [[nodiscard]] bool sampled() const noexcept { return sampled_; }

 private:
  [[nodiscard]] Integer weight(const std::vector<Vertex>& mates) const {
    Integer sum = 0;
    for (Vertex v = 0; v < problem_.size(); ++v)
      if (mates[at(v)] > v && mates[at(v)] >= inside_) sum += problem_.twice(v, mates[at(v)]);
    return sum;
  }

  const Problem& problem_;
  std::vector<Vertex> mates_;
  Vertex inside_;
  std::vector<char> open_;  // by vertex: may have another opponent ahead
  bool sampled_ = false;
};

// Pairs of the next group with players further down are none of the look-ahead.
void forget_further(const Problem& problem, Positions& mates) {
  for (Vertex v = problem.players().inside; v < problem.size(); ++v) {
    Position& mate = mates[at(problem.players().players[at(v)])];
    if (mate != no_position && problem.vertex_at(mate) == no_vertex) mate = no_position;
  }
}

}  // namespace

BestAhead best_ahead(const ProofRound& round, const BracketPlayers& bracket, Positions mates,
                     std::size_t pairs_of_a_kind) {
  BestAhead result{std::move(mates), std::nullopt, false};
  if (!round.merges || !looks_ahead(round, bracket)) return result;
  if (attains_best_ahead(round, bracket, result.mates)) return result;
  const Problem problem = problem_of(round, bracket, Reach::Next);
  const std::vector<Vertex> own = mates_in(problem, result.mates);
  const AheadSearch search(problem, own, pairs_of_a_kind);
  result.sampled = search.sampled();
  const std::optional<std::vector<Vertex>> best = search.run();
  if (!best) return result;
  result.pairs.emplace();
  const std::vector<Position>& players = problem.players().players;
  for (Vertex v = 0; v < problem.size(); ++v) {
    const Vertex old = own[at(v)];
    const Vertex mate = (*best)[at(v)];
    if (old != no_vertex && std::max(v, old) >= problem.players().inside)
      result.mates[at(players[at(v)])] = no_position;
    if (mate != no_vertex) result.mates[at(players[at(v)])] = players[at(mate)];
    if (mate > v) result.pairs->emplace_back(problem.player(v), problem.player(mate));
  }
  forget_further(problem, result.mates);
  return result;
}

}  // namespace bloesem::proof
