#include "engine/explain/cost_table.hpp"

#include <string>
#include <utility>

#include "engine/explain/value_text.hpp"

namespace bloesem::explain {

std::vector<Value> cost_cells(const Subject& subject, const PairAnswer& cost, std::string_view fate) {
  const std::string article(article_of(subject, cost));
  if (cost.fate != PairFate::Criterion) return {article, std::string(fate), std::string(), std::string()};
  const BracketRecord& bracket = subject.answer->record.brackets[cost.bracket];
  return {article, std::string(cost.with.meaning), value_text(cost.with),
          value_text(bracket.criteria[cost.criterion])};
}

std::string_view fate_of_pair(PairFate fate) noexcept {
  switch (fate) {
    case PairFate::Absent: return "fate-absent";
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
  table.headings.insert(table.headings.end(), cost_headings.begin(), cost_headings.end());
  for (const RankedPlayer& each : players) {
    const bool departs = each.cost.fate != PairFate::Impossible;
    std::vector<Value>& row = table.rows.emplace_back();
    row.emplace_back(each.player);
    if (departs)
      row.emplace_back(Score{subject.answer->record.brackets[each.cost.bracket].score});
    else
      row.emplace_back(std::string());
    for (Value& cell :
         cost_cells(subject, each.cost, departs ? fate_of_pair(each.cost.fate) : "fate-in-no-round"))
      row.push_back(std::move(cell));
  }
  return table;
}

}  // namespace bloesem::explain
