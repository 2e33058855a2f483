#include "tests/docs/describe_systems.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>

#include "bloesem/edition.hpp"
#include "bloesem/proof.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::docs_test {
namespace {

std::string in_code(std::string_view text) { return text.empty() ? "" : "`" + std::string(text) + "`"; }

std::string second_engine(const swiss::System& system) {
  if (system.rulebook != nullptr) return in_code("sequence");
  return system.literal != nullptr ? in_code("literal") : "";
}

std::string when(Edition edition) {
  if (default_edition(system_id_of(edition)) == edition) return "by default";
  return edition.system().names.in_force_from ? "by the start date" : "if asked for";
}

std::string solvers(const swiss::System& system) {
  std::string text;
  for (const SolverChoice choice : system.solver_choices) {
    if (!text.empty()) text += ", ";
    text += in_code(name_of(choice));
  }
  return text;
}

}  // namespace

std::string describe_systems() {
  std::string table =
      "| `--system` | `--rules` | chosen | system | record 192 | regulated by FIDE | needs ratings | solvers | "
      "second engine | `--proof` | `--check`, `--export-opb` |\n"
      "|---|---|---|---|---|---|---|---|---|---|---|\n";
  for (const Edition edition : editions()) {
    const swiss::System& system = edition.system();
    table += "| " + in_code(system.names.id) + " | " + in_code(system.names.edition) + " | " + when(edition) +
             " | " + std::string(system.names.title) + " | " + in_code(system.names.code) + " | " +
             (system.names.of_fide ? "yes" : "no") + " | " + (system.needs_ratings ? "yes" : "no") + " | " +
             solvers(system) + " | " + second_engine(system) + " | " + (has_proofs(edition) ? "yes" : "no") +
             " | " + (has_answer_checks(edition) ? "yes" : "no") + " |\n";
  }
  return table;
}

std::string describe_readings() {
  std::string table = "| system | reading | values | meaning | article |\n|---|---|---|---|---|\n";
  for (const Edition edition : editions())
    for (const swiss::Reading& reading : edition.system().readings) {
      std::string values;
      if (reading.expected.empty())
        for (const std::string_view value : reading.values)
          values += (values.empty() ? "" : ", ") + in_code(value);
      else
        values = reading.expected;
      table += "| " + in_code(system_id_of(edition)) + ' ' + std::string(name_of(edition)) + " | " +
               in_code(reading.name) + " | " + values + " | " + std::string(reading.meaning) + " | " +
               std::string(reading.article) + " |\n";
    }
  return table;
}

namespace {

// Where a table of criteria stands, and what it is called there; empty: the page explains the rules in words.
struct CriteriaPage {
  std::string_view system;
  std::string_view edition;
  std::string_view page;
  std::string_view table;
};

constexpr std::array criteria_pages = {
    CriteriaPage{"dutch", "2012", "systems/dutch-2012.md", "generated table"},
    CriteriaPage{"dutch", "2016", "#baku-2016", "generated table"},
    CriteriaPage{"dutch", "2026", "#fide-2026", "generated table"},
    CriteriaPage{"dubov", "1997", "systems/dubov-1997.md", "generated table"},
    CriteriaPage{"dubov", "2026", "systems/dubov.md", "generated table"},
    CriteriaPage{"burstein", "2026", "#burstein-2026", "generated table"},
    CriteriaPage{"lim", "2026", "systems/lim.md", "generated table"},
    CriteriaPage{"double-swiss", "2026", "systems/double-swiss.md", "generated table"},
    CriteriaPage{"team-swiss", "2026", "systems/team-swiss.md", "generated table"},
    CriteriaPage{"ranked-dutch", "2026", "#fide-2026", "the table of the Dutch System"},
    CriteriaPage{"danubian", "2016", "systems/dubov-1997.md", "the table of Dubov 1997"},
    CriteriaPage{"vega", "2015", "systems/dubov-1997.md", "generated table"},
    CriteriaPage{"amalfi", "2008", "systems/amalfi.md", "no criteria: one order of candidates"},
    CriteriaPage{"uscf", "2020", "systems/uscf.md", "generated table"},
    CriteriaPage{"round-robin", "", "systems/round-robin.md", "no criteria: one schedule"},
};

}  // namespace

std::string describe_criteria_pages() {
  std::string table = "| `--system` | `--rules` | criteria |\n|---|---|---|\n";
  for (const Edition edition : editions()) {
    const std::string_view id = system_id_of(edition);
    const auto* const page = std::find_if(
        criteria_pages.begin(), criteria_pages.end(),
        [&](const CriteriaPage& each) { return each.system == id && each.edition == name_of(edition); });
    if (page == criteria_pages.end())
      throw std::logic_error("docs/criteria.md: no page of the criteria of " + full_title_of(edition));
    table += "| " + in_code(id) + " | " + in_code(name_of(edition)) + " | [" + std::string(page->table) + "](" +
             std::string(page->page) + ") |\n";
  }
  return table;
}

}  // namespace bloesem::docs_test
