#include "engine/lim/system.hpp"

#include <array>

#include "criteria/bye_eligibility.hpp"
#include "criteria/lim/lim_2026.hpp"
#include "engine/lim/colours.hpp"
#include "engine/lim/flow.hpp"
#include "engine/lim/readings.hpp"
#include "engine/literal/literal.hpp"
#include "engine/swiss/system.hpp"

namespace bloesem::swiss::lim {
namespace {

constexpr ArticleNames articles_of_2026 = {
    .met = "2.1",
    .bye = "1.1",
    .colours = "2.1",
    .completion = "4.4",
    .pairs = "4.1",
    .bye_score = "1.1",
    .downfloats = {"", ""},
    .outlook = "1.1",
    .one_bye = "1.1",
    .colour_difference = "5.1.2",
    .same_colour = "5.1.1",
    .paired_moved_down = "3.6",
    .transpositions = "4.2",
    .exchanges = {"4.2", "4.2", "4.2", "4.2"},
    .colour_rules = {"5.1", "5.2", "5.4", "5.4", "5.4", "7.2"},
};

constexpr std::array<std::string_view, 1> by_analogy{"FIDE_LIM"};

constexpr std::array one_way{SolverChoice::Auto};

Result<literal::LiteralPairing> literally(literal::LiteralRound& round, const Readings& readings) {
  round.maxi = is_maxi(readings);
  return literal::lim_2026(round);
}

}  // namespace

constinit const System fide_2026 = {
    .names = {.id = "lim",
              .edition = "2026",
              .title = "Lim",
              .code = "CUSTOM_SWISS",  // the format has no code for it
              .former_code = "",
              .family_code = "",
              .in_force_from = earliest_date,
              .further_codes = by_analogy},
    .articles = articles_of_2026,
    .criteria = criteria::lim_2026,
    .field = {.topscorers = false, .last_round_forbids = false},  // 6
    .ranking = nullptr,
    .float_of_unplayed = [](const RoundEntry&, const PointSystem&) { return criteria::Float::None; },
    .bars_bye = criteria::bars_bye_2026,
    .solver_choices = one_way,
    .flow = flow_2026,
    .colour_reason = colour_reason,
    .literal = literally,
    .floats_remembered = 1,
    .baku = baku_wording_2026,
    .readings = readings_of_2026,
};

}  // namespace bloesem::swiss::lim
