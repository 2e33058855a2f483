#include "engine/generator/describe.hpp"

#include <string_view>

#include "engine/generator/knobs.hpp"

namespace bloesem::generator {

namespace {

std::string_view name_of(Unit unit) noexcept {
  switch (unit) {
    case Unit::Percent: return "percent";
    case Unit::PerMille: return "per mille";
    case Unit::Points: return "points";
    case Unit::Number: return "number";
    case Unit::Word: break;
  }
  return "word";
}

std::string limits_of(const Knob& knob) {
  if (knob.unit == Unit::Word) {
    std::string words;
    for (int value = knob.least; value <= knob.most; ++value)
      words += (value == knob.least ? "`" : ", `") + format_value(knob, value) + "`";
    return words;
  }
  const std::string limits = format_value(knob, knob.least) + "-" + format_value(knob, knob.most);
  return knob.bound_by.empty() ? limits : limits + "; bounded by " + std::string(knob.bound_by);
}

}  // namespace

std::string describe_knobs() {
  const Ranges usual = usual_ranges();
  std::string page = "| knob | unit | limits | usual range | meaning |\n|---|---|---|---|---|\n";
  for (const Knob& knob : knobs()) {
    page.append("| `--").append(knob.name).append("` | ").append(name_of(knob.unit)).append(" | ");
    page += limits_of(knob) + " | " + format_range(knob, usual) + " | ";
    page.append(knob.meaning).append(" |\n");
  }
  return page;
}

}  // namespace bloesem::generator
