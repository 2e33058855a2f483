#include "engine/dropin/generated_forms.hpp"

#include <string>

#include "engine/generator/random.hpp"
#include "engine/service/edition_choice.hpp"
#include "engine/service/generate/generated_report.hpp"
#include "trf/text.hpp"

namespace bloesem::dropin {

namespace {

trf::Written bbp_form(Tournament tournament, bool stopped, std::uint64_t seed) {
  tournament.name = "AutoTest Tournament " + std::to_string(seed);
  tournament.initial_colour.reset();  // the first round implies it
  tournament.heading = {};            // bbpPairings writes no records 042 and 192
  if (!stopped) tournament.rounds_declared.reset();
  trf::Written written =
      trf::write_report(tournament, {.target = trf::Target::Trfbx, .line_end = trf::LineEnd::Cr});
  written.text += '\r';
  return written;
}

std::string per_mille(int rate) { return std::to_string(rate / (generator::certain / 1000)); }

// Returns points as JaVaFo writes its parameters: "1", ".5".
std::string short_points(Points points) {
  const std::string text = trf::format_points(points);
  if (text.ends_with(".0")) return text.substr(0, text.size() - 2);
  return text.starts_with("0.") ? text.substr(1) : text;
}

std::string parameters(const generator::Settings& s) {
  const auto colours = [](const std::string& result, Points points) {
    return "W" + result + short_points(points) + "B" + result + short_points(points);
  };
  return "F" + per_mille(s.forfeits) + "Q" + per_mille(s.quick_games) + "Z" + per_mille(s.zero_byes) + "R0" +
         "H" + per_mille(s.half_byes) + "F" + per_mille(s.full_byes) + "H" + std::to_string(s.highest_rating) +
         "L" + std::to_string(s.lowest_rating) + "G" + std::to_string(s.groups) + "S" +
         std::to_string(s.separator) + colours("W", s.win) + colours("D", s.draw) + colours("L", s.loss) +
         "ZPB" + short_points(s.zero_bye) + "HPB" + short_points(s.half_bye) + "FPB" +
         short_points(s.full_bye) + "PAB" + short_points(s.pairing_bye) + "FW" + short_points(s.forfeit_win) +
         "FL" + short_points(s.forfeit_loss);
}

// Returns "Swiss Dutch 2026 rules", with the year that ends the edition's code in record 192; the title of
// another system.
std::string rules_in_words(Edition edition) {
  if (!same_system(edition, edition_in_force)) return full_title_of(edition);
  const std::string_view code = system_code_of(edition);
  return "Swiss Dutch " + std::string(code.substr(code.rfind('_') + 1)) + " rules";
}

trf::Written javafo_form(Tournament tournament, const generator::Settings& settings, std::uint64_t seed) {
  tournament.name = "AutoTest " + std::to_string(seed);
  tournament.heading = {};
  return trf::write_report(
      tournament, {.target = trf::Target::Trfx,
                   .records = {"022 " + parameters(settings), "032 FIDE",
                               "062 " + std::to_string(tournament.players.size()),
                               "072 " + std::to_string(service::count_rated(tournament)),
                               "092 Individual  " + rules_in_words(settings.edition), "102 Auto-Generator"}});
}

}  // namespace

trf::Written generated_form(Dialect dialect, const generator::Generated& generated,
                            const generator::Settings& settings, std::uint64_t seed) {
  if (dialect == Dialect::JaVaFo) return javafo_form(generated.tournament, settings, seed);
  return bbp_form(generated.tournament, !generated.stopped.empty(), seed);
}

}  // namespace bloesem::dropin
