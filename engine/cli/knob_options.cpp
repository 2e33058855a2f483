#include "engine/cli/knob_options.hpp"

#include <optional>

#include "engine/cli/option_values.hpp"
#include "engine/service/generate/seed.hpp"
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

Option* add_seed_option(Grammar& command, std::uint64_t& seed, std::string_view help) {
  const auto read = [&seed](const std::string& text) {
    const std::optional<std::uint64_t> number = service::parse_seed(text);
    if (!number) refuse_value("--seed", text, "a number from 0 to 18446744073709551615");
    seed = *number;
  };
  return command.add_option_function<std::string>("--seed", read, help)->type_name("N");
}

void add_knob_options(Grammar& command, const generator::Ranges& usual,
                      const std::function<void(const Knob&, const std::string&)>& take) {
  for (const Knob& knob : generator::knobs()) {
    const auto read = [&knob, take](const std::string& text) { take(knob, text); };
    command.add_option_function<std::string>("--" + std::string(knob.name), read, help_of(knob, usual))
        ->type_name(knob.words.empty() ? "RANGE" : std::string(knob.words) + "|any");
  }
}

}  // namespace bloesem::cli
