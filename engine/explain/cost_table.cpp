#include "engine/explain/cost_table.hpp"

#include <array>
#include <string>
#include <utility>

#include "bloesem/record.hpp"
#include "engine/explain/cost.hpp"
#include "engine/explain/meaning_key.hpp"
#include "engine/explain/value_text.hpp"

namespace bloesem::explain {
namespace {

constexpr std::array<std::string_view, 4> headings = {"article", "what-decides", "with", "as-paired"};

// Without costs no criterion has a value.
std::size_t columns(const Subject& subject) { return has_costs(subject) ? headings.size() : 2; }

// Returns the bracket in which the round departs; empty if it is none, or the bye is chosen before all
// brackets.
Value place_of(const Subject& subject, const PairAnswer& cost) {
  if (cost.fate == PairFate::Impossible) return std::string();
  const BracketRecord& bracket = subject.answer->record.brackets[cost.bracket];
  if (bracket.kind == criteria::BracketKind::Bye) return std::string();
  return Score{bracket.score};
}

}  // namespace

std::span<const std::string_view> cost_headings(const Subject& subject) {
  return std::span(headings).first(columns(subject));
}

std::vector<Value> cost_cells(const Subject& subject, const PairAnswer& cost, std::string_view fate) {
  std::vector<Value> cells{std::string(article_of(subject, cost)), std::string(fate), std::string(),
                           std::string()};
  if (cost.fate == PairFate::Criterion) {
    const BracketRecord& bracket = subject.answer->record.brackets[cost.bracket];
    cells[1] = meaning_key(cost.with);
    cells[2] = value_text(cost.with);
    cells[3] = value_text(bracket.criteria[cost.criterion]);
  }
  cells.resize(columns(subject));
  return cells;
}

// Everybody in a bracket is paired: what costs nothing and is no board is a step that the walk did not take.
std::string_view fate_of_pair(PairFate fate) noexcept {
  switch (fate) {
    case PairFate::Absent: return "fate-walk";
    case PairFate::Board: return "fate-plays";
    case PairFate::Met: return "fate-met";
    case PairFate::Colours: return "fate-colours";
    case PairFate::Forbidden: return "fate-forbidden";
    case PairFate::Impossible: return "fate-impossible";
    case PairFate::Completion: return "fate-completion";
    case PairFate::Criterion: return "fate-criterion";
    case PairFate::Order: return "fate-order";
  }
  return "";
}

Table table_of_ranking(const Subject& subject, std::string_view heading,
                       std::span<const RankedPlayer> players) {
  Table table{{heading, "bracket"}, {}};
  const std::span<const std::string_view> of_cost = cost_headings(subject);
  table.headings.insert(table.headings.end(), of_cost.begin(), of_cost.end());
  for (const RankedPlayer& each : players) {
    const bool departs = each.cost.fate != PairFate::Impossible;
    std::vector<Value>& row = table.rows.emplace_back();
    row.emplace_back(each.player);
    row.push_back(place_of(subject, each.cost));
    for (Value& cell :
         cost_cells(subject, each.cost, departs ? fate_of_pair(each.cost.fate) : "fate-in-no-round"))
      row.push_back(std::move(cell));
  }
  return table;
}

}  // namespace bloesem::explain
