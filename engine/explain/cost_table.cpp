#include "engine/explain/cost_table.hpp"

#include <string>

#include "engine/explain/value_text.hpp"

namespace bloesem::explain {

Table table_of_costs(std::string_view choice) {
  return {{choice, "article", "what-decides", "with", "as-paired"}, {}};
}

void add_cost(const Subject& subject, Table& table, PlayerIndex choice, const PairAnswer& cost,
              std::string_view fate) {
  const std::string article(article_of(subject, cost));
  if (cost.fate != PairFate::Criterion) {
    table.rows.push_back({choice, article, std::string(fate), std::string(), std::string()});
    return;
  }
  const BracketRecord& bracket = subject.answer->record.brackets[cost.bracket];
  table.rows.push_back({choice, article, std::string(cost.with.meaning), value_text(cost.with),
                        value_text(bracket.criteria[cost.criterion])});
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

std::string_view fate_of_choice(PairFate fate) noexcept {
  return fate == PairFate::Impossible ? "fate-in-no-round" : fate_of_pair(fate);
}

}  // namespace bloesem::explain
