#include "engine/dutch/solve/whole_round/round_graph.hpp"

#include <algorithm>
#include <iterator>

namespace bloesem::swiss::dutch {

using matching::Vertex;
using matching::WeightedEdge;

namespace {

// The graph's vertices are the positions.
Vertex vertex(Position p) { return p.value(); }
Position position(Vertex v) { return v.value(); }

}  // namespace

RoundGraph::RoundGraph(const RoundField& field, std::span<const Position> players)
    : players_(players.begin(), players.end()),
      mates_(at(field.size()), nobody),
      settled_(at(field.size()), false) {
  for (auto higher = players.begin(); higher != players.end(); ++higher)
    for (auto lower = std::next(higher); lower != players.end(); ++lower)
      if (field.compatible(*higher, *lower)) edges_.push_back({vertex(*higher), vertex(*lower), 0});
}

void RoundGraph::append(const Digits& digits) {
  if (digits.layout.digits() == 0) return;
  const unsigned width = digits.layout.shift(0) + digits.layout.width(0);
  widths_.push_back(width);
  for (WeightedEdge& edge : edges_) {
    edge.weight <<= width;
    if (is_open(edge))
      edge.weight +=
          matching::pack<matching::Integer>(digits.of_pair(position(edge.u), position(edge.v)), digits.layout);
  }
}

void RoundGraph::follow(std::vector<Position> mates) {
  mates_ = std::move(mates);
  follows_ = true;
}

void RoundGraph::optimise() {
  if (follows_) return;
  std::vector<WeightedEdge> open;
  std::copy_if(edges_.begin(), edges_.end(), std::back_inserter(open),
               [this](const WeightedEdge& edge) { return is_open(edge); });
  const std::vector<Vertex> mates = matching::heaviest_matching(static_cast<Vertex>(mates_.size()), open);
  for (const Position p : players_)
    if (!settled_[at(p)]) mates_[at(p)] = position(mates[at(p)]);
}

void RoundGraph::settle(std::span<const std::pair<Position, Position>> pairs) {
  for (const auto& [one, other] : pairs) settled_[at(one)] = settled_[at(other)] = true;
}

void RoundGraph::start_anew() {
  for (WeightedEdge& edge : edges_)
    if (is_open(edge)) edge.weight = 0;
}

std::vector<std::pair<Position, Position>> RoundGraph::pairs() const {
  std::vector<std::pair<Position, Position>> pairs;
  for (const Position p : players_)
    if (mates_[at(p)] > p) pairs.emplace_back(p, mates_[at(p)]);
  return pairs;
}

std::vector<Position> RoundGraph::left_over() const {
  std::vector<Position> left_over;
  std::copy_if(players_.begin(), players_.end(), std::back_inserter(left_over),
               [this](Position p) { return mates_[at(p)] == nobody; });
  return left_over;
}

}  // namespace bloesem::swiss::dutch
