// Rewrites the generated parts of documents from the tables, or with --check says whether they are current.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "criteria/burstein/burstein_2026.hpp"
#include "criteria/describe.hpp"
#include "criteria/double_swiss/double_swiss_2026.hpp"
#include "criteria/dubov/fide_2026.hpp"
#include "criteria/dubov_1997/procedural.hpp"
#include "criteria/dutch/baku_2016.hpp"
#include "criteria/dutch/fide_2026.hpp"
#include "criteria/dutch_2012/istanbul_2012.hpp"
#include "criteria/lim/lim_2026.hpp"
#include "criteria/team_swiss/team_swiss_2026.hpp"
#include "criteria/uscf/uscf_2020.hpp"
#include "engine/generator/describe.hpp"
#include "engine/round_robin/describe.hpp"
#include "engine/standings/describe.hpp"
#include "tests/docs/describe_phrases.hpp"
#include "tests/docs/describe_systems.hpp"
#include "tests/docs/figures.hpp"
#include "tests/docs/whole_round_example.hpp"
#include "trf/lint/describe.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path root = BLOESEM_SOURCE_DIR;

struct GeneratedPart {
  std::string mark;  // the line before it; "<!-- end -->" stands behind it
  std::string content;
};

std::string read(const fs::path& path) {
  std::stringstream content;
  content << std::ifstream(path).rdbuf();
  return content.str();
}

std::string with_part(const std::string& page, const GeneratedPart& part) {
  const std::string begin = "<!-- " + part.mark + " -->\n";
  const std::size_t from = page.find(begin);
  const std::size_t to = page.find("<!-- end -->", from);
  if (from == std::string::npos || to == std::string::npos)
    throw std::runtime_error("the marks of the generated part '" + part.mark + "' are missing");
  return page.substr(0, from) + begin + part.content + page.substr(to);
}

std::map<std::string, std::vector<GeneratedPart>> generated_parts(
    const std::vector<bloesem::docs_test::Figure>& figures) {
  return {
      {"docs/criteria.md",
       {{"criteria-index", bloesem::docs_test::describe_criteria_pages()},
        {"baku-2016", bloesem::criteria::describe(bloesem::criteria::baku_2016())},
        {"fide-2026", bloesem::criteria::describe(bloesem::criteria::fide_2026())},
        {"burstein-2026", bloesem::criteria::describe(bloesem::criteria::burstein_2026())}}},
      {"docs/explain.md", {{"phrases", bloesem::docs_test::describe_phrases()}}},
      {"docs/formulation.md", {{"whole-round", bloesem::docs_test::describe_whole_round()}}},
      {"docs/generator.md", {{"knobs", bloesem::generator::describe_knobs()}}},
      {"docs/standings.md",
       {{"tie-breaks", bloesem::standings::describe_tie_breaks()},
        {"editions", bloesem::standings::describe_regulations()},
        {"presets", bloesem::standings::describe_presets()}}},
      {"docs/systems/README.md",
       {{"systems", bloesem::docs_test::describe_systems()},
        {"readings", bloesem::docs_test::describe_readings()}}},
      {"docs/systems/round-robin.md",
       {{"orders", bloesem::round_robin::describe_orders()},
        {"effects", bloesem::round_robin::describe_effects()}}},
      {"docs/systems/dutch-2012.md",
       {{"istanbul-2012", bloesem::criteria::describe(bloesem::criteria::istanbul_2012())}}},
      {"docs/systems/dubov.md", {{"dubov-2026", bloesem::criteria::describe(bloesem::criteria::dubov_2026())}}},
      {"docs/systems/dubov-1997.md",
       {{"dubov-1997", bloesem::criteria::describe(bloesem::criteria::dubov_1997())},
        {"vega-2015", bloesem::criteria::describe(bloesem::criteria::vega_2015())}}},
      {"docs/systems/lim.md", {{"lim-2026", bloesem::criteria::describe(bloesem::criteria::lim_2026())}}},
      {"docs/systems/double-swiss.md",
       {{"double-swiss-2026", bloesem::criteria::describe(bloesem::criteria::double_swiss_2026())}}},
      {"docs/systems/team-swiss.md",
       {{"team-swiss-2026", bloesem::criteria::describe(bloesem::criteria::team_swiss_2026())}}},
      {"docs/systems/uscf.md", {{"uscf-2020", bloesem::criteria::describe(bloesem::criteria::uscf_2020())}}},
      {"docs/lint.md", {{"kinds", bloesem::trf::describe_kinds()}}},
      {"docs/performance.md", {{"figures", bloesem::docs_test::table_of(figures)}}}};
}

std::vector<std::string> pages() {
  std::vector<std::string> names{"README.md", "CHANGELOG.md", "CONTRIBUTING.md"};
  for (const std::string folder : {"docs/", "docs/systems/"})
    for (const fs::directory_entry& entry : fs::directory_iterator(root / folder))
      if (entry.path().extension() == ".md") names.push_back(folder + entry.path().filename().string());
  return names;
}

// False: the page is not what the tables say.
bool settle(const std::string& name, const std::string& page, const std::string& updated, bool only_check) {
  if (updated == page) return true;
  if (!only_check) return static_cast<bool>(std::ofstream(root / name) << updated);
  std::cerr << name << " is not what the tables say; build the target update-docs\n";
  return false;
}

bool settle_all(bool only_check) {
  const auto figures = bloesem::docs_test::read_figures(read(root / "docs/figures.tsv"));
  const auto parts = generated_parts(figures);
  bool settled = true;
  for (const std::string& name : pages()) {
    const std::string page = read(root / name);
    std::string updated = page;
    if (const auto found = parts.find(name); found != parts.end())
      for (const GeneratedPart& part : found->second) updated = with_part(updated, part);
    updated = bloesem::docs_test::filled(updated, figures);
    settled = settle(name, page, updated, only_check) && settled;
  }
  return settled;
}

}  // namespace

int main(int argc, char** argv) try {
  return settle_all(argc > 1 && std::string(argv[1]) == "--check") ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
