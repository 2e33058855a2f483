#include "engine/dutch/equal_face.hpp"

#include <algorithm>

#include "matching/index.hpp"

namespace bloesem::swiss::dutch {
namespace {

using matching::DenseFace;
using matching::no_vertex;
using matching::Vertex;

// Sets of downfloaters that are tried in place of one that does not comply.
constexpr int max_sets_tried = 20'000;

}  // namespace

bool EqualFace::take(const BracketProblem& problem, Pairs pairs) {
  best_.solve(problem);
  const std::vector<Position>& players = best_.players();
  const auto inside = players.begin() + best_.inside();
  std::vector<Vertex> mates(players.size(), no_vertex);
  std::vector<Vertex> covered;
  const auto vertex = [&](Position p) {  // both lists of the bracket ascend, and MDPs rank before residents
    return static_cast<Vertex>(std::lower_bound(players.begin(), inside, p) - players.begin());
  };
  pairs_.clear();
  for (const auto& [higher, lower] : pairs) {
    pairs_.emplace_back(vertex(higher), vertex(lower));
    const auto [u, v] = pairs_.back();
    mates[at(u)] = v;
    mates[at(v)] = u;
    covered.insert(covered.end(), {u, v});
  }
  paired_ = best_.face();
  return paired_.keep_if(
      [&](Vertex u, Vertex v) { return v >= best_.inside() ? mates[at(u)] == no_vertex : mates[at(u)] == v; },
      covered);
}

bool EqualFace::find_without(std::size_t pair) {
  best_.face().take_matching(paired_);
  return best_.face().part_from_mate(pairs_[pair].first);
}

Result<bool> EqualFace::find_without(std::size_t pair, const Complies& complies) {
  best_.face().take_matching(paired_);
  DenseFace others = best_.face();
  if (!others.keep_if([&](Vertex u, Vertex v) { return std::pair(u, v) != pairs_[pair]; }, {})) return false;
  int tries = 0;
  const bool found = search(others, std::vector<char>(best_.players().size(), 0), complies, tries);
  if (found) best_.face().take_matching(others);
  if (!found && tries > max_sets_tried)
    return Error{ErrorCode::TooLarge, "too many sets of downfloaters are equal in a bracket", {}};
  return found;
}

// Divides the candidates by the first of the current downfloaters, from the top, who does not float. `floats`:
// those who do in all that are left.
bool EqualFace::search(DenseFace& face, std::vector<char> floats, const Complies& complies, int& tries) const {
  if (++tries > max_sets_tried) return false;
  const std::vector<Vertex> floaters = downfloaters(face);
  if (complies(positions(floaters))) return true;
  for (const Vertex stays : floaters) {
    if (floats[at(stays)] != 0) continue;
    DenseFace rest = face;
    const auto keep = [&](Vertex u, Vertex v) {
      return v >= best_.inside() ? u != stays : floats[at(u)] == 0 && floats[at(v)] == 0;
    };
    if (rest.keep_if(keep, std::span(&stays, 1)) && search(rest, floats, complies, tries)) {
      face = std::move(rest);
      return true;
    }
    floats[at(stays)] = 1;
  }
  return false;
}

std::vector<Vertex> EqualFace::downfloaters(const DenseFace& face) const {
  std::vector<Vertex> result;
  for (Vertex v = 0; v < best_.inside(); ++v)
    if (floats_down(face, v)) result.push_back(v);
  return result;
}

std::vector<Position> EqualFace::positions(std::span<const Vertex> vertices) const {
  std::vector<Position> result;
  for (const Vertex v : vertices) result.push_back(best_.players()[at(v)]);
  return result;
}

EqualCandidate EqualFace::current() const {
  EqualCandidate candidate;
  const std::vector<Position>& players = best_.players();
  const DenseFace& other = best_.face();
  const auto add_pair = [&](auto& pairs, Vertex v, Vertex mate) {
    if (mate > v && mate < best_.inside()) pairs.emplace_back(players[at(v)], players[at(mate)]);
  };
  for (Vertex v = 0; v < best_.inside(); ++v) {
    if (paired_.mate(v) == other.mate(v)) continue;
    add_pair(candidate.gone, v, paired_.mate(v));
    add_pair(candidate.come, v, other.mate(v));
    const bool floats = floats_down(other, v);
    if (floats == floats_down(paired_, v)) continue;
    (floats ? candidate.floaters : candidate.instead).push_back(players[at(v)]);
  }
  return candidate;
}

std::vector<Position> EqualFace::single_inside_or_ahead() const {
  std::vector<Position> single;
  for (Vertex v = 0; at(v) < best_.players().size(); ++v)
    if (best_.face().mate(v) == no_vertex) single.push_back(best_.players()[at(v)]);
  return single;
}

}  // namespace bloesem::swiss::dutch
