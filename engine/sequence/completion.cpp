#include "engine/sequence/completion.hpp"

#include <algorithm>
#include <functional>

#include "matching/cardinality/maximum_matching.hpp"
#include "matching/graph/bit_graph.hpp"
#include "matching/steps.hpp"

namespace bloesem::sequence {
namespace {

using matching::BitGraph;
using matching::Vertex;

void join(BitGraph& graph, std::size_t a, std::size_t b) {
  graph.join(static_cast<Vertex>(a), static_cast<Vertex>(b));
}

// Returns the legal pairs, except among the first `mdps` players. `further` vertices follow, without
// neighbours.
BitGraph graph_of(const Field& field, std::span<const Place> players, std::size_t mdps, std::size_t further) {
  BitGraph graph(static_cast<Vertex>(players.size() + further));
  for (std::size_t a = 0; a < players.size(); ++a) {
    matching::spend_steps(players.size() - a);
    for (std::size_t b = std::max(a + 1, a < mdps ? mdps : 0); b < players.size(); ++b)
      if (field.may_meet(players[a], players[b])) join(graph, a, b);
  }
  return graph;
}

std::size_t fewest_single(const BitGraph& graph) {
  matching::MaximumMatching<BitGraph> matching;
  matching.maximise(graph);
  return matching.single().size();
}

bool pairs_everybody(const BitGraph& graph) { return fewest_single(graph) == 0; }

// True if all wanted vertices can be paired when the others need not be: the others may also be paired with
// each other or, if the total is odd, one of them with an extra vertex.
bool can_all_be_paired(const BitGraph& meets, const std::vector<bool>& wanted) {
  const auto n = static_cast<std::size_t>(meets.size());
  const std::size_t odd = n % 2;
  matching::spend_steps(n * n / 8);
  BitGraph graph(meets, static_cast<Vertex>(odd));
  for (std::size_t a = 0; a < n; ++a) {
    if (wanted[a]) continue;
    for (std::size_t b = a + 1; b < n; ++b)
      if (!wanted[b]) join(graph, a, b);
    if (odd == 1) join(graph, a, n);
  }
  return pairs_everybody(graph);
}

// Adds to `settled` as many of the `further` vertices as can be paired together with it, earlier ones
// preferred, and returns the rest. Sets of vertices that can all be paired are the independent sets of a
// matroid, so taking one after another gives the most and respects the order of preference.
std::vector<std::size_t> cannot_be_paired_too(const BitGraph& meets, std::vector<bool>& settled,
                                              std::span<const std::size_t> further) {
  std::vector<std::size_t> left_over;
  for (const std::size_t v : further) {
    settled[v] = true;
    if (can_all_be_paired(meets, settled)) continue;
    settled[v] = false;
    left_over.push_back(v);
  }
  return left_over;
}

bool may_have_bye(const Entrant& entrant, Points highest) {
  return entrant.facts.bye_eligible && entrant.facts.score <= highest;
}

BitGraph with_bye(const Field& field, std::span<const Place> players, std::size_t mdps, Points highest_bye) {
  const std::size_t n = players.size();
  BitGraph graph = graph_of(field, players, mdps, n % 2);
  for (std::size_t a = 0; a < n && n % 2 == 1; ++a)
    if (may_have_bye(field[players[a]], highest_bye)) join(graph, a, n);
  return graph;
}

// Returns the different scores, ascending.
std::vector<Points> scores_of(const Field& field, std::span<const Place> players) {
  std::vector<Points> scores;
  for (const Place p : players) scores.push_back(field.score(p));
  std::sort(scores.begin(), scores.end());
  scores.erase(std::unique(scores.begin(), scores.end()), scores.end());
  return scores;
}

}  // namespace

bool can_be_completed(const Field& field, std::span<const Place> players, std::size_t mdps,
                      Points highest_bye) {
  return pairs_everybody(with_bye(field, players, mdps, highest_bye));
}

bool can_be_completed_with_guests(const Field& field, std::span<const Place> players, Guests guests,
                                  Points highest_bye) {
  const std::size_t n = players.size();
  const std::size_t all = n + static_cast<std::size_t>(guests.number);
  BitGraph graph = graph_of(field, players, 0, all - n + all % 2);
  matching::spend_steps(all * all / 2 - n * n / 2);
  for (std::size_t guest = n; guest < all; ++guest)
    for (std::size_t a = 0; a < guest; ++a) join(graph, a, guest);
  if (all % 2 == 1)
    for (std::size_t a = 0; a < all; ++a)
      if (a < n ? may_have_bye(field[players[a]], highest_bye) : guests.lowest <= highest_bye)
        join(graph, a, all);
  return pairs_everybody(graph);
}

std::optional<Points> least_bye(const Field& field, std::span<const Place> players, std::size_t mdps) {
  if (players.size() % 2 == 0) return std::nullopt;
  for (const Points score : scores_of(field, players))
    if (can_be_completed(field, players, mdps, score)) return score;
  return std::nullopt;
}

bool can_make_pairs(const Field& field, std::span<const Place> players, std::size_t mdps, int pairs) {
  const BitGraph graph = graph_of(field, players, mdps, 0);
  return fewest_single(graph) + 2 * static_cast<std::size_t>(pairs) <= players.size();
}

std::vector<Place> obstacle(const Field& field) {
  std::vector<Place> everybody;
  for (Place p = 0; p < field.size(); ++p) everybody.push_back(p);
  const BitGraph graph = with_bye(field, everybody, 0, any_score);
  if (pairs_everybody(graph)) return {};
  // A player without whom the others still cannot be paired is not part of the obstacle. The bye is no player.
  std::vector<bool> wanted(static_cast<std::size_t>(graph.size()), true);
  if (everybody.size() % 2 == 1) wanted.back() = false;
  std::vector<Place> reason;
  for (const Place p : everybody) {
    const auto v = static_cast<std::size_t>(p);
    wanted[v] = false;
    if (!can_all_be_paired(graph, wanted)) continue;
    wanted[v] = true;
    reason.push_back(p);
  }
  return reason;
}

NextBracket next_bracket(const Field& field, std::span<const Place> downfloaters, std::span<const Place> next,
                         bool next_is_last) {
  std::vector<Place> players(downfloaters.begin(), downfloaters.end());
  players.insert(players.end(), next.begin(), next.end());
  const BitGraph meets = graph_of(field, players, downfloaters.size(), 0);
  NextBracket result;
  result.unpaired = static_cast<int>(fewest_single(meets));
  if (result.unpaired == 0) return result;
  // Some largest set of pairs leaves out only vertices that are left out here.
  std::vector<bool> settled(players.size(), false);
  std::vector<std::size_t> barred;
  for (std::size_t v = 0; v < players.size() && next_is_last; ++v)
    if (!field[players[v]].facts.bye_eligible) barred.push_back(v);
  const std::vector<std::size_t> hopeless = cannot_be_paired_too(meets, settled, barred);
  result.barred = static_cast<int>(hopeless.size());
  // By lemma 4 (docs/formulation.md) the PSD of a bracket with residents of one score is smallest when its
  // MDPs are paired from the highest score down.
  std::vector<std::size_t> moved_down;
  for (std::size_t v = 0; v < downfloaters.size(); ++v)
    if (!settled[v]) moved_down.push_back(v);
  for (const std::size_t v : cannot_be_paired_too(meets, settled, moved_down))
    result.stranded.push_back(players[v]);
  return result;
}

}  // namespace bloesem::sequence
