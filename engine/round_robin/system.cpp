#include "engine/round_robin/system.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bloesem/limits.hpp"
#include "engine/round_robin/pair_round.hpp"
#include "engine/round_robin/readings.hpp"
#include "engine/round_robin/type_code.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::round_robin {
namespace {

constexpr ArticleNames articles_of_schedule = {
    .met = "C.05, Annex 1",
    .bye = "C.05, Annex 1",
    .colours = "",
    .completion = "",
    .pairs = "C.05, Annex 1",
    .bye_score = "",
    .downfloats = {"", ""},
    .outlook = "C.05, Annex 1",
    .one_bye = "C.05, Annex 1",
    .colour_difference = "",
    .same_colour = "",
    .paired_moved_down = "",
    .transpositions = "",
    .exchanges = {"", "", "", ""},
    .colour_rules = {"C.05, Annex 1"},
};

constexpr std::array solvers_of_schedule{SolverChoice::Auto};

criteria::CriteriaTable no_criteria() noexcept { return {}; }

Result<RoundPairing> look_up(const Tournament& tournament, const swiss::RoundTask& task,
                             const PairOptions& options) {
  PairOptions of_round = options;
  of_round.round = task.round;
  Result<RoundPairing> pairing = pair_consistent(tournament, of_round, settings_for(tournament, task.readings));
  if (!pairing) return pairing;
  for (const Board& board : pairing->boards) {
    pairing->record.colour_rules.push_back(ColourRule::E1);
    pairing->record.higher_is_white.push_back(board.white < board.black ? 1 : 0);
  }
  return pairing;
}

int scheduled_rounds(const Tournament& tournament, const Readings& readings) {
  const auto players = static_cast<int>(tournament.players.size());
  const Result<Schedule> schedule = Schedule::of(players, settings_for(tournament, readings));
  return schedule ? schedule->rounds() : 0;
}

std::string reason(const swiss::ColouredPair& pair) {
  const Result<Schedule> schedule = Schedule::of(static_cast<int>(pair.tournament.players.size()),
                                                 settings_for(pair.tournament, pair.task.readings));
  if (!schedule) return schedule.error().message;
  const swiss::Position white = pair.higher_is_white ? pair.higher : pair.lower;
  std::string text = "round " + std::to_string((*schedule).table_round(pair.task.round)) + " of the table";
  if ((*schedule).reversed(pair.task.round)) text += ", with the colours reversed in the second cycle,";
  return text + " gives White to " + std::to_string(pair.tournament.id(pair.field.player(white)));
}

std::string code_with(const Readings& readings) { return code_of(settings_of(readings)); }

Readings canonical(const Readings& readings) { return readings_of(settings_of(readings)); }

std::optional<Readings> readings_of_code(std::string_view code) {
  const std::optional<Settings> settings = settings_of_code(code);
  if (!settings || settings->cycles > limits::max_rounds) return std::nullopt;
  return readings_of(*settings);
}

constexpr BakuWording baku_wording_of_schedule = {"for Swiss systems only",
                                                  [](const PointSystem&) { return false; }};

}  // namespace

constinit const swiss::System all_play_all = {
    .names = {.id = "round-robin",
              .edition = "",
              .title = "Round robin",
              .code = "BERGER_ROUNDROBIN",
              .former_code = "",
              .family_code = "",
              .in_force_from = {}},
    .articles = articles_of_schedule,
    .criteria = no_criteria,
    .field = {.topscorers = false, .colours_forbid = false},
    .ranking = nullptr,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = [](const RoundEntry&, const PointSystem&) { return false; },
    .solver_choices = solvers_of_schedule,
    .table = look_up,
    .rounds_of_table = scheduled_rounds,
    .left_over = Outcome::ZeroBye,
    .colour_reason = reason,
    .baku = baku_wording_of_schedule,
    .readings = readings_of_settings,
    .code_with = code_with,
    .readings_of_code = readings_of_code,
    .contradiction = contradiction_in,
    .canonical_readings = canonical,
};

}  // namespace bloesem::round_robin
