#include "trf/lint/describe.hpp"

#include <string_view>

#include "bloesem/trf/kinds.hpp"

namespace bloesem::trf {

namespace {

std::string_view name_of(Level level) noexcept {
  switch (level) {
    case Level::Error: return "E";
    case Level::Warning: return "W";
    case Level::Either: break;
  }
  return "E/W";
}

}  // namespace

std::string describe_kinds() {
  std::string page = "| code | | meaning | what to do |\n|---|---|---|---|\n";
  for (const Kind& kind : kinds()) {
    page.append("| `").append(kind.name).append("` | ").append(name_of(kind.level)).append(" | ");
    page.append(kind.meaning).append(" | ").append(kind.advice).append(" |\n");
  }
  return page;
}

}  // namespace bloesem::trf
