// Rewrites the generated part of docs/criteria.md from the table, or with --check says whether it is current.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "criteria/baku_2016.hpp"
#include "criteria/describe.hpp"

int main(int argc, char** argv) {
  const std::string path = std::string(BLOESEM_SOURCE_DIR) + "/docs/criteria.md";
  std::stringstream content;
  content << std::ifstream(path).rdbuf();
  const std::string page = content.str();
  const std::string begin = "<!-- baku-2016 -->\n";
  const std::size_t from = page.find(begin);
  const std::size_t to = page.find("<!-- end -->", from);
  if (from == std::string::npos || to == std::string::npos) {
    std::cerr << path << ": the marks of the generated part are missing\n";
    return 1;
  }
  const std::string updated = page.substr(0, from) + begin +
                              bloesem::criteria::describe(bloesem::criteria::baku_2016()) + page.substr(to);
  if (argc > 1 && std::string(argv[1]) == "--check") {
    if (updated == page) return 0;
    std::cerr << path << " is not what the table says; build the target update-docs\n";
    return 1;
  }
  std::ofstream(path) << updated;
  return 0;
}
