#include "tests/docs/describe_phrases.hpp"

#include "engine/render/explain/phrases.hpp"

namespace bloesem::docs_test {
namespace {

// Returns the pattern with its bars escaped, as a cell of a table needs them.
std::string cell_of(std::string_view pattern) {
  std::string text;
  for (const char c : pattern) (text += c == '|' ? "\\" : "") += c;
  return text;
}

}  // namespace

std::string describe_phrases() {
  std::string table = "| `says` | sentence |\n|---|---|\n";
  for (const render::Phrase& phrase : render::phrases())
    table += "| `" + std::string(phrase.says) + "` | `" + cell_of(phrase.english) + "` |\n";
  return table;
}

}  // namespace bloesem::docs_test
