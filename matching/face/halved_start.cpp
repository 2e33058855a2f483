#include "matching/face/halved_start.hpp"

#include <algorithm>
#include <bit>

#include "matching/face/dense_face.hpp"
#include "matching/steps.hpp"

namespace bloesem::matching {
namespace {

// Less than this is not halved.
constexpr std::size_t worth_halving = 8;

// For each vertex of a list, its neighbour there: the first with the second, the third with the fourth.
void join_neighbours(std::span<const Vertex> list, std::vector<Vertex>& neighbours) {
  for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
    neighbours[at(list[i])] = list[i + 1];
    neighbours[at(list[i + 1])] = list[i];
  }
}

enum class Turn : char { Unseen, Taken, Left };

// Takes pairs and leaves them in turn, beginning with that of `u`: those whose higher ends are neighbours, then
// those whose lower ends are.
void take_in_turn(Vertex u, std::span<const Vertex> mates, const std::vector<Vertex>& neighbours,
                  std::vector<Turn>& turns) {
  while (u != no_vertex && turns[at(u)] == Turn::Unseen) {
    BLOESEM_ASSERT(mates[at(u)] > u);
    turns[at(u)] = turns[at(mates[at(u)])] = Turn::Taken;
    const Vertex left = neighbours[at(u)];
    if (left == no_vertex || turns[at(left)] != Turn::Unseen) return;
    turns[at(left)] = turns[at(mates[at(left)])] = Turn::Left;
    const Vertex below = neighbours[at(mates[at(left)])];
    u = below == no_vertex ? no_vertex : mates[at(below)];
  }
}

}  // namespace

// Neighbours form even cycles and perhaps a path.
std::vector<Vertex> even_half(std::span<const Vertex> vertices, std::span<const Vertex> mates) {
  std::vector<Vertex> higher;
  std::vector<Vertex> lower;
  std::vector<Turn> turns(mates.size(), Turn::Unseen);
  Turn of_single = Turn::Left;
  for (const Vertex v : vertices) {
    if (mates[at(v)] == no_vertex)
      turns[at(v)] = of_single = of_single == Turn::Left ? Turn::Taken : Turn::Left;
    else
      (mates[at(v)] > v ? higher : lower).push_back(v);
  }
  std::vector<Vertex> neighbours(mates.size(), no_vertex);
  join_neighbours(higher, neighbours);
  join_neighbours(lower, neighbours);
  for (const Vertex u : higher) take_in_turn(u, mates, neighbours, turns);
  std::vector<Vertex> half;
  for (const Vertex v : vertices)
    if (turns[at(v)] == Turn::Taken) half.push_back(v);
  return half;
}

std::int64_t HalvedStart::Weights::operator()(Vertex a, Vertex b) const {
  return (*whole)(vertices[at(a)], vertices[at(b)]);
}

void HalvedStart::find(const BitRows& edges, std::span<const Vertex> vertices, std::span<const Vertex> mates,
                       const FaceWeights& weights) {
  std::vector<std::vector<Vertex>> parts;  // each half of the one before
  for (std::span<const Vertex> part = vertices; part.size() >= worth_halving; part = parts.back())
    parts.push_back(even_half(part, mates));
  potentials_.resize(mates.size());
  place_of_.assign(mates.size(), no_vertex);
  const std::span<const Vertex> least = parts.empty() ? vertices : std::span<const Vertex>(parts.back());
  known_.reset(1, edges.words() * bits_per_word);
  for (const Vertex v : least) {
    potentials_[at(v)] = weights.start(v);
    known_.set(0, v);
  }
  for (std::size_t i = parts.size(); i-- > 0;) {
    solve(edges, parts[i], mates, weights);
    extend_to(i == 0 ? vertices : std::span<const Vertex>(parts[i - 1]), edges, weights);
  }
}

// Solves the problem on a part, which is what is known, with its potentials as duals. They become those that
// the solution has: odd sets are spread over their vertices.
void HalvedStart::solve(const BitRows& edges, std::span<const Vertex> part, std::span<const Vertex> mates,
                        const FaceWeights& weights) {
  const auto size = static_cast<int>(part.size());
  columns_.select(known_.row(0), edges.words());
  rows_.reset(size, size);
  places_.clear();
  for (Vertex place = 0; place < size; ++place) {
    columns_.copy(edges.row(part[at(place)]), rows_.row(place));
    places_.push_back(place);
    place_of_[at(part[at(place)])] = place;
  }
  count_steps(Work::Weights, part.size() * at(edges.words()));
  weights_ = {.whole = &weights, .vertices = part};
  solver_.reset(rows_, weights_, places_, size);
  for (const Vertex place : places_) solver_.set_dual(place, potentials_[at(part[at(place)])]);
  for (const Vertex v : part) {
    if (mates[at(v)] < v) continue;  // or single
    const Vertex place = place_of_[at(v)];
    const Vertex mate = place_of_[at(mates[at(v)])];
    BLOESEM_ASSERT(mate > place && part[at(mate)] == mates[at(v)]);
    if (solver_.tight(place, mate)) solver_.join(place, mate);
  }
  solver_.start_greedily();
  solver_.solve();
  const BlossomNest& nest = solver_.nest();
  for (const Vertex place : places_) {
    std::int64_t around = 0;
    for (BlossomNest::Node b = nest.parent(place); b != no_vertex; b = nest.parent(b))
      around += solver_.odd_set_dual(b);
    potentials_[at(part[at(place)])] = solver_.dual(place) + (around + 1) / 2;
  }
}

// Finds the least potentials of further vertices that all edges to those known allow, one after another.
void HalvedStart::extend_to(std::span<const Vertex> vertices, const BitRows& edges,
                            const FaceWeights& weights) {
  std::size_t looks = 0;
  for (const Vertex v : vertices) {
    if (known_.test(0, v)) continue;
    spend_steps(vertices.size());
    std::int64_t least = 0;
    const BitWord* const row = edges.row(v);
    for (int w = 0; w < edges.words(); ++w) {
      for (BitWord word = row[w] & known_.row(0)[w]; word != 0; word &= word - 1, ++looks) {
        const Vertex u = w * bits_per_word + std::countr_zero(word);
        least = std::max(least, weights(v, u) - potentials_[at(u)]);
      }
    }
    potentials_[at(v)] = least;
    known_.set(0, v);
  }
  count_steps(Work::Weights, looks);
}

}  // namespace bloesem::matching
