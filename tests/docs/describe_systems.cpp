#include "tests/docs/describe_systems.hpp"

#include <string_view>

#include "bloesem/edition.hpp"
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
      "second engine |\n"
      "|---|---|---|---|---|---|---|---|---|\n";
  for (const Edition edition : editions()) {
    const swiss::System& system = edition.system();
    table += "| " + in_code(system.names.id) + " | " + in_code(system.names.edition) + " | " + when(edition) +
             " | " + std::string(system.names.title) + " | " + in_code(system.names.code) + " | " +
             (system.names.of_fide ? "yes" : "no") + " | " + (system.needs_ratings ? "yes" : "no") + " | " +
             solvers(system) + " | " + second_engine(system) + " |\n";
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

}  // namespace bloesem::docs_test
