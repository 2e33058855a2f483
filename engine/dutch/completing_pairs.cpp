#include "engine/dutch/completing_pairs.hpp"

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {

using matching::Vertex;

std::optional<RoundField> CompletingPairs::restricted(const Bracket& bracket) {
  players_ = bracket.moved_down;
  for (const std::vector<Position>* part : {&bracket.residents, &bracket.ahead, &bracket.below})
    players_.insert(players_.end(), part->begin(), part->end());
  if (at(field_->size()) > LegalMatrix::max_players) return std::nullopt;
  const LegalPairs graph(*field_, players_, matrix_);
  if (!matching_.perfect(graph)) return std::nullopt;
  graph.fill(rows_);
  mates_.resize(at(graph.size()));
  for (Vertex v = 0; v < graph.size(); ++v) mates_[at(v)] = matching_.mate(v);
  barred_.clear();
  // MDPs do not meet each other, so every pair in question has a player who is not an MDP.
  const auto begin = static_cast<Vertex>(bracket.moved_down.size());
  const auto end = begin + static_cast<Vertex>(bracket.residents.size() + bracket.ahead.size());
  for (Vertex u = begin; u < end; ++u) bar_partners_of(u, end);
  return field_->barring(barred_);
}

// A completion contains the pair u-v iff v, in the graph without u, can be left over in place of u's mate.
void CompletingPairs::bar_partners_of(Vertex u, Vertex end) {
  const Vertex mate = mates_[at(u)];
  mates_[at(mate)] = matching::no_vertex;
  search_.exclude(u);
  search_.augment(rows_, mates_, mate);
  search_.reset_exclusions();
  mates_[at(mate)] = u;
  matching::any_bit(rows_.row(u), rows_.words(), [&](Vertex v) {
    if (v >= end) return true;
    if (!search_.is_outer(v)) barred_.emplace_back(players_[at(u)], players_[at(v)]);
    return false;
  });
}

}  // namespace bloesem::swiss::dutch
