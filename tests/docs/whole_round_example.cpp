#include "tests/docs/whole_round_example.hpp"

#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/dutch/solve/whole_round/whole_round.hpp"
#include "engine/swiss/system.hpp"
#include "tests/support/tournament_builder.hpp"

namespace bloesem::docs_test {
namespace {

using matching::Integer;

// The steps for two brackets, the second of which has an MDP.
constexpr std::array<std::string_view, 8> steps = {"C4, C5", "1: C6",       "1: criteria", "1: remainder",
                                                   "2: C6",  "2: criteria", "2: MDPs",     "2: remainder"};

// Splits the weight, from the last step to the first.
std::vector<Integer> cut(Integer weight, const std::vector<unsigned>& widths) {
  std::vector<Integer> parts(widths.size());
  for (std::size_t k = widths.size(); k-- > 0; weight >>= widths[k])
    parts[k] = weight - ((weight >> widths[k]) << widths[k]);
  return parts;
}

}  // namespace

std::string describe_whole_round() {
  const Tournament tournament = test::TournamentBuilder(6).round("1-4 1/0, 5-2 0/1, 3-6 1/0").declared(5);
  swiss::RoundField field(tournament, swiss::dutch::fide_2026, {2, 5, {}, {}});
  const auto matched = swiss::dutch::match_round_2026(field, swiss::dutch::fide_2026.criteria(), {});
  if (!matched || matched->graph.widths().size() != steps.size())
    throw std::runtime_error("the example of docs/formulation.md has other steps");
  const swiss::dutch::RoundGraph& graph = matched->graph;
  std::string text = "| pair |";
  std::string rule = "\n|---|";
  std::string bits = "| *bits* |";
  for (std::size_t k = 0; k < steps.size(); ++k) {
    text.append(" ").append(steps[k]).append(" |");
    rule += "--:|";
    bits += " *" + std::to_string(graph.widths()[k]) + "* |";
  }
  text += " weight |" + rule + "--:|\n";
  Integer total = 0;
  for (const auto& [u, v, weight] : graph.edges()) {
    const swiss::Position higher = u.value();  // the graph's vertices are the positions
    const swiss::Position lower = v.value();
    const bool made = graph.mates()[static_cast<std::size_t>(higher)] == lower;
    const std::string_view bold = made ? "**" : "";
    const auto name = std::to_string(field.player(higher) + 1) + '-' + std::to_string(field.player(lower) + 1);
    text.append("| ").append(bold).append(name).append(bold).append(" |");
    for (const Integer& part : cut(weight, graph.widths())) text += ' ' + part.str() + " |";
    text += ' ' + weight.str() + " |\n";
    if (made) total += weight;
  }
  return text + bits + " |\n\nThe pairs in bold weigh " + total.str() + "; every other matching weighs less.\n";
}

}  // namespace bloesem::docs_test
