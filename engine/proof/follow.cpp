#include "engine/proof/follow.hpp"

#include <algorithm>
#include <utility>

namespace bloesem::proof {
namespace {

TwiceWeight weight_in(const Problem& problem) {
  return [&problem](Vertex higher, Vertex lower) { return problem.twice(higher, lower); };
}

}  // namespace

std::optional<std::string> follow_criteria(RemainingGraph& graph, const Duals& duals,
                                           std::vector<std::int32_t>& blocks) {
  blocks.assign(at(graph.problem().size()), -1);
  const ReadDuals read = duals_of_vertices(graph, duals, blocks);
  if (!read.duals) return read.failure;
  return graph.apply(*read.duals, weight_in(graph.problem()));
}

std::optional<std::string> check_cover(const Problem& problem, const Duals& duals) {
  RemainingGraph graph(problem, std::vector<Vertex>(at(problem.size()), no_vertex));
  std::vector<std::int32_t> blocks(at(problem.size()), -1);
  const ReadDuals read = duals_of_vertices(graph, duals, blocks);
  if (!read.duals) return read.failure;
  const auto is_negative = [](const Integer& value) { return value < 0; };
  if (std::any_of(duals.y.begin(), duals.y.end(), is_negative)) return "a value is negative";
  if (std::any_of(duals.sets.begin(), duals.sets.end(), [&](const DualSet& set) { return is_negative(set.z); }))
    return "the value of a set is negative";
  return graph.check_cover(*read.duals, weight_in(problem));
}

std::optional<std::string> follow_bracket(const Problem& problem, std::vector<Vertex> mates, OrderForm form,
                                          const Duals& criteria, StepSource& steps) {
  RemainingGraph graph(problem, std::move(mates));
  std::vector<std::int32_t> blocks;
  if (auto failure = follow_criteria(graph, criteria, blocks)) return failure;
  return OrderWalk(graph, std::move(blocks), form, steps).run();
}

}  // namespace bloesem::proof
