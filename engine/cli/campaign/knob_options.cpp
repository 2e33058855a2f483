#include "engine/cli/campaign/knob_options.hpp"

#include <algorithm>
#include <charconv>

#include "engine/cli/option_values.hpp"
#include "trf/text.hpp"

namespace bloesem::cli {

namespace {

using generator::Knob;

std::string help_of(const Knob& knob, const generator::Ranges& usual) {
  std::string help;
  if (knob.unit == generator::Unit::Percent) help = "Percent ";
  if (knob.unit == generator::Unit::PerMille) help = "Per mille ";
  help += knob.meaning;
  help.front() = trf::upper(help.front());
  return help + " (" + format_range(knob, usual) + ")";
}

}  // namespace

std::optional<Error> AskedRanges::settle() {
  for (const Knob& knob : generator::knobs()) {
    if (std::find(asked.begin(), asked.end(), &knob) == asked.end()) generator::loosen(ranges, knob);
  }
  return generator::problem_with(ranges);
}

void add_knob_options(CLI::App& command, AskedRanges& target) {
  for (const Knob& knob : generator::knobs()) {
    const std::string name = "--" + std::string(knob.name);
    const auto read = [&knob, &target, name](const std::string& text) {
      if (!generator::read_range(knob, text, target.ranges))
        refuse_value(name, text, generator::expected_range(knob));
      target.asked.push_back(&knob);
    };
    command.add_option_function<std::string>(name, read, help_of(knob, target.ranges))
        ->type_name(knob.words.empty() ? "RANGE" : std::string(knob.words) + "|any");
  }
}

void add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& help) {
  const auto read = [&seed](const std::string& text) {
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, seed);
    if (problem != std::errc() || stop != end)
      refuse_value("--seed", text, "a number from 0 to 18446744073709551615");
  };
  command.add_option_function<std::string>("--seed", read, help)->type_name("N");
}

}  // namespace bloesem::cli
