// Rewrites the generated parts of documents from the tables, or with --check says whether they are current.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "criteria/baku_2016.hpp"
#include "criteria/describe.hpp"
#include "criteria/fide_2026.hpp"
#include "engine/generator/describe.hpp"
#include "engine/standings/describe.hpp"
#include "trf/lint/describe.hpp"

namespace {

struct GeneratedPart {
  std::string page;
  std::string mark;  // the line before it; "<!-- end -->" stands behind it
  std::string content;
};

// False: the page is not, or cannot be made, what the table says.
bool settle(const GeneratedPart& part, bool only_check) {
  const std::string path = std::string(BLOESEM_SOURCE_DIR) + "/docs/" + part.page;
  std::stringstream content;
  content << std::ifstream(path).rdbuf();
  const std::string page = content.str();
  const std::string begin = "<!-- " + part.mark + " -->\n";
  const std::size_t from = page.find(begin);
  const std::size_t to = page.find("<!-- end -->", from);
  if (from == std::string::npos || to == std::string::npos) {
    std::cerr << path << ": the marks of the generated part are missing\n";
    return false;
  }
  const std::string updated = page.substr(0, from) + begin + part.content + page.substr(to);
  if (updated == page) return true;
  if (!only_check) return static_cast<bool>(std::ofstream(path) << updated);
  std::cerr << path << " is not what the table says; build the target update-docs\n";
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  const bool only_check = argc > 1 && std::string(argv[1]) == "--check";
  const GeneratedPart parts[] = {
      {"criteria.md", "baku-2016", bloesem::criteria::describe(bloesem::criteria::baku_2016())},
      {"criteria.md", "fide-2026", bloesem::criteria::describe(bloesem::criteria::fide_2026())},
      {"generator.md", "knobs", bloesem::generator::describe_knobs()},
      {"standings.md", "tie-breaks", bloesem::standings::describe_tie_breaks()},
      {"standings.md", "editions", bloesem::standings::describe_regulations()},
      {"standings.md", "presets", bloesem::standings::describe_presets()},
      {"lint.md", "kinds", bloesem::trf::describe_kinds()},
  };
  bool settled = true;
  for (const GeneratedPart& part : parts) settled = settle(part, only_check) && settled;
  return settled ? 0 : 1;
}
