#include "engine/explain/pair_matrix/spare_matching.hpp"

#include <algorithm>

#include "engine/swiss/legal_pairs.hpp"
#include "matching/cardinality/maximum_matching.hpp"

namespace bloesem::explain {
namespace {

using matching::Vertex;
using swiss::LegalPairs;
using swiss::Position;

constexpr Position nobody = -1;
constexpr Position the_bye = -2;
constexpr std::size_t max_tried_pairs = 32;  // pairs through which a repair is tried

}  // namespace

SpareMatching::SpareMatching(const swiss::RoundField& field, const std::vector<Position>& players,
                             std::size_t floaters)
    : field_(&field), mates_(at(field.size()), nobody), floats_(at(field.size()), 0) {
  for (std::size_t i = 0; i < floaters; ++i) floats_[at(players[i])] = 1;
  const LegalPairs graph(field, players,
                         players.size() % 2 == 1 ? LegalPairs::Bye::Eligible : LegalPairs::Bye::None, floaters);
  matching::MaximumMatching<LegalPairs> matching;
  found_ = matching.perfect(graph);
  if (!found_) return;
  const auto player = [&](Vertex v) { return graph.is_bye(v) ? the_bye : graph.player(v); };
  for (Vertex v = 0; static_cast<std::size_t>(v) < players.size(); ++v) {
    mates_[at(graph.player(v))] = player(matching.mate(v));
    if (v < matching.mate(v)) pairs_.emplace_back(graph.player(v), player(matching.mate(v)));
  }
}

bool SpareMatching::survives(Position one, Position other) const {
  if (!found_ || mates_[at(one)] == nobody || mates_[at(other)] == nobody) return false;
  return mates_[at(one)] == other || link(mates_[at(one)], mates_[at(other)], one, other);
}

bool SpareMatching::survives_exchange(Position leaving, Position joining) const {
  if (!found_ || mates_[at(leaving)] == nobody || mates_[at(joining)] != nobody) return false;
  return link(mates_[at(leaving)], joining, leaving, joining);
}

bool SpareMatching::adjacent(Position p, Position q) const {
  if (p == the_bye) return field_->facts(q).bye_eligible;
  if (q == the_bye) return field_->facts(p).bye_eligible;
  return !(floats_[at(p)] != 0 && floats_[at(q)] != 0) && field_->compatible(p, q);
}

// True if two players without opponents can meet, or each one of a pair that contains neither `one` nor
// `other`.
bool SpareMatching::link(Position p, Position q, Position one, Position other) const {
  if (adjacent(p, q)) return true;
  const auto taken = [&](Position r) { return r == p || r == q || r == one || r == other; };
  const std::size_t tries = std::min(max_tried_pairs, pairs_.size());
  for (std::size_t i = 0; i < tries; ++i) {
    const auto& [u, v] = pairs_[pairs_.size() - 1 - i];
    if (taken(u) || taken(v)) continue;
    const bool bye = v == the_bye && (p == the_bye || q == the_bye);
    if (!bye && ((adjacent(p, u) && adjacent(q, v)) || (adjacent(p, v) && adjacent(q, u)))) return true;
  }
  return false;
}

}  // namespace bloesem::explain
