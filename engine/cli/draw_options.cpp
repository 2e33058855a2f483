#include "engine/cli/draw_options.hpp"

#include "engine/cli/option_values.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/service/generate/seed.hpp"
#include "engine/service/refusal.hpp"
#include "trf/visible.hpp"

namespace bloesem::cli {

void add_draw_options(Grammar& command, DrawOptions& options) {
  const auto read_seed = [&options](const std::string& text) {
    options.seed = service::parse_seed(text);
    if (!options.seed) refuse_value("--draw-seed", text, "a number from 0 to 18446744073709551615");
  };
  command
      .add_option_function<std::string>(
          "--draw-seed", read_seed,
          "Draw the starting ranks of a round robin by lot, before round 1, with this seed")
      ->type_name("N");
  add_choice<service::DrawKind>(command, "--draw",
                                {{"restricted", service::DrawKind::Restricted},
                                 {"corrected", service::DrawKind::Corrected},
                                 {"free", service::DrawKind::Free}},
                                options.kind,
                                "Restricted by federation (9 to 24 players), by the corrected table for 12, or "
                                "free; default: restricted");
}

Result<std::optional<service::DrawRequest>> draw_request(const DrawOptions& options) {
  if (options.seed)
    return std::optional(
        service::DrawRequest{*options.seed, options.kind.value_or(service::DrawKind::Restricted)});
  if (options.kind) return service::refusal("--draw requires --draw-seed");
  return std::optional<service::DrawRequest>{};
}

void print_draw_notes(const std::string& file, const std::vector<std::string>& notes) {
  for (const std::string& note : notes)
    platform::print_to_stderr(file + ": note: " + trf::visible(note) + '\n');
}

}  // namespace bloesem::cli
